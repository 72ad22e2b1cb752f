"""What a game offers to the rest of the program. One stateless object per game, found in the registry."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from ducats.engine.errors import BadOptions, BadOrders, BrokenInvariant, MalformedAction
from ducats.engine.foresight import Foresight, foretold
from ducats.engine.frames import Frame
from ducats.engine.messages import Action, Consequences, Seat, View
from ducats.engine.meta import Meta, Options, Orders
from ducats.engine.observation import Observer
from ducats.engine.play import Play
from ducats.engine.rng import Rng

__all__ = ["GameRules", "Meta", "Options", "Orders", "Rules", "as_rules"]

PlayT = TypeVar("PlayT", bound=Play)
ViewT = TypeVar("ViewT", bound=View)
OptionsT = TypeVar("OptionsT", bound=Options)
OrdersT = TypeVar("OrdersT", bound=Orders)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameRules(Generic[PlayT, ViewT, OptionsT, OrdersT]):
    """One game."""

    meta: ClassVar[Meta]

    def __init__(self) -> None:
        self._decoder = msgspec.json.Decoder(_union(self.meta.actions))
        self._union: Any = _union(self.meta.actions)

    def new_game(self, seats: int, options: OptionsT, data: str | None = None) -> PlayT:
        """A table before the first draw; `data` is the text of an owner's corrected data file."""
        self.check_seats(seats)
        g = self.new_table(seats, options, data)
        g.events = []
        g.start(self.opening())
        return g

    @abstractmethod
    def new_table(self, seats: int, options: OptionsT, data: str | None) -> PlayT:
        """A table on which nothing has happened yet."""

    @abstractmethod
    def opening(self) -> Frame[Any]:
        """The first page of the rulebook."""

    @abstractmethod
    def check_data(self, data: str) -> None:
        """BadData with a clear message if a corrected data file is unusable."""

    def plan(self, data: str | None) -> msgspec.Struct | None:
        """What is printed on the board, for whoever draws it; None in games without one.

        The browser is built with that of the file that comes with the game; a view has it only where a table
        plays with another.
        """
        return None

    @abstractmethod
    def view(self, play: PlayT, seat: Seat | None) -> ViewT:
        """What one seat (None: a spectator) may know, built field by field."""

    @abstractmethod
    def open_view(self, play: PlayT) -> ViewT:
        """The table with all cards open: for finished games only."""

    def observer(self) -> Observer[PlayT] | None:
        """Writes what `view` shows as numbers, quickly; None: whoever needs numbers makes them of views."""
        return None

    def imagine(self, view: ViewT, rng: Rng) -> PlayT:
        """A whole game that this view could come from."""
        if not isinstance(view, self.meta.view):
            raise BrokenInvariant(f"{type(view).__name__} is no view of {self.meta.id}")
        return self.world(view, rng)

    @abstractmethod
    def world(self, view: ViewT, rng: Rng) -> PlayT:
        """What `imagine` gives for a view of this game."""

    def set_up(
        self, seats: int, options: OptionsT, position: Mapping[str, Any], data: str | None = None
    ) -> PlayT:
        """A game in the position that a scenario file describes."""
        self.check_seats(seats)
        return self.lay_out(seats, options, position, data)

    @abstractmethod
    def lay_out(self, seats: int, options: OptionsT, position: Mapping[str, Any], data: str | None) -> PlayT:
        """What `set_up` gives for a number of seats that may play."""

    @abstractmethod
    def position(self, play: PlayT) -> dict[str, Any]:
        """The position in the words of a scenario file: `set_up` of it gives the same table."""

    @abstractmethod
    def text(self, view: ViewT) -> str:
        """The table as plain text in the notation of the rules page."""

    @abstractmethod
    def bound(self, seats: int, options: OptionsT) -> int:
        """No game takes more answers than this, chance included."""

    def obey(self, view: ViewT, orders: OrdersT) -> Action | None:
        """The answer that a seat's orders give to what it is asked, from its own view alone; None: ask."""
        return None

    def consequences(self, view: ViewT) -> Consequences:
        """What would follow from each answer that the viewer may give, from their own view alone."""
        question, seat = view.question, view.seat
        if question is None or question.choices is None or seat is None:
            return Consequences()
        foresight = self.foresight(self.imagine(view, Rng("consequences")), view, seat)
        return Consequences() if foresight is None else foretold(foresight, question)

    def foresight(self, play: PlayT, view: ViewT, seat: Seat) -> Foresight | None:
        """What the seat that is asked can foretell in a game imagined from its view; None: nothing."""
        return None

    def read_orders(self, raw: Mapping[str, Any]) -> OrdersT:
        """Orders as a player wrote them; BadOrders says what is wrong."""
        if self.meta.orders is None:
            raise BadOrders(f"{self.meta.id} knows no standing orders", code="no_orders")
        try:
            converted: Any = msgspec.convert(dict(raw), self.meta.orders, strict=True)
        except msgspec.ValidationError as error:
            raise BadOrders(f"orders of {self.meta.id}: {error}") from error
        orders: OrdersT = converted
        return orders

    def read_options(self, raw: Mapping[str, Any]) -> OptionsT:
        """Options for a new table; BadOptions says which one is wrong, or which do not go together."""
        options = self._convert_options(raw)
        self._check_options(options)
        return options

    def _check_options(self, options: OptionsT) -> None:
        contradiction = options.contradiction()
        if contradiction is not None:
            raise contradiction

    def preset(self, name: str | None) -> dict[str, Any]:
        """The options that a preset names; None: no preset, so no options."""
        if name is None:
            return {}
        if name not in self.meta.presets:
            known = ", ".join(self.meta.presets) or "none"
            raise BadOptions(
                f"{self.meta.id} has no preset {name!r} (presets: {known})", code="no_such_preset"
            )
        return self.meta.presets[name]

    def recorded_options(self, version: int, raw: Mapping[str, Any]) -> OptionsT:
        """Options as the header of a record has them, by the rules of its version."""
        if not self.can_replay(version):
            raise BadOptions(f"{self.meta.id} does not know version {version} of its rules")
        return self._convert_options({**self.meta.before.get(version, {}), **raw})

    def _convert_options(self, raw: Mapping[str, Any]) -> OptionsT:
        try:
            converted: Any = msgspec.convert(dict(raw), self.meta.options, strict=True)
        except msgspec.ValidationError as error:
            raise BadOptions(f"options of {self.meta.id}: {error}") from error
        options: OptionsT = converted
        return options

    def can_replay(self, version: int) -> bool:
        """Whether games of this version of the rules can still be played and replayed."""
        return version == self.meta.version or version in self.meta.before

    def check_table(self, seats: int, options: OptionsT, data: str | None) -> None:
        """BadOptions, BadData: whether a table with these seats, options and data file can be opened."""
        self.check_seats(seats)
        self._check_options(options)
        if data is not None:
            self.check_data(data)
        self.new_game(seats, options, data)

    def check_seats(self, seats: int) -> None:
        if not self.meta.min_seats <= seats <= self.meta.max_seats:
            raise BadOptions(
                f"{self.meta.id} is for {self.meta.min_seats} to {self.meta.max_seats} players, not {seats}",
                code="bad_seats",
            )

    def read_action(self, raw: bytes | str | Mapping[str, Any]) -> Action:
        """A typed action from JSON text or from the object it decodes to."""
        try:
            if isinstance(raw, bytes | str):
                decoded: Action = self._decoder.decode(raw)
            else:
                decoded = msgspec.convert(raw, self._union, strict=True)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise MalformedAction(f"no action of {self.meta.id}: {error}") from error
        return decoded


Rules = GameRules[Play, View, Options, Orders]
"""Any game, for everybody who knows none of them in particular."""


def as_rules(rules: GameRules[Any, Any, Any, Any]) -> Rules:
    """One game among all: from here on its types are known to itself alone."""
    return rules


def _union(types: tuple[type[Action], ...]) -> Any:
    union: Any = types[0]
    for other in types[1:]:
        union = union | other
    return union
