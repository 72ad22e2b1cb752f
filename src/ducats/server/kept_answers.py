"""A cache of long answers that never change."""

from collections import OrderedDict
from collections.abc import Hashable


class KeptAnswers:
    """Evicts the least recently used."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    def get(self, key: Hashable) -> bytes | None:
        answer = self._answers.get(key)
        if answer is not None:
            self._answers.move_to_end(key)
        return answer

    def keep(self, key: Hashable, answer: bytes) -> None:
        self._size += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._size > self._most:
            _, forgotten = self._answers.popitem(last=False)
            self._size -= len(forgotten)

    def clear(self) -> None:
        self._answers.clear()
        self._size = 0
