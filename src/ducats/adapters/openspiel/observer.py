"""What OpenSpiel's algorithms are shown of a state: strings and named tensors, of the seat's view alone."""

from typing import TYPE_CHECKING, Any, final

import msgspec

from ducats.adapters.encoding import Layout
from ducats.adapters.observing import Sheet, learning
from ducats.encoding.blocks import Vector
from ducats.encoding.extra import needed_for
from ducats.engine.errors import BadOptions
from ducats.engine.messages import Seat
from ducats.games import find

with needed_for("a game in OpenSpiel"):
    import numpy as np
    import pyspiel

if TYPE_CHECKING:
    from ducats.adapters.openspiel.game import DucatsState


@final
class SeatObserver:
    """One seat's view as JSON, or with perfect recall all it was told; either way the view as a tensor."""

    def __init__(self, layout: Layout, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.observer = learning(find(layout.game), layout.seats).observer
        self.sheet = Sheet(layout.size)
        self.tensor: Vector = np.zeros(layout.size, np.float32)
        self.dict = layout.parts(self.tensor)

    def set_from(self, state: "DucatsState", player: Seat) -> None:
        self.observer.write(state.world.play, player, self.sheet.row)
        self.tensor[:] = self.sheet.seen

    def string_from(self, state: "DucatsState", player: Seat) -> str:
        if self.perfect_recall:
            return state.world.knows(player)
        return msgspec.json.encode(state.world.view(player)).decode()


@final
class SpectatorObserver:
    """What everybody sees, as JSON."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Vector] = {}

    def set_from(self, state: "DucatsState", player: Seat) -> None:
        """There is no tensor without a seat."""

    def string_from(self, state: "DucatsState", player: Seat) -> str:
        return msgspec.json.encode(state.world.rules.view(state.world.play, None)).decode()


def observer_of(layout: Layout, kind: Any, parameters: Any) -> SeatObserver | SpectatorObserver:
    """The observer for one of OpenSpiel's kinds of observation; BadOptions if there is none."""
    if parameters:
        raise BadOptions(f"observers of Ducats take no parameters, not {parameters}")
    wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
    private = pyspiel.PrivateInfoType
    if wanted.public_info and wanted.private_info == private.SINGLE_PLAYER:
        return SeatObserver(layout, wanted.perfect_recall)
    if wanted.public_info and wanted.private_info == private.NONE and not wanted.perfect_recall:
        return SpectatorObserver()
    raise BadOptions("Ducats shows a seat's view, or without private facts and recall a spectator's")
