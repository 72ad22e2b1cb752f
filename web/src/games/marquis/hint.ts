import type { Bundle, MarquisAction, MarquisView } from '../../protocol/marquis';
import { actingAs, characterOf, consequences, letterOf, pointsWith, type Loss } from './cards';
import { bundleText, cardName, nameOf, say, type MarquisReader } from './describe';

function lossText(loss: Loss, reader: MarquisReader): string {
  return say('hint-loss', {
    victim: nameOf(reader, loss.seat),
    coins: loss.coins,
    killed: loss.killed ? 'yes' : 'no',
    veto: loss.mayVeto ? 'yes' : 'no',
  });
}

function rateText(rate: { coins: number; diamonds: number } | null): string {
  return rate ? say('hint-rate', { price: rate.coins, gain: rate.diamonds }) : say('hint-no-rate');
}

/** What a character can do, with the numbers of this table's data file. */
export function powerText(letter: string, view: MarquisView): string {
  const { fixed } = view;
  const coins: Record<string, number> = {
    A: fixed.assassin,
    C: fixed.countess,
    T: fixed.pickpocket,
    W: fixed.highwayman,
  };
  const character = characterOf(view, letter);
  return say(`power-${letter.toLowerCase()}`, {
    coins: coins[letter] ?? 0,
    price: character?.rate?.coins ?? 0,
    gain: character?.rate?.diamonds ?? 0,
    otherprice: character?.other_rate?.coins ?? 0,
    othergain: character?.other_rate?.diamonds ?? 0,
  });
}

/** MQ-21 to MQ-35: everything that follows from laying a card, as far as the table shows it. */
export function cardHint(card: string, reader: MarquisReader): string {
  const { view, me } = reader;
  if (letterOf(card) === 'V') return say('hint-veto-card');
  if (me === null) return cardName(card);
  const acting = actingAs(view, me, card);
  const found = consequences(view, me, card);
  const parts = [
    letterOf(card) === 'F'
      ? say('hint-cardsharp', { card: acting ? cardName(acting) : 'none' })
      : '',
    acting ? say('hint-treasury', { coins: found.treasury }) : '',
    ...found.losses.map((loss) => lossText(loss, reader)),
    found.gives.length > 0
      ? say('hint-gives', {
          names: found.gives.map((seat) => nameOf(reader, seat)).join(', '),
          count: found.gives.length,
          coins: view.fixed.identical,
        })
      : '',
    acting ? say('hint-after', { coins: found.coins }) : '',
    acting ? powerText(acting, view) : '',
    acting ? rateText(found.rate) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** A character in words: what it does wherever it lies. */
export function characterText(card: string, reader: MarquisReader): string {
  const character = characterOf(reader.view, card);
  if (!character) return say('hint-veto-card');
  const robs = Object.entries(character.steals)
    .map(([victim, coins]) => `${cardName(victim)} ${coins}`)
    .join(', ');
  return [
    say('about-treasury', { coins: character.treasury }),
    robs ? say('about-robs', { robs }) : '',
    powerText(letterOf(card), reader.view),
    character.rate ? rateText(character.rate) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const left = (have: number, bundle: Bundle, goods: 'coins' | 'diamonds'): number =>
  have - bundle[goods];

function exchangeHint(times: number, reader: MarquisReader): string {
  const { view, me } = reader;
  const place = me === null ? undefined : view.places[me];
  const rate = view.matter?.rate;
  if (me === null || !place || !rate) return '';
  if (times === 0) return say('hint-exchange-none', { coins: place.coins });
  const tolls = view.places.filter((other, seat) => seat !== me && other.open?.toll).length;
  return say('hint-exchange', {
    coins: Math.max(0, place.coins - rate.coins * times),
    points: pointsWith(view, me, rate.diamonds * times),
    tolls,
  });
}

function effectHint(reader: MarquisReader, vetoed: boolean): string {
  const { matter } = reader.view;
  return say(vetoed ? 'hint-play-veto' : 'hint-allow', {
    culprit: nameOf(reader, matter?.culprit ?? null),
    coins: matter?.coins ?? 0,
    kills: matter?.kills ? 'yes' : 'no',
  });
}

function payHint(bundle: Bundle, reader: MarquisReader): string {
  const place = reader.me === null ? undefined : reader.view.places[reader.me];
  if (!place) return '';
  return say('hint-pay', {
    bundle: bundleText(bundle),
    coins: left(place.coins, bundle, 'coins'),
    diamonds: left(place.diamonds, bundle, 'diamonds'),
  });
}

const getHint = (bundle: Bundle): string => say('hint-get', { bundle: bundleText(bundle) });

/** What a choice does, as far as this reader can know. */
export function hint(action: MarquisAction, reader: MarquisReader): string {
  const { view } = reader;
  switch (action.type) {
    case 'LayCard':
      return cardHint(action.card, reader);
    case 'Exchange':
      return exchangeHint(action.times, reader);
    case 'Assassinate': {
      const place = view.places[action.seat];
      return say('hint-assassinate', {
        name: nameOf(reader, action.seat),
        coins: Math.min(view.fixed.assassin, place?.coins ?? 0),
        card: cardName(place?.open?.card.identity ?? 'F'),
        veto: place?.might_veto ? 'yes' : 'no',
      });
    }
    case 'Allow':
      return effectHint(reader, false);
    case 'PlayVeto':
    case 'Retaliate':
      return effectHint(reader, true);
    case 'OfferFee':
    case 'Counter':
      return payHint(action.bundle, reader);
    case 'DemandPrice':
    case 'DemandFee':
      return getHint(action.bundle);
    case 'AcceptOffer': {
      const offer = view.places[action.seat]?.offer;
      return offer ? getHint(offer) : '';
    }
    case 'Accept': {
      const standing = view.matter?.standing;
      if (!standing) return '';
      const pays =
        view.question?.id === 'marquis.answer_fee' || view.question?.id === 'marquis.answer_price';
      return pays ? payHint(standing, reader) : getHint(standing);
    }
    case 'TakeBack':
      return characterText(action.card, reader);
    case 'CallWitness':
      return action.card === null ? say('hint-top') : characterText(action.card, reader);
    default:
      return say('hint-simple', { action: action.type });
  }
}
