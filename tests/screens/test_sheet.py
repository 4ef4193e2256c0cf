"""Tables of numbers line up, in any digits, in either direction."""

import pytest

from bot.i18n import FSI, LRI, LRM, PDI, RLI, Translator, translator
from bot.screens.games import screens_of
from bot.screens.limits import visible
from bot.screens.sheet import table_of
from tests.screens.positions import sample

LINES = [("", ["We", "They"]), None, ("melds <b>", ["815", "-1,640"]), ("", ["7", ""])]


def bare(text: str) -> str:
    return text.translate({ord(mark): None for mark in FSI + LRI + RLI + PDI + LRM})


def test_numbers_stand_under_each_other_before_the_words() -> None:
    assert bare(table_of(LINES, translator("en"))) == (
        "<pre> We   They\n──────────\n815 -1,640  melds &lt;b&gt;\n  7</pre>"
    )


def test_right_to_left_the_columns_are_in_the_opposite_order() -> None:
    assert bare(table_of(LINES, translator("fa"))) == (
        "<pre>  They  We\n──────────\n-1,640 815  melds &lt;b&gt;\n         7</pre>"
    )


def test_each_line_runs_from_left_to_right_and_isolates_what_it_holds() -> None:
    lines = table_of(LINES, translator("fa")).removeprefix("<pre>").removesuffix("</pre>").split("\n")
    assert all(line.startswith(LRM) for line in lines)
    assert lines[2] == f"{LRM}{LRI}-1,640{PDI} {LRI}815{PDI}  {RLI}melds &lt;b&gt;{PDI}"


@pytest.mark.parametrize("language", ["en", "it", "fa", "uz"])
@pytest.mark.parametrize(("game", "players"), [("canastone", 4), ("international", 3), ("three-thirteen", 4)])
def test_the_columns_of_real_sheets_end_at_the_same_places(language: str, game: str, players: int) -> None:
    t = translator(language)
    for position in sample(game, players):
        for event in position.events[-2:]:
            if hasattr(event, "result"):
                screen = screens_of(game).deal(event, position.view(None), position.context(None), t)
                check_columns(screen.text, t)


def check_columns(text: str, t: Translator) -> None:
    block = text.split("<pre>")[1].split("</pre>")[0]
    lines = [bare(line) for line in visible(block).split("\n")]
    width = len(next(line for line in lines if line.startswith("─")))
    for line in lines:
        assert len(line) <= width or line[width : width + 2] == "  ", line
        assert line[width - 1 : width].strip() or len(line) < width or t.rtl, line


@pytest.mark.parametrize("seat", [0, 1])
def test_the_readers_own_side_comes_first_with_its_own_numbers(seat: int) -> None:
    t = translator("en", strict=True)
    position = next(one for one in sample("canastone", 4) if one.state.result is not None)
    ended = next(event for event in position.events if hasattr(event, "result"))
    text = bare(visible(screens_of("canastone").deal(ended, position.view(seat), position.context(seat), t).text))
    head, total = (next(line for line in text.split("\n") if words in line) for words in ("They", "total"))
    assert head.split()[-2:] == ["We", "They"]
    own, others = ended.totals[seat], ended.totals[1 - seat]
    assert total.split()[-3:] == [t.number(own), t.number(others), "total"]
