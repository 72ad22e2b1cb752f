"""`ducats puzzle`: a question, an answer, what each answer is worth."""

from tests.cli.conftest import Run

from ducats.puzzles import puzzles_of


def test_a_puzzle_is_put_answered_and_explained(ducats: Run) -> None:
    puzzle = puzzles_of("marquis")[0]
    told = ducats("puzzle", "marquis", puzzle.id.removeprefix("marquis-"), "--lang", "en", typed="0\n1\n")
    assert told.exit_code == 0
    assert told.stdout.count("Type a number") == 2, "0 is no answer"
    assert told.stdout.count("(±") == len(puzzle.about.answers)
    assert "The answer most bots fell for" in told.stdout


def test_without_a_name_it_is_the_puzzle_of_the_day(ducats: Run) -> None:
    told = ducats("puzzle", "marquis", "--lang", "de")
    assert told.exit_code == 0
    assert "Tippe eine Zahl" in told.stdout


def test_an_unknown_puzzle_is_refused_in_one_line(ducats: Run) -> None:
    told = ducats("puzzle", "marquis", "none")
    assert told.exit_code == 2
    assert "no puzzle" in told.stderr
