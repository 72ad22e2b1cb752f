"""What processes tell each other of analyses: a server that runs for months remembers only the latest."""

from typing import Any

from ducats.review.messages import ReviewStatus
from ducats.server.review_news import FRESH_SECONDS, NEWS_SECONDS, ReviewsElsewhere
from ducats.server.store.base import Heard, ReviewNews, Word

TABLES = 200


class Told:
    """A context and its store, with a clock that the test sets."""

    worker, is_shared = "here", True

    def __init__(self) -> None:
        self.store, self.now = self, 1000.0
        self.said: list[Word] = []

    def timer(self) -> float:
        return self.now

    def subscribe(self, hear: Any) -> None:
        self.hear = hear

    async def say(self, word: Word) -> None:
        self.said.append(word)

    def tell(self, table: str, news: ReviewNews) -> None:
        heard: Heard = Word("elsewhere", table, review=news)
        self.hear(heard)


def news_of(context: Any) -> ReviewsElsewhere:
    return ReviewsElsewhere(context, lambda table: None)


async def test_that_somebody_waits_is_told_once_a_second_and_then_forgotten() -> None:
    context = Told()
    news = news_of(context)
    for number in range(TABLES):
        await news.want(f"table {number}")
        await news.want(f"table {number}")
        context.now += NEWS_SECONDS / 2
    assert len(context.said) == TABLES
    assert len(news._told) <= 2
    await news.want("table 0")
    assert len(context.said) == TABLES + 1


def test_what_a_process_said_before_it_died_is_forgotten() -> None:
    context = Told()
    news = news_of(context)
    for number in range(TABLES):
        context.tell(f"table {number}", ReviewNews("running", 1, 2))
        context.now += FRESH_SECONDS / 2
    assert len(news._heard) <= 3
    latest = news.status(f"table {TABLES - 1}")
    assert latest == ReviewStatus(status="running", done=1, total=2)
    assert news.status("table 0") is None
