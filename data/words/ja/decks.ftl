# 自分で作ったデッキ

refusal-too-many-decks = ここで持てるデッキは{ $most }個までです。先にどれかを削除してください。
refusal-deck-name-taken = 同じ名前のデッキがもうあります。
refusal-deck-changed = そのあいだに、ほかの端末などでデッキが変わりました。今のデッキのままにしてあります。
refusal-deck-copies = 1種類のカードは{ $most }枚まで入れられます。
refusal-deck-too-large = デッキに入れられるのは{ $most }枚までです。
