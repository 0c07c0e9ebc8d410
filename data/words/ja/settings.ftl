## サーバーの設定：`/settings` の画面と、対戦を始められないときの断りの文。

settings-title = ## このサーバーの設定
settings-saved = ✓ 保存しました。**{ $name }**：{ $value }
settings-kept = ✓ 保存しました。
settings-now = いまの設定：{ $value }
settings-refused = ⚠ 何も変えていません。{ $why }
settings-default = { $value }（標準）
settings-line = - **{ $name }**：{ $value }
settings-head = **{ $name }**
    -# { $about }
settings-and = 、
settings-gone = { $value }（選ばれていたうち{ $count }つは削除されています）
settings-lacking = ⚠ { $channel } で、わたしに足りない権限：{ $permissions }
settings-home-button = 設定の一覧

settings-language = サーバーの言語
    .about = 挑戦・盤・結果など、みんなが読むものの言語。自分だけに見えるものは、それぞれの人の言語で届きます。
settings-language-auto = Discordの設定に合わせる：{ $language }
settings-threads = 対戦の場所
    .about = これから始まる対戦に使います。
    .own = 対戦ごとにスレッドを作る
    .channel = そのチャンネルで行う
settings-time = 一手ごとの持ち時間
    .about = 挑戦で決めなかったときの時間。ボットとの対戦は無制限です。

### チャンネル

settings-channels = 対戦できるチャンネル
    .all = すべてのチャンネル
    .none = なし（選ばれていたチャンネルはすべて削除されています）
settings-channels-button = チャンネル
settings-channels-title = ### 対戦できるチャンネル
    ここで選んだチャンネルと、その中のスレッドだけで対戦を始められます。続いている対戦はそのまま続きます。
settings-channels-placeholder = チャンネルを選ぶ
settings-channels-reset-button = すべてのチャンネルにする

### 対戦を始められる人

settings-starters = 対戦を始められる人
    .everybody = 全員
    .managers = サーバーを管理できる人だけ
    .none = サーバーを管理できる人だけ（選ばれていたロールはすべて削除されています）
settings-starters-button = 始められる人
settings-starters-title = ### 対戦を始められる人
    挑戦を出せる人を決めます。挑戦された人は誰でも受けられます。サーバーを管理できる人は、いつでも始められます。
settings-starters-placeholder = 全員か、管理できる人だけか
settings-roles-placeholder = または、ロールを選ぶ
settings-starters-reset-button = 全員にする

### ハウスルール

settings-house = ハウスルール
    .none = すべて標準のまま
settings-house-count = { $game } { $count }件
settings-games-button = ハウスルール
settings-games-title = ### ハウスルール
    ここで決めたことは、これから挑戦を出す対戦に使われます。標準と違うところは挑戦状に書かれます。
settings-games-placeholder = ゲームを選ぶ
settings-games-line = - **{ $game }**：{ $count ->
    [0] { $of }件すべて標準のまま
   *[other] { $of }件のうち{ $count }件を変更
}
settings-games-button-back = ほかのゲーム
settings-options-title = ### { $game }のハウスルール
    { $page } / { $pages }ページ
settings-option-line = **{ $name }** { $rule }：{ $value }（標準）
    -# { $about }
settings-option-line-own = **{ $name }** { $rule }：**{ $value }**（標準は{ $default }）
    -# { $about }
settings-options-placeholder = 変えるハウスルールを選ぶ
settings-options-reset-button = このゲームをすべて標準に戻す
settings-options-reset-done = ✓ このゲームのハウスルールをすべて標準に戻しました。
settings-option-title = ### { $game }：{ $name } { $rule }
settings-option-clause = > { $text }
settings-option-now = いまの設定：**{ $value }**（標準）
settings-option-now-own = いまの設定：**{ $value }**（標準は{ $default }）
settings-option-placeholder = 選んでください
settings-option-number-button = 数を入力する（{ $low }～{ $high }）
settings-option-number-label = { $low }から{ $high }までの整数
settings-option-reset-button = 標準に戻す
settings-option-back-button = 一覧に戻る
house-on = あり
house-off = なし
house-differs = - { $name } { $rule }：**{ $value }**（標準は{ $default }）
challenge-house = このサーバーのハウスルール：
rules-house = 条文は標準の遊び方です。ここでのハウスルール：
challenge-house-more = ほか{ $count }件

