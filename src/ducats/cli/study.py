"""Rules, data files, scenarios and data sets at the terminal."""

from collections.abc import Sequence
from pathlib import Path

import typer

from ducats.cli.console import complain, output, progress
from ducats.cli.errors import FAILED, one_line
from ducats.cli.options import option_lines, read_options
from ducats.cli.reading import find_own_bots, read_levels, texts_of
from ducats.cli.rules_page import page_of, rule_text
from ducats.engine.errors import BadOptions, DucatsError
from ducats.engine.scenario import Report, play, read
from ducats.games import data_text, find


def print_rules(game: str, rule: str | None, lang: str | None, plain: bool) -> None:
    """The page, set for a terminal or as Markdown for a pipe; or one rule of it."""
    rules, language = find(game), texts_of(lang).language
    console = output(plain)
    if rule is not None:
        console.print(rule_text(rules, rule, language), markup=False)
    elif console.is_terminal:
        from rich.markdown import Markdown

        with console.pager(styles=True):
            console.print(Markdown(page_of(rules, language)))
    else:
        print(page_of(rules, language), end="")


def print_data(game: str) -> None:
    """The file as it is in the package."""
    print(data_text(game), end="")


def print_options(game: str, lang: str | None) -> None:
    """Every option as `--options` takes it."""
    print("\n".join(option_lines(find(game), texts_of(lang))))


def play_scenarios(files: Sequence[Path]) -> None:
    """One line per file, one more per expectation that does not hold."""
    bad = 0
    with progress("scenarios", len(files)) as done:
        for file in files:
            try:
                report = _play(file)
            except DucatsError as error:
                bad += 1
                complain(f"{file}: {error.code}: {one_line(error.message)}")
            else:
                bad += not report.passed
                print(f"{file}: {report.text()}")
            done()
    if bad:
        raise typer.Exit(FAILED)


def export_decisions(
    *,
    game: str,
    file: Path,
    seats: int,
    games: int,
    seed: str,
    bots: str,
    options: Sequence[str] | None,
    preset: str | None,
    processes: int,
) -> None:
    """All decisions of many games; a missing library is a misuse, not a bug."""
    from ducats.study import export

    chosen = read_options(find(game), options, preset)
    find_own_bots()
    with progress("export", games) as advance:
        try:
            count = export(
                game,
                file,
                seats=seats,
                bots=read_levels(bots),
                games=games,
                seed=seed,
                processes=processes,
                options=chosen,
                progress=advance,
            )
        except ModuleNotFoundError as error:
            raise BadOptions(str(error), code="missing_extra") from error
    print(f"{count} decisions of {games} {'game' if games == 1 else 'games'} are in {file}")


def _play(file: Path) -> Report:
    scenario = read(file.read_text(encoding="utf-8"))
    return play(find(scenario.game), scenario)
