## What is wrong with a card set that somebody brings, and what was expected. File and line stand before it.
## $key, $found, $written and the like are what its author wrote, as it is.

fault-said = { $text }

expected-text = a text
expected-number = a whole number
expected-fraction = a number with a point
expected-yes-no = true or false
expected-list = a list, such as [a, b] or lines that begin with “- ”
expected-mapping = an entry with keys (such as name: …)
expected-nothing = nothing
expected-date = a date

### The file

fault-file-size = The file may have at most { $most } MB.
fault-utf-8 = Expected UTF-8. Please save the file as UTF-8 in your editor.
fault-empty = Expected something, found an empty file.
fault-long = Expected at most { $most } characters.
fault-nodes = Expected at most { $most } values in one file.
fault-levels = Expected at most { $most } levels of indentation.
fault-alias = Expected no aliases (*name). Please write the value out.
fault-tag = Expected no tags (!name).
fault-key-kind = Expected a plain word before the colon.
fault-key-twice = The key “{ $key }” stands twice.
fault-list = Expected a list, each part beginning with “- ”.
fault-file-rich = This is rich text (RTF). In TextEdit choose “Format”, then “Make Plain Text”, and save it as my-set.yaml.
fault-file-document = This is a document. Write its text in a plain editor, such as Notepad or TextEdit, and save it as my-set.yaml.
fault-file-picture = This is a picture. Bring it in one ZIP with the YAML.
fault-file-packed = This archive cannot be opened here. Please pack an ordinary ZIP.
fault-slip = A full-width “{ $sign }” stands here. Expected “{ $wanted }” as on a Latin keyboard; after a colon or comma there must be a space too.
fault-slip-space = A full-width space stands here. Expected ordinary spaces, two for each.
fault-slip-tab = The line begins with a tab. Expected spaces.
fault-key-comma = There is no “{ $key }” here. A text that has a comma must stand in quotes: "…, …"
fault-number-wide = “{ $found }” is written in full width. Expected { $wanted }.
fault-number-bare = Expected { $wanted } without quotes.
fault-number-text = Expected a whole number alone, found “{ $found }”.
fault-yaml-sign = A character stands here that cannot be read (U+{ $code }). Please type this line anew.
fault-yaml = This cannot be read as YAML: { $problem }.
fault-yaml-colon = A colon stands where none is expected. Put a text with a colon into quotes, and begin each key on a line of its own.
fault-yaml-start = A character stands here that no value may begin with. Indent with spaces rather than tabs, and put a text that begins with a sign into quotes.
fault-yaml-bracket = A bracket of this line is not closed, or a comma is missing. Put a text that has a colon or a comma into quotes.
fault-yaml-indent = This line is indented differently from those around it, or a “- ” is missing.
fault-yaml-key = A key has no colon after it. There must be a space after the colon too.
fault-yaml-quote = A quote or bracket is opened and never closed.

### The archive

fault-zip-no-yaml = There is no YAML (.yaml) in this ZIP. Expected my-set.yaml with the pictures.
fault-zip-broken = This ZIP cannot be unpacked. Please pack it again.
fault-zip-entries = A ZIP may have at most { $most } files.
fault-zip-size = What is in the ZIP may have at most { $most } MB in all.
fault-zip-name = The file name “{ $name }” cannot be read. Please use Latin letters, digits and hyphens in the names of files and folders.
fault-zip-path = The file name “{ $name }” leads out of the ZIP. Expected a plain name, such as pictures/my-card.png.
fault-zip-link = “{ $name }” is a link. Please pack the file itself.
fault-zip-locked = “{ $name }” is encrypted. Please pack without a password.
fault-zip-method = “{ $name }” is packed in a way that is not read here. Please pack an ordinary ZIP.
fault-zip-nested = “{ $name }” is an archive within the archive. Please pack its files themselves.
fault-zip-twice = “{ $name }” is in the ZIP twice.

fault-picture-bytes = A picture may have at most 2 MB.
fault-picture-kind = Expected YAML or a picture: .yaml, .png, .jpg or .webp.
fault-picture-format = Pictures of this format are not taken. Save it anew as PNG, JPEG or WebP; to change the end of its name does not do.
fault-picture-pixels = The picture is too large. Expected at most 4,000,000 pixels, and at most 4,096 on each side.
fault-picture-moves = The picture is an animation. Expected one that stands still.
fault-picture-broken = The picture cannot be read; perhaps it is cut off. Save it anew and bring it again.
fault-picture-small = The picture is too small. Expected at least 64 pixels on each side.
fault-picture-twice = “{ $other }” is a picture of the card “{ $card }” too. Expected one for each card.
fault-picture-card = There is no card “{ $card }” in this set. A picture is named for its card: the id, then .png, .jpg or .webp.
fault-picture-near = There is no card “{ $card }” in this set. Did you mean “{ $near }”?