### 続いている対戦

settings-matches-button = 続いている対戦
settings-matches-title = ### 続いている対戦
    動きのない時間が長いものから並んでいます。
settings-matches-none = このサーバーで続いている対戦はありません。
settings-matches-placeholder = 対戦を終わらせる…
settings-match-line = - { $match }：{ $state }最後の動き：{ $since }
settings-match-option = #{ $number } { $game }　{ $first } 対 { $second }
settings-match-sure = この対戦を終わらせますか？　勝敗はつかず、ふたりに知らせます。取り消せません。
settings-match-sure-button = 対戦を終わらせる
settings-match-back-button = 終わらせない
match-unreadable = サーバーの管理者がこの対戦を終わらせました。こちらの不具合で内容を読めなくなっていたため、勝敗はつきません。申し訳ありません。
settings-match-ended = ✓ 対戦 #{ $number } を終わらせました。ふたりに知らせます。

### 標準に戻す

settings-defaults-button = 標準に戻す…
settings-defaults-text = ### 標準に戻す
    ハウスルールも含め、このサーバーの設定をすべて最初の状態に戻します。続いている対戦は、いまのルールのまま続きます。
settings-defaults-sure-button = すべて標準に戻す
settings-defaults-done = ✓ すべて標準に戻しました。

### ボットがチャンネルで要る権限（Discordの呼び名）

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-attach-files = ファイルを添付
permission-read-message-history = メッセージ履歴を読む
permission-create-public-threads = 公開スレッドの作成
permission-send-messages-in-threads = スレッドでメッセージを送信

### 断りの文

refusal-server-only = これはサーバーのための操作です。サーバーのチャンネルで使ってください。
refusal-needs-manage-server = サーバーの設定を変えるには「サーバー管理」の権限が必要です。
refusal-duels-elsewhere = このサーバーで対戦を始められるのは、次のチャンネルだけです：{ $channels }
refusal-duels-nowhere = このサーバーで対戦用に選ばれていたチャンネルは、すべて削除されています。「サーバー管理」の権限がある人なら、`/{ command-settings }` でほかのチャンネルを選べます。
refusal-duels-by-managers = このサーバーで対戦を始められるのは、「サーバー管理」の権限がある人だけです。挑戦されたときは、受けられます。
refusal-duels-by-roles = このサーバーで対戦を始められるのは、次のロールを持つ人だけです：{ $roles }　挑戦されたときは、受けられます。
refusal-no-such-house-rule = そのハウスルールは（もう）ありません。
problem-house-no-deck = その設定では、使えるデッキがなくなります。いちばん近いデッキでも次の点が合いません：

### コレクション

settings-collections = カードのコレクション
    .about = このサーバーの人がカードを持てます。スタートデッキで参加し、交換もできます。使わないあいだは、参加も交換も賭けた対戦もできませんが、持っているカードは残ります。
    .on = 使う
    .off = 使わない
    .prizes = 使う。カードを賭けた対戦もできる
    .no-prizes = 使う。カードを賭けた対戦はできない
settings-collections-button = コレクション
settings-collections-title = ### コレクションと、カードを賭けた対戦
    カードにお金の価値はなく、売り買いはできません。カードの動きは `/{ command-collection } { command-collection-ledger }` で読め、サーバーを管理する人はそこで動きを取り消せます。
settings-prizes = カードを賭けた対戦
    .about = 参加しているふたりが合意すれば、勝者が敗者のデッキから1枚もらう対戦ができます。コレクションを使うときだけです。
    .on = できる
    .off = できない
