"""Context passed to the scenes: the player's settings and folders, and the tools of the window. No globals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from scopa_gui.store import program_parts
from scopa_gui.store.notices import Notice, NoticeKey
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit.pad_reader import PadFamily
from scopa_gui.ui.kit.scene import USED, Used
from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.kit.system_wishes import SystemWishes, on_battery
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.cloth import Cloth
from scopa_gui.ui.pictures.portraits import Portraits
from scopa_gui.ui.pictures.sprites import Sprites
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.notice_words import sentence_of

if TYPE_CHECKING:
    from scopa_gui.coach.fair_deals.deal_record import DealRecord
    from scopa_gui.coach.review.loss_record import LossRecord
    from scopa_gui.game.worker import Worker
    from scopa_gui.store.archive import Archive
    from scopa_gui.store.own_rules import OwnRules
    from scopa_gui.store.recollections import Recollections
    from scopa_gui.store.standings_count import StandingsCount

Made = TypeVar("Made")


@dataclass
class Context:
    """Everything that scenes share; there is one for the whole program.

    `settings`, `paths` and `archive` are those of the current player. `seed` returns a new number for a shuffle; `wake`
    makes the loop update the scenes soon, from any thread; `now` returns the seconds since 1970, for the archive.
    `changed` is called with the names of settings that have changed, `save` writes them now. `say` shows a line over
    every scene. While the window is `minimised` or the computer is `on_battery`, work that nobody waits for is paused.
    `facts` about the window are for a report. `pad` returns the family of the gamepad, for the names of its buttons, or
    None; `by_pad` whether it was pressed last. `wishes` are those of the system, once they are known. `records` has all
    that was read of the current player, by name: a record is made once a session, when it is first needed.
    """

    settings: Settings
    profiles: Profiles
    paths: Paths
    archive: "Archive"
    text: Text
    sprites: Sprites
    cloth: Cloth
    sound: Sound
    seed: Callable[[], int]
    wake: Callable[[], None]
    now: Callable[[], float]
    say: Callable[[str], None] = field(default=lambda line: None)
    changed: Callable[[frozenset[str]], None] = field(default=lambda names: None)
    save: Callable[[], None] = field(default=lambda: None)
    minimised: Callable[[], bool] = field(default=lambda: False)
    facts: Callable[[], Sequence[str]] = field(default=lambda: ())
    pad: Callable[[], PadFamily | None] = field(default=lambda: None)
    by_pad: Callable[[], bool] = field(default=lambda: False)
    on_battery: Callable[[], bool] = on_battery
    worker: "Worker | None" = None
    people: Portraits | None = None
    records: dict[str, Any] = field(default_factory=dict)
    judging: "list[Worker]" = field(default_factory=list)
    announced_here: set[NoticeKey] = field(default_factory=set)
    wishes: SystemWishes = field(default_factory=SystemWishes)
    new_wishes: SystemWishes | None = None

    def __post_init__(self) -> None:
        """Give cards and table the look that the settings want, and cards the names of the deck."""
        self.dress()

    @property
    def has_strong_contrast(self) -> bool:
        """True if contrast is strong: as chosen in the settings, or else in the system."""
        chosen = self.settings.contrast
        return chosen == "on" or (chosen == "system" and bool(self.wishes.more_contrast))

    @property
    def has_reduced_motion(self) -> bool:
        """True if things fade instead of flying: as chosen in the settings, or else in the system."""
        chosen = self.settings.reduced_motion
        return bool(self.wishes.less_motion) if chosen is None else chosen

    def dress(self) -> None:
        """Give cards and table the look that the settings want, and cards the names of the deck."""
        translation.use_deck(self.settings.deck)
        self.sprites.dress(self.settings, bordered=self.has_strong_contrast)
        self.cloth.table = self.settings.table
        self.cloth.plain = self.has_strong_contrast

    def take_wishes(self, wishes: SystemWishes) -> None:
        """Take the wishes of the system, now that they are known; from any thread."""
        self.new_wishes = wishes
        self.wake()

    def follow(self) -> None:
        """Follow the system's wishes, once they are known, if the settings leave it to them."""
        if self.new_wishes is None:
            return
        before = self.has_strong_contrast
        self.wishes = self.new_wishes
        self.new_wishes = None
        if self.has_strong_contrast != before:
            self.dress()
            self.changed(frozenset({"contrast"}))

    def portraits(self) -> Portraits:
        """Return the portraits; they are read when the first one is shown."""
        if self.people is None:
            self.people = Portraits.of(assets(), self.paths.cache)
        return self.people

    def cards(self) -> Deck:
        """Return the cards in use, for pictures."""
        return Deck(self.sprites, self.settings.deck, self.settings.back)

    def recollections(self) -> "Recollections":
        """Return the answers to memory questions; what could not be written is written later."""
        from scopa_gui.store.recollections import Recollections

        return self._record("answers", Recollections, self.paths.memory)

    def own_rules(self) -> "OwnRules":
        """Return the player's own rules; what could not be written is there until the end of the session."""
        from scopa_gui.game.own_rules_names import can_be_played
        from scopa_gui.store.own_rules import OwnRules

        return self._record("own_rules", OwnRules, self.paths.own_rules, can_be_played)

    def counting(self) -> "StandingsCount":
        """Return the standings of the finished matches; each match is read once."""
        from scopa_gui.store.standings_count import StandingsCount

        return self._record("standings", StandingsCount, self.archive, self.paths.standings, self.now)

    def loss_record(self) -> "LossRecord":
        """Return the record of what moves lost in the judged matches; each match is read once."""
        from scopa_gui.coach.review.loss_record import LossRecord

        return self._record("losses", LossRecord, self.archive, self.now)

    def deal_record(self) -> "DealRecord":
        """Return the record of all cards dealt; each deal is counted once."""
        from scopa_gui.coach.fair_deals.deal_record import DealRecord

        return self._record("deals", DealRecord, self.archive, self.paths.deals)

    def _record(self, name: str, kind: Callable[..., Made], *arguments: object) -> Made:
        """Return the record of this name, made by `kind` if there is none yet."""
        if name not in self.records:
            self.records[name] = kind(*arguments)
        found: Made = self.records[name]
        return found

    def thinker(self) -> "Worker":
        """Return the worker that thinks for the computer players.

        There is one worker process for the session, started with the first table.
        """
        if self.worker is None:
            from scopa_gui.game.thinking import thinker

            self.worker = thinker(self.wake)
        return self.worker

    def watch(self, judging: "Worker") -> "Worker":
        """Watch a worker that judges moves, to say so if it has no process of its own; return it."""
        self.judging.append(judging)
        return judging

    def news(self) -> list[Notice]:
        """Return the notices about files and the system since the last call.

        One says, once a session, that opponents or judges have no process of their own.
        """
        files = [*self.profiles.news(), *self.archive.news()]
        if "answers" in self.records:
            files += filter(None, [self.recollections().news()])
        if "own_rules" in self.records:
            files += self.own_rules().news()
        files += program_parts.news()
        self.judging = [worker for worker in self.judging if not worker.is_closed]
        workers = {NoticeKey.THINKS_HERE: [self.worker] if self.worker else [], NoticeKey.JUDGES_HERE: self.judging}
        here = {key for key, those in workers.items() if any(worker.works_here for worker in those)}
        new = here - self.announced_here
        self.announced_here = here | self.announced_here
        return [*files, *(Notice(key) for key in workers if key in new)]

    def reply(self, line: str) -> Used:
        """Show a line over the screen, as the answer to a press or a key."""
        self.say(line)
        return USED

    def tell(self, notice: Notice | None) -> None:
        """Show a notice, if there is one."""
        if notice is not None:
            self.say(sentence_of(notice))

    def close(self) -> None:
        """Close what runs next to the window: worker, archive, sound."""
        if self.worker is not None:
            self.worker.close()
            self.worker = None
        self.archive.close()
        self.sound.close()

    def change(self, **values: Any) -> Used:
        """Change settings by name, and return the answer to the press that did it.

        They take effect at once and are saved soon. Unknown names raise TypeError.
        """
        new = {name: value for name, value in values.items() if getattr(self.settings, name) != value}
        if new:
            self.settings = msgspec.structs.replace(self.settings, **new)
            self.dress()
            self.changed(frozenset(new))
        return USED
