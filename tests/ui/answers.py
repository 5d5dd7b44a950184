"""Answers to what tests ask about the screen that is open.

Tests know these words only. How a screen is built is known here and nowhere else in the tests.
"""

import pygame

from scopa_gui.ui.kit.widgets.text_field import TextField


class ScreenAnswers:
    """Answers about any screen: its controls, its focus, the news and what is written."""

    def _screen_with(self, part):
        """Return the topmost screen, or session at a table, that has this part: sheets can lie on it."""
        for scene in reversed(self.app.stack.scenes):
            for owner in (scene, getattr(scene, "session", None)):
                if hasattr(owner, part):
                    return owner
        raise AttributeError(f"{part} is on no screen of {[type(scene).__name__ for scene in self.app.stack.scenes]}")

    @property
    def session(self):
        """Session of the table that is the top screen; None at other screens."""
        return getattr(self.scene, "session", None)

    @property
    def controls(self):
        """All controls of the screen."""
        return self.scene.group.widgets

    def control(self, name):
        """Return the control with this name; KeyError if there is none."""
        return self.scene.group.widget(name)

    @property
    def shows_focus(self):
        """True if a ring is drawn around the control that the keyboard would press."""
        return self.scene.group.shows_focus

    @property
    def news(self):
        """Lines of news that show over the screen."""
        return list(self.app.toast.lines)

    @property
    def news_places(self):
        """Rectangles of the lines of news."""
        return list(self.app.toast._boxes)

    def focus_on(self, name):
        """Give a control the focus."""
        self.scene.group.focus = name

    @property
    def pointer(self):
        """Point at which the controls believe the pointer to be."""
        return self.scene.group.pointer

    @property
    def overflows(self):
        """Texts that did not fit their boxes."""
        return self.app.context.text.overflows