### The set

fault-set-missing = Expected a line “set: …” with the id of the set.
fault-set-twice = A set begins in “{ $other }” already. Expected one file with “set:”.
fault-set-taken = There is another set with the id “{ $id }”. Please choose another id.
fault-set-empty = Expected at least one card.
fault-cards-many = A set may have at most { $most } cards.
fault-decks-many = A set may have at most { $most } decks.
fault-game-missing = Expected a line “game: …” with one of { $known }.
fault-game-other = Expected a set for { $wanted }; this one is for { $found }.
fault-version = Expected a version such as 1 or 1.2, of at most { $most } letters, digits, points and hyphens.

fault-key = There is no “{ $key }” here. There are: { $known }.
fault-key-near = There is no “{ $key }” here. Did you mean { $near }?
fault-key-missing = Expected the key “{ $key }”.
fault-value = “{ $key }” cannot stand here. There are: { $known }.
fault-value-near = “{ $key }” cannot stand here. Did you mean { $near }?
fault-card = There is no card “{ $key }”. There are: { $known }.
fault-card-near = There is no card “{ $key }”. Did you mean { $near }?
fault-kind = Expected { $expected }, found { $found }.
fault-quotes = Expected a text. Put it into quotes: "{ $written }".
fault-text-empty = Expected a text, found an empty one.
fault-pattern = “{ $found }” is not written as expected here.
fault-number = Expected a number from { $low } to { $high }, found { $found }.
fault-number-step = Expected a multiple of { $step }, found { $found }.
fault-between = At least { $low } and at most { $high }: that can never be.
fault-count = Expected a list of { $low } to { $high }, found { $found }.
fault-count-low = Expected a list of { $low } or more, found { $found }.
fault-one-verb = { $count ->
    [0] Expected one of these words: { $known }. What no word can say, no card can do.
   *[other] Expected only one word in each entry, found { $count }. Write each as an entry of its own, beginning with “- ”.
}
fault-rule = { $text }

### Ids, names, texts

fault-id = “{ $found }” is no id. Expected small Latin letters, digits and hyphens, beginning with a letter, at most { $most } characters, such as storm-caller.
fault-id-twice = The id “{ $key }” stands at line { $line } too.
fault-id-taken = Another set has a card with the id “{ $key }”. Please choose another id.
fault-deck-id-twice = The id “{ $key }” stands at line { $line } too.
fault-deck-id-taken = There is another deck with the id “{ $key }”. Please choose another id.
fault-name-twice = A card called “{ $key }” stands at line { $line } too.
fault-name-taken = Another set has a card called “{ $key }”. Please choose another name.
fault-name-long = Expected at most { $most } characters, found { $found }.
fault-name-blank = Nothing can be seen of this name.
fault-name-invisible = A character stands in this text that cannot be seen ({ $char }). Please type it anew.
fault-name-direction = A character stands in this text that is written from right to left ({ $char }), which these cards cannot show.
fault-name-marks = Too many accents stand on one letter ({ $char }).
fault-name-edges = Expected no space at the beginning or end.
fault-reading = Expected kana alone (hiragana or katakana), with long marks, spaces and middle dots.
fault-card-name = Expected a name for “{ $card }” in both languages: below “name:” a line “ja: …” and a line “en: …”.
fault-deck-name = Expected a name for “{ $deck }” in both languages: below “name:” a line “ja: …” and a line “en: …”.
fault-card-text = The text of “{ $card }” would be too long: { $found } characters of at most { $most }. Give it fewer effects.

### Decks and remarks

fault-deck = The deck “{ $deck }” cannot be played: { $problem } { $rule }
fault-remark = Note: { $problem } { $rule }

### The trial: what matches of computer players have shown

trial-played = { $matches } of { $wanted } matches were played; { $draws } ended in a draw.
trial-cut = Time ran out before all were played.
trial-crash = Our program failed in a match with { $cards }. Please report it: { $error }
trial-loop = A match went round in the same steps without end. Cards in it: { $cards }.
trial-length = A match did not come to an end. Cards in it: { $cards }.
trial-no-deck = No legal deck could take { $cards }.
trial-unplayed = These never did anything: { $cards }.
trial-verb = Nothing ever happened by “{ $verb }”: { $cards }.
