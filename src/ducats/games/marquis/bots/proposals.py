"""Which proposals a bot of Marquis does not make again, as somebody has refused them."""

from ducats.bots.memory import Memory, Proposal
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.games.marquis.bots.memory import COUNTER, DEMAND, FEE, PRICE, PROTECTION
from ducats.games.marquis.evaluation import Evaluation, Worths, evaluation_of
from ducats.games.marquis.evaluation.bargaining import dispute, favour, gain, sold, worth
from ducats.games.marquis.rules.bargains import DEMANDED, AnswerPrice, ChooseClient, Intervene, OfferFees
from ducats.games.marquis.rules.printed import MAX_SEATS
from ducats.games.marquis.rules.queries import EFFECTS
from ducats.games.marquis.rules.state import Marquis
from ducats.mechanics.haggle import ACCEPT, REFUSE, TERMS


def reconsider(play: Play, seat: Seat, memory: Memory, answer: int, others: list[int]) -> int:
    """To propose nothing is the first of all legal answers."""
    look = evaluation_of(play, seat)
    answers = [answer, *others, *play.legal(seat)]
    return next(each for each in answers if not _is_pointless(look, memory, each, answers))


def hopeful(play: Play, seat: Seat, memory: Memory, worths: Worths) -> Worths:
    """The answers that are left; to propose nothing is always one of them."""
    if not memory.refused:
        return worths
    look = evaluation_of(play, seat)
    answers = [answer for _, answer in sorted(worths, reverse=True)]
    return [pair for pair in worths if not _is_pointless(look, memory, pair[1], answers)]


def _is_pointless(look: Evaluation, memory: Memory, answer: int, answers: list[int]) -> bool:
    """By what the other side would gain, as far as everybody sees; of all answers, the best come first."""
    made = _proposal(look.g, answer)
    if made is None or not memory.of_a_kind(made):
        return False
    usual = _usual_terms(look.g, made, answers)
    # Whoever is paid has it, and the payer has it no more.
    share = (1.0 + look.envy) * (1.0 if made.kind in (FEE, COUNTER) else -1.0)
    free = _gain_without_price(look, made)

    def gained(code: int) -> float:
        return free + share * worth(look, code)

    if answer == ACCEPT:
        return memory.rewards_refusing(made, usual, gained)
    return memory.is_pointless(made, usual, gained)


def _usual_terms(g: Marquis, made: Proposal, answers: list[int]) -> int:
    """What would be proposed to the same player now if they had refused nothing."""
    proposals = [proposal for answer in answers if (proposal := _proposal(g, answer)) is not None]
    return next(each.terms for each in proposals if (each.to, each.kind) == (made.to, made.kind))


def _proposal(g: Marquis, answer: int) -> Proposal | None:
    ask = g.ask()
    match ask:
        case OfferFees() if answer >= TERMS:
            return Proposal(ask.other, FEE, PROTECTION, answer - TERMS)
        case ChooseClient() if answer >= DEMANDED:
            code, client = divmod(answer - DEMANDED, MAX_SEATS)
            return Proposal(client, DEMAND, PROTECTION, code)
        case Intervene() if answer >= TERMS:
            return Proposal(ask.other, PRICE, EFFECTS[dispute(g).effect], answer - TERMS)
        case AnswerPrice() if answer != REFUSE:
            # To pay the price is to offer as much.
            code = ask.standing if answer == ACCEPT else answer - TERMS
            return Proposal(ask.other, COUNTER, EFFECTS[dispute(g).effect], code)
    return None


def _gain_without_price(look: Evaluation, made: Proposal) -> float:
    """What the other side has of a deal before anything is paid."""
    g = look.g
    if made.kind == FEE:
        return sold(look, look.rival_danger(look.seat), 0.0)
    if made.kind == DEMAND:
        return look.rival_danger(made.to)
    theirs = Evaluation(g, made.to, look.weights)
    return gain(theirs, dispute(g)) if made.kind == PRICE else favour(theirs, dispute(g))
