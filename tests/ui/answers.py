"""Answers to what tests ask about the screen that is open.

Tests know these words only. How a screen is built is known here and nowhere else in the tests.
"""

import pygame


class ScreenAnswers:
    """Answers about any screen: its controls, its focus, the news and what is written."""

    def _screen_with(self, part):
        """Return the topmost screen that has this part: sheets can lie on it."""
        for scene in reversed(self.app.stack.scenes):
            if hasattr(scene, part):
                return scene
        raise AttributeError(f"{part} is on no screen of {[type(scene).__name__ for scene in self.app.stack.scenes]}")

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
        return list(self.app.toast._lines)

    @property
    def news_places(self):
        """Rectangles of the lines of news."""
        return list(self.app.toast._boxes)

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
    def _board(self):
        """The screen that shows the cards."""
        return self._screen_with("timeline")

    @property
    def view(self):
        """Knowledge of the player that the cards on the screen show."""
        return self._board.timeline.view

    @property
    def is_showing_move(self):
        """True while cards move, or lie there to be looked at."""
        return self._board.timeline.running

    @property
    def is_stopped(self):
        """True while a capture is left on the table to be looked at."""
        return self._board.timeline.stands

    @property
    def stop_left(self):
        """Seconds for which a capture is still left on the table; None until something is pressed."""
        return self._board.timeline.left

    @property
    def hand(self):
        """Cards of my hand, from left to right."""
        return self._board.layout.hand

    @property
    def table_cards(self):
        """Cards on the table in the order in which they lie."""
        return self._board.layout.table

    def card_place(self, card):
        """Return the middle of a card."""
        at = self._board.layout.cards[card]
        return round(at.x), round(at.y)

    def card_boxes(self):
        """Return the rectangles of all cards, those face down too."""
        layout = self._board.layout
        return [layout.box_of(placement) for placement in layout.cards.values()]

    def region(self, name, number=None):
        """Return the rectangle of a part of the table: "piles" of a side, "plates" of a seat, "menu"."""
        found = getattr(self._board.layout.regions, name)
        return pygame.Rect(found if number is None else found[number])

    @property
    def chosen_card(self):
        """The card of mine that is chosen, while its capture is open."""
        return self._board.control.choice.aimed

    @property
    def focused_card(self):
        """The card of mine that is pointed at, with the pointer or keys."""
        return self._board.control.choice.focus

    @property
    def picked_cards(self):
        """Set of table cards that are picked for a capture."""
        return self._board.control.choice.picked

    @property
    def offered_captures(self):
        """Ways in which the chosen card can be played."""
        return self._board.control.choice.candidates

    @property
    def shown_capture(self):
        """Number of the offered capture that is shown; None without one."""
        return self._board.control.choice.cursor

    @property
    def dragged_card(self):
        """The card that is held with the pointer or a finger."""
        return self._board.control.dragged

    @property
    def names(self):
        """Names of the players by seat."""
        return self._board.status_line.names

    @property
    def warns(self):
        """True while the line of the table says why something is refused."""
        return self._board.status_line.warns

    @property
    def close_up(self):
        """The thing that is looked at closely: its name and lines; None without one."""
        return self._board.closer_look.seen

    @property
    def shows_last_moves(self):
        """True while the cards of the last moves are shown again."""
        return self._board.recall.modal

    @property
    def hint_stage(self):
        """Stage to which a hint has come."""
        return self._board.hints.stage

    @property
    def hint_card(self):
        """The card that a hint names; None before it does."""
        return self._board.hints.card

    def hint_line(self, deck="neapolitan", partner=""):
        """Return the line of a hint; "" without one."""
        return self._board.hints.line(deck, partner)

    @property
    def saved_choices(self):
        """Choices that opponents made, by the number of the move."""
        return self._board.turns.choices

    @property
    def aids(self):
        """Memory aids that are on at this table."""
        return self._board.chosen.now

    @property
    def faces(self):
        """Expression of each player."""
        faces = self._board.faces.faces
        return [faces.of(seat).now for seat in range(self.view.rules.players)]

    @property
    def faces_rest(self):
        """True if nobody shows anything."""
        return self._board.faces.faces.are_resting

    @property
    def faces_timer(self):
        """Seconds until a face changes; None if none will."""
        return self._board.faces.next_timer

    def companion(self, kind):
        """Return the companion of this class at the table."""
        return next(one for one in self._board.companions if isinstance(one, kind))
