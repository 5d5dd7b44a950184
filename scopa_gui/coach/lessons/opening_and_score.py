"""Lessons on the first card of a smazzata, and on playing to the score of the match."""

from collections.abc import Sequence

from scopa_gui.coach.lessons.lesson import Ask, Explain, Lesson, Wrong, lesson_of, part_of
from scopa_gui.coach.lessons.setting import Setting

OPENING = lesson_of(
    "opening",
    part_of(
        Setting(hands=("RD RB 4S", "5C 2B AS"), table="3C AB 2S CS"),
        Explain("why"),
        Ask("first", right=("4S=3C+AB",), wrong={"RD=AB+CS": Wrong("first_king", ("5C=3C+2S",))}),
    ),
    part_of(
        Setting(hands=("CD AC 4C", "5C AB 7B"), table="FD FC RB 5S"),
        Explain("nothing"),
        Ask("plain", right=("4C",), wrong={"CD": Wrong("plain_coin")}),
    ),
    part_of(
        Setting(
            game="scopone_scientifico",
            players=4,
            hands=(
                "5D 6D 2C 7C 5B 6B 2S 3S 7S RS",
                "2D CD 3C 4B 7B CB RB AS 6S FS",
                "3D 4D 7D 4C CC RC 3B FB 4S 5S",
                "AD FD RD AC 5C 6C FC AB 2B CS",
            ),
        ),
        Explain("scopone"),
        Ask(
            "pair",
            right=("2S", "2C", "5B"),
            wrong={
                "RS": Wrong("pair_king", ("RB=RS",)),
                "7S": Wrong("pair_seven", ("7B=7S",)),
                "3S": Wrong("pair_three"),
            },
        ),
        Explain("end"),
    ),
)

SCORE = lesson_of(
    "score",
    part_of(
        Setting(
            totals=(10, 10),
            hands=("CB FS", "AS 5S"),
            table="5D FC",
            rest="0",
            piles=("", "2D 3D 6D 7D FD CD RD AC 3C 6C 2B 5B FB 2S RS"),
            last_taker=0,
        ),
        Explain("why"),
        Explain("level"),
        Ask("open", right=("CB",), wrong={"FS=FC": Wrong("open_pair", ("5S=5D",))}),
    ),
    part_of(
        Setting(
            me=1,
            turn=1,
            totals=(8, 10),
            hands=("FB RB", "RD 6C 4B"),
            table="6B FS",
            rest="0",
            piles=("", "AD 6D FD 5C 7C FC CC AB 5B 6S 7S CS"),
            last_taker=0,
        ),
        Explain("ahead"),
        Ask("calm", right=("RD",), wrong={"6C=6B": Wrong("calm_six", ("FB=FS",))}),
    ),
    part_of(
        Setting(
            me=1,
            turn=1,
            totals=(10, 8),
            hands=("CC", "7C FS"),
            table="6B CB AS",
            rest="1",
            piles=("5D 7D CD RD AC 4C 5C FB RB 4S CS", ""),
            scope=(0, 1),
            last_taker=1,
        ),
        Explain("behind"),
        Ask("steady", right=("FS",), wrong={"7C=6B+AS": Wrong("steady_two", ("CC=CB",))}),
        Explain("end"),
    ),
)

LESSONS: Sequence[Lesson] = (OPENING, SCORE)
"""Lessons in the order in which to take them."""