class TableAnswers(ScreenAnswers):
    """Answers about a card table, also while a sheet lies on it."""

    @property
    def table(self):
        """The match that is played."""
        return self._screen_with("table").table

    @property
    def match_id(self):
        """Number of the match in the archive."""
        return self._screen_with("match_id").match_id

    @property
    def _table_screen(self):
        """The screen that shows the cards."""
        return self._screen_with("timeline")

    @property
    def _at_table(self):
        """The session of the screen that shows the cards."""
        return self._table_screen.session

    @property
    def view(self):
        """Knowledge of the player that the cards on the screen show."""
        return self._table_screen.timeline.view

    @property
    def is_showing_move(self):
        """True while cards move, or lie there to be looked at."""
        return self._table_screen.timeline.running

    @property
    def is_stopped(self):
        """True while a capture is left on the table to be looked at."""
        return self._table_screen.timeline.stands

    @property
    def stop_left(self):
        """Seconds for which a capture is still left on the table; None until something is pressed."""
        return self._table_screen.timeline.left

    @property
    def hand(self):
        """Cards of my hand, from left to right."""
        return self._table_screen.layout.hand

    @property
    def table_cards(self):
        """Cards on the table in the order in which they lie."""
        return self._table_screen.layout.table

    def card_place(self, card):
        """Return the middle of a card."""
        at = self._table_screen.layout.cards[card]
        return round(at.x), round(at.y)

    def card_boxes(self):
        """Return the rectangles of all cards, those face down too."""
        layout = self._table_screen.layout
        return [layout.box_of(placement) for placement in layout.cards.values()]

    def region(self, name, number=None):
        """Return the rectangle of a part of the table: "piles" of a side, "plates" of a seat, "menu"."""
        found = getattr(self._table_screen.layout.regions, name)
        return pygame.Rect(found if number is None else found[number])

    @property
    def chosen_card(self):
        """The card of mine that is chosen, while its capture is open."""
        return self._table_screen.control.choice.aimed

    @property
    def focused_card(self):
        """The card of mine that is pointed at, with the pointer or keys."""
        return self._table_screen.control.choice.focus

    @property
    def picked_cards(self):
        """Set of table cards that are picked for a capture."""
        return self._table_screen.control.choice.picked

    @property
    def offered_captures(self):
        """Ways in which the chosen card can be played."""
        return self._table_screen.control.choice.candidates

    @property
    def shown_capture(self):
        """Number of the offered capture that is shown; None without one."""
        return self._table_screen.control.choice.cursor

    @property
    def dragged_card(self):
        """The card that is held with the pointer or a finger."""
        return self._table_screen.control.dragged

    @property
    def landed_cards(self):
        """Cards of mine that have arrived while others still move."""
        return self._table_screen.control._dealt_to_me(self.table_pointer)[0]

    @property
    def is_led_by_keys(self):
        """True if the last choice at the table was made with keys."""
        return self._table_screen.control.keyboard

    @property
    def table_pointer(self):
        """Point at which the table believes the pointer to be."""
        return self._table_screen.control.pointer

    @property
    def plates(self):
        """Plates of the players by seat."""
        return self._table_screen.plates()

    @property
    def names(self):
        """Names of the players by seat."""
        return self._table_screen.status_line.names

    @property
    def warns(self):
        """True while the line of the table says why something is refused."""
        return self._table_screen.status_line.warns

    @property
    def close_up(self):
        """The thing that is looked at closely: its name and lines; None without one."""
        return self._table_screen.closer_look.seen

    @property
    def shows_last_moves(self):
        """True while the cards of the last moves are shown again."""
        return self._at_table.recall.modal

    @property
    def hint_stage(self):
        """Stage to which a hint has come."""
        return self._at_table.hints.stage

    @property
    def hint_card(self):
        """The card that a hint names; None before it does."""
        return self._at_table.hints.card

    @property
    def is_hint_awaited(self):
        """True while a hint is worked out."""
        return self._at_table.hints.waits

    def hint_line(self, partner=""):
        """Return the line of a hint; "" without one."""
        return self._at_table.hints.line(partner)

    @property
    def saved_choices(self):
        """Choices that opponents made, by the number of the move."""
        return self._at_table.turns.choices

    @property
    def hint_words(self):
        """Words on the slip of a hint; "" if they fit the line."""
        return self._at_table.hint_slip.words

    @property
    def thought(self):
        """The choice that an opponent has come to; None before it."""
        return self._at_table.turns.thought

    @property
    def thinker(self):
        """The player that is asked for the moves of opponents."""
        return self._at_table.turns._thinker

    @property
    def stopped_verdict(self):
        """Verdict on the move that the coach stopped; None without one."""
        return self._at_table.coach.verdict

    @property
    def next_person(self):
        """Name of the person who is asked to come to the screen."""
        return self.scene._name

    @property
    def aids(self):
        """Memory aids that are on at this table."""
        return self._at_table.chosen.now

    @property
    def faces(self):
        """Expression of each player."""
        faces = self._table_screen.faces.faces
        return [faces.of(seat).now for seat in range(self.view.rules.players)]

    @property
    def faces_rest(self):
        """True if nobody shows anything."""
        return self._table_screen.faces.faces.are_resting

    @property
    def faces_timer(self):
        """Seconds until a face changes; None if none will."""
        return self._table_screen.faces.next_timer

    @property
    def turning_faces(self):
        """Seats whose faces turn."""
        return self._table_screen.faces.faces.turning

    def feel(self, moods):
        """Have players show an expression, by seat."""
        self._table_screen.faces.faces.feel(moods)

    @property
    def paper_text(self):
        """Title and lines on the paper next to a review, a puzzle or a lesson."""
        session = self._at_table
        if hasattr(session, "sheet"):
            return session.sheet.review_text()
        return session.said()

    @property
    def table_box(self):
        """Rectangle of the table between the players."""
        return self.region("table")

    def companion(self, kind):
        """Return the companion of this class at the table."""
        return next(one for one in self._table_screen.companions if isinstance(one, kind))


