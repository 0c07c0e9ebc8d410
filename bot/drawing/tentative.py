"""A view with a choice that is not yet made: cards already set out by a player who is still placing them.

The engine knows nothing of a half-made choice, and nobody but this player sees it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.view import Area, Slot, View


def with_placed(view: View, places: Sequence[str]) -> View:
    """The view as if the hand's first cards lay at ``places`` (refs such as ``"first.front.3"``), in that order.

    The next card of the hand is ringed as the one to be placed now. A place that is not in the view is passed over. What this player has
    set out is no longer a row of hidden cards to them.
    """
    hand = view.hand
    if hand is None:
        return view
    put = dict(zip(places, hand.faces, strict=False))

    def slot(old: Slot) -> Slot:
        return replace(old, faces=(replace(put[old.ref], glow="", note=None),)) if old.ref in put else old

    def area(old: Area) -> Area:
        return replace(old, slots=tuple(map(slot, old.slots)), veiled=0) if old.seat == view.viewer else old

    left = list(hand.faces[len(places) :])
    if left:
        left[0] = replace(left[0], glow="choice")
    return replace(view, areas=tuple(area(each) for each in view.areas), hand=replace(hand, faces=tuple(left)))
