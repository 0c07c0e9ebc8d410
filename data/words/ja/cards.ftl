# 1枚のカードと、その探し方

card-head = ### { $card }
    -# { $other } · { $game }
card-flavor = -# { $flavor }
card-deck = { $deck }（{ $count }枚）
card-decks = **入っているデッキ：** { $decks }
card-decks-none = -# スターターデッキにも、自分のデッキにも入っていません。
card-rules = **関係するルール：** { $rules }
card-rules-placeholder = 関係するルールを読む
card-clause = > **{ $clause }** { $text }
card-namesake = { $card }（{ $apart }）
card-found = 「{ $typed }」は、どのカードのことですか？
card-found-placeholder = カードを選ぶ
card-none = 「{ $typed }」というカードはありません。似た名前のカードもありません。