class PageAnswers(ScreenAnswers):
    """Answers about pages: what is read, typed or about to begin."""

    @property
    def page(self):
        """The text page of the screen."""
        return next(control for control in self.controls if hasattr(control, "blocks"))

    @property
    def margin_box(self):
        """Rectangle of the cards next to a page."""
        return self.scene.margin.rect

    @property
    def contents(self):
        """Entries of the list next to a text."""
        return self.scene.contents.items

    @property
    def field(self):
        """The text field of the screen."""
        return next(control for control in self.controls if isinstance(control, TextField))

    @property
    def wish(self):
        """The match that would begin now."""
        return self.scene.wish

    @property
    def draft(self):
        """The rules that are being made."""
        return self._screen_with("draft").draft

    def set_rules(self, draft):
        """Show these rules on the page of own rules."""
        self._screen_with("draft")._set(draft)

    @property
    def showcase_box(self):
        """Rectangle of the sample on a page of settings."""
        return self.scene.stage.rect

    @property
    def fair_figures(self):
        """Figures on the page of fair deals; None while they are counted."""
        return self.scene.figures

    @property
    def due_words(self):
        """Words about when the next repetition is due."""
        return self.scene._due_words()

    @property
    def moment(self):
        """The move that the screen is about."""
        return self.session.cursor.moment if self.session is not None else self.scene.moment

    @property
    def knowledge(self):
        """What a seat knew, on the page that shows it."""
        return self.scene.knowledge

    def remember_choices(self, choices):
        """Let the count know these choices of opponents, by the number of the move."""
        self.scene._choices = choices

    @property
    def count_steps(self):
        """Steps of the count, from the first to the last."""
        return self.scene.count.steps


class ReviewAnswers(TableAnswers):
    """Answers about a review: where it is, and what is known of the moves."""

    @property
    def review(self):
        """Place and verdicts of the review."""
        return self._screen_with("cursor").cursor

    @property
    def grid(self):
        """The grid of what each seat can hold."""
        return self._screen_with("cursor").grid

    @property
    def report(self):
        """Report on the match."""
        return self.scene.report

    @property
    def move_dots(self):
        """Dots of the moves along the bottom."""
        return self._screen_with("cursor").sheet.strip.dots

    def show_place(self, at, smazzata=None):
        """Show a smazzata after so many of its moves."""
        screen = self._screen_with("cursor")
        screen._enter(self.review.index if smazzata is None else smazzata, at)


class PracticeAnswers(TableAnswers):
    """Answers about puzzles, lessons and lines that are played out."""

    @property
    def puzzle(self):
        """The attempt at the puzzle."""
        return self._screen_with("attempt").attempt

    @property
    def timed_set(self):
        """The timed set of puzzles."""
        return self._screen_with("played").played

    @property
    def drill(self):
        """The memory drill."""
        return self._screen_with("drill").drill

    @property
    def memory_slip(self):
        """The slip with a question of memory; None without one."""
        return self._screen_with("drill").slip

    @property
    def lesson(self):
        """The pupil's way through the lesson."""
        return self._screen_with("progress").progress

    @property
    def line(self):
        """The line that is played out; None without one."""
        return self._at_table.variation.shown

    @property
    def line_step(self):
        """Number of moves of the line that are played."""
        return self._at_table.variation.at

    @property
    def is_line_over(self):
        """True at the last step of a line."""
        return self._at_table.variation.is_last_step

    @property
    def has_open_hands(self):
        """True while the hands of the others lie open."""
        return self._at_table.variation.has_open_hands

    @property
    def open_cards(self):
        """Cards of the others that have a place to lie open."""
        return set(self._at_table.variation.slots)

    @property
    def shown_open(self):
        """Set of the cards of the others that lie open now."""
        return self._at_table.variation._shown
