// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Sealed } from './engine';
import type { CardsRevealed, DealCard, FreePrison, GiveToken, GuardTurned, HandBegan, HandDealt, HandEnded, Jailed, JewelReturned, JewelTaken, LayRewards, MatchEnded, MusketeersView, PlayCard, PrisonFreed, PrisonTaken, Released, ReturnJewel, RewardsLaid, ShuffleSlots, TakeJewel, TakePrison, TurnGuard } from './musketeers';

export type View = MusketeersView;

export type Event = Sealed | HandBegan | HandDealt | RewardsLaid | GuardTurned | CardsRevealed | JewelTaken | PrisonFreed | PrisonTaken | JewelReturned | Jailed | Released | HandEnded | MatchEnded;

export type Action = LayRewards | PlayCard | TakeJewel | FreePrison | TakePrison | ReturnJewel | GiveToken | DealCard | ShuffleSlots | TurnGuard;
