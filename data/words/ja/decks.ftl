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

# 自分で作ったデッキ

### デッキの一覧

deck-shelf-title = ### あなたのデッキ
deck-shelf-none = 自分のデッキはまだありません。新しく作るか、はじめからあるデッキを開いて写してください。
deck-shelf-line = - **{ $deck }**　{ $game }　{ $count }枚
deck-shelf-placeholder = デッキを開く
deck-new-placeholder = 新しいデッキを作る：どのゲーム？
deck-starter-of = { $game }（はじめからあるデッキ）
deck-named = { $deck }（{ $game }）
deck-own = 自分で作ったデッキ
deck-unnamed = 新しいデッキ

### ひとつのデッキ

deck-title = ### { $deck }
    { $game }　{ $count }枚
deck-title-starter = ### { $deck }
    { $game }（はじめからあるデッキ）　{ $count }枚
deck-count = { $count }枚
deck-fits = ✓ このデッキで遊べます。
deck-problems = まだ遊べません：
deck-problems-more = - ほか{ $count }件
deck-line = { $count }× { $card }
deck-line-joint = { "　" }
deck-alt = デッキ「{ $deck }」、{ $game }、{ $count }枚：{ $cards }。
deck-alt-card = { $card }{ $count }枚
deck-browse-button = カードを選ぶ
deck-text-button = 文字で直す
deck-statistics-button = 内訳
deck-hand-button = ためし引き
deck-share-button = ここで見せる
deck-copy-button = 写しを作る
deck-name-button = 名前を変える
deck-delete-button = 削除…
deck-sure-button = 削除する
deck-shelf-button = デッキの一覧
deck-back-button = デッキに戻る
deck-saved = 保存しました。
deck-copied = あなたの写しです。自由に変えられます。
deck-deleted = 「{ $deck }」を削除しました。
deck-delete-sure = 「{ $deck }」を削除しますか。元には戻せません。このデッキで始まった対戦は、そのまま続きます。
deck-shared = **{ $name }** さんのデッキ：**{ $deck }**
    { $game }　{ $count }枚
deck-shared-code = `/{ command-deck } { command-deck-import }` の「{ command-deck-import.code }」に次のコードを入れると、同じデッキを作れます。
    ```
    { $code }
    ```
deck-take-over-button = 自分のデッキに写す
deck-shared-done = コードといっしょに、ここのみんなに見せました。
deck-shared-failed = ここには出せませんでした。このチャンネルで、わたしの権限が足りないのかもしれません。

### ためし引きと内訳

deck-hand-title = { $deck }：ためし引き
deck-hand-text = ### { $deck }：ためし引き
    { $cards }
deck-hand-alt = 引いた手札：{ $cards }。
deck-hand-again-button = 引き直す
deck-statistics-title = ### { $deck }：内訳
    { $count }枚、{ $different }種類
deck-statistics-alt = デッキ「{ $deck }」の内訳。
deck-chart = { $title }：{ $bars }
deck-bar = { $what }が{ $count }枚
deck-number = { $number }
deck-range = { $low }〜{ $high }

### 組むときの画面

deck-page = カード { $page }/{ $pages }（{ $count }種類）。番号で選ぶと、説明が出て、デッキに入れられます。
deck-looked-for = 「{ $typed }」で探しています。
deck-none-found = 合うカードがありません
deck-page-alt = { $pages }ページのうち{ $page }ページ目、全部で{ $count }種類：{ $cards }。
deck-page-alt-card = { $number } { $card }{ $count ->
    [0] {""}
   *[other] （デッキに{ $count }枚）
}
deck-picked = **デッキに{ $count }枚**
deck-filters-placeholder = しぼりこむ
deck-filter-held = デッキに入っているもの
deck-filter-plain = 属性なし
deck-filter-cost = コスト{ $cost }
deck-filter-about = { $count }種類
deck-filter-costs = カードまたは技などのコスト：{ $count }種類
deck-pick-placeholder = カードを選ぶ
deck-pick = { $number }：{ $card }{ $count ->
    [0] {""}
   *[other] 　×{ $count }
}
deck-more-button = ＋1
deck-less-button = −1
deck-number-button = 枚数を決める
deck-number-label = デッキに入れる枚数（0から{ $most }）
deck-look-button = 探す
deck-look-title = カードを探す
deck-look-label = 名前や説明の文字
deck-look-about = 漢字、かな、ローマ字、英語のどれでも。空にすると全部のカードに戻ります。
deck-everything-button = 全部見る
deck-done-button = デッキへ

### 入力と取り込み

deck-name-title = デッキの名前を変える
deck-name-label = 名前
deck-list-title = デッキを文字で直す
deck-list-label = 1行に1種類
deck-list-about = 枚数と名前（日本語でも英語でも）。例：2 獅子心王。デッキコードでもよい
deck-list-long = 入力欄に入りきらない長さです。ファイルにしました。直したら `/{ command-deck } { command-deck-import }` の「{ command-deck-import.file }」で取り込めます。
deck-import-title = デッキを取り込む
deck-import-label = 文字かコード
deck-import-about = 1行に1種類、枚数と名前（日本語でも英語でも）。またはデッキコード
deck-import-about-code = デッキコード。カードの一覧なら、先にコマンドでゲームを選んでください
deck-not-read = 何も変わっていません。直せるように、書いたものを付けておきます。
deck-lines-more = - ほか{ $count }行

### 断りの文

refusal-too-many-decks = ここで持てるデッキは{ $most }個までです。先にどれかを削除してください。
refusal-deck-name-taken = 同じ名前のデッキがもうあります。
refusal-deck-changed = そのあいだに、ほかの端末などでデッキが変わりました。今のデッキのままにしてあります。
refusal-deck-copies = 1種類のカードは{ $most }枚まで入れられます。
refusal-deck-too-large = デッキに入れられるのは{ $most }枚までです。
refusal-no-such-card = そのカードはここにはありません。
refusal-deck-which-game = どのゲームのデッキですか。`/{ command-deck } { command-deck-import }` で「{ command-deck-import.game }」を選ぶか、デッキコードを使ってください。
refusal-deck-other-game = これは{ $game }のデッキのコードです。
refusal-deck-one-of-two = コードかファイルの、どちらか一方にしてください。
refusal-deck-file-large = ファイルが大きすぎます。{ $most }キロバイトまでです。
refusal-deck-file-lost = ファイルを読みこめませんでした。もう一度送ってください。
refusal-deck-file-kind = 文字のファイルではありません。1行に1種類のカード、またはデッキコードを書いたテキストファイル（.txt）にしてください。
