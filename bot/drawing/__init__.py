"""The pictures: a view goes in, a PNG comes out. Pure, the same bytes on every machine, and unable to show what the view does not hold.

Start at `studio` (what the bot calls) or `painter` (the same without threads). From the outside in:

- `studio`: an async front with a thread for painting and one for encoding. `alt` writes the words beside a picture.
- `painter`: board, hand and sheet, put together from `frame` (title, footer), `plates`, `field`, `hands`, `sheets`, `endings`.
- `cards`: one card on the table with its state, ring, number and tags; `faces` draws the card itself.
- What lies or is written on the field: `lanes`, `stacks`, `strips`, `ranks`, `notices`, `portraits`, `trays`, `gems`.
- Small parts: `tags`, `seals`, `emblems`, `icons`, `backs`, `piles`, `arrows`; large quiet ones: `cloth`, `patterns`, `art`.
- Tools: `vector` (shapes), `panels` (shadows, rings), `text` over `clusters` and `fonts`, `palettes` (PNG with 256 colors), `colors`.
- `shelf` keeps what will be laid again, within one bound of memory.
- `look` reads what a game adds (`data/<slug>/look.yaml`); `words` says what wording has to offer.

What does not live here: what stands where (a game's table says that in its view), and any sentence (`data/words`). The identity, in
words and numbers, is `docs/look.md`.
"""
