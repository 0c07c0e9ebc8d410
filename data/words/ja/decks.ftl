## 読めないデッキリストとデッキコード。$typed はその行に書かれたもの、$most は上限。

problem-list-empty = このリストにはカードがありません。「3 スライム」のように、1行に1種類ずつ書いてください。
problem-list-long = リストが長すぎます。{ $most }文字までです。
problem-list-lines = リストの行が多すぎます。{ $most }行までです。
problem-list-unknown = { $line }行目：「{ $typed }」というカードはありません。もしかして：{ $nearest }
problem-list-unlike = { $line }行目：「{ $typed }」というカードはありません。似た名前のカードもありません。
problem-list-several = { $line }行目：「{ $typed }」というカードはいくつかあります。{ $ids }のように、IDで書いてください。
problem-list-count = { $line }行目：「{ $typed }」の枚数は1枚から{ $most }枚までです。
problem-list-too-many = { $line }行目：この行で{ $card }が{ $most }枚を超えます。

list-of-1 = { $name1 }
list-of-2 = { $name1 }、{ $name2 }
list-of-3 = { $name1 }、{ $name2 }、{ $name3 }

refusal-code-long = デッキコードとしては長すぎます。{ $most }文字までです。
refusal-code-malformed = これはデッキコードではありません。デッキコードは「TD1.」で始まります。
refusal-code-future = このデッキコード（TD{ $version }）は、もっと新しい版のボットで作られたものです。ここではまだ読めません。
refusal-code-truncated = デッキコードの終わりが足りません。全体をコピーして、もう一度お試しください。
refusal-code-damaged = デッキコードが途中で変わってしまったようです。元の場所からもう一度コピーしてください。
refusal-code-unknown-card = { $count ->
    [one] このデッキには、ここにないカードがあります：{ $card }
   *[other] このデッキには、ここにないカードが{ $count }種類あります：{ $card }など
}
refusal-code-not-this-deck = このデッキはコードにできません。コードにできるのは、1種類から300種類まで、それぞれ99枚までです。

## デッキの中身

deck-chart-cost = コスト
deck-chart-ability-cost = 能力のコスト
deck-chart-attributes = 属性
deck-chart-badges = レベル
deck-chart-rest = その他

# 自分で作ったデッキ

refusal-too-many-decks = ここで持てるデッキは{ $most }個までです。先にどれかを削除してください。
refusal-deck-name-taken = 同じ名前のデッキがもうあります。
refusal-deck-changed = そのあいだに、ほかの端末などでデッキが変わりました。今のデッキのままにしてあります。
refusal-deck-copies = 1種類のカードは{ $most }枚まで入れられます。
refusal-deck-too-large = デッキに入れられるのは{ $most }枚までです。
