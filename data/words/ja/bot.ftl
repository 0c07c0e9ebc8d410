## Discordの上で話すことば：挑戦、デッキ選び、盤と手札のメッセージ、結果、断りの文。
## 名前は値として文字どおりに入る。Discordの記号はここにだけ書く。

bot-player = てふだ

error-ours = 申し訳ありません。こちらの不具合で処理できませんでした。対戦の内容は失われていません。少し待ってから、もう一度お試しください。
error-not-yours = ここではその操作はできません。

### 挑戦

challenge-title = ## { $game }の挑戦状
    { $challenger } が { $opponent } に対戦を申し込みました。
challenge-title-anybody = ## { $game }の挑戦状
    { $challenger } が対戦相手を募集しています。
challenge-open = 返事の期限：{ $until }
challenge-time = 一手ごとの持ち時間：{ $time }
time-none = 無制限
time-minutes = 10分
time-day = 1日
time-days = 3日
challenge-commitment = -# 山札とサイコロの約束（乱数の種のハッシュ値）：`{ $hash }`
challenge-accepted = 挑戦は受けられました。デッキを選ぶと始まります。
challenge-declined = 挑戦は断られました。
challenge-withdrawn = 挑戦は取り下げられました。
challenge-expired = 期限までに返事がなかったので、挑戦はなくなりました。
challenge-superseded = ふたりは別の挑戦から対戦を始めたので、この挑戦はなくなりました。
challenge-accept-button = 受けて立つ
challenge-decline-button = 断る
challenge-withdraw-button = 取り下げる
invite-choose = どのゲームで挑戦しますか？
invite-placeholder = ゲームを選ぶ
challenge-sent = 挑戦状を出しました。返事があれば知らせます。
challenge-declined-done = 挑戦を断りました。
challenge-withdrawn-done = 挑戦を取り下げました。
link-board = [盤を見る]({ $address })
to-board = [盤へ]({ $address })
to-hand = [手札へ]({ $address })

### デッキ選び

deck-choose = ### { $game }のデッキを選んでください
    { $count }種類から選べます。選ぶと変更できません。
deck-placeholder = デッキを選ぶ
deck-option = { $deck }（{ $count }枚）
deck-confirm = ### デッキは「{ $deck }」です
    よければボタンを押してください。
deck-confirm-button = このデッキで始める
deck-button = デッキを選ぶ
deck-chosen-done = 「{ $deck }」を選びました。
deck-waits = 相手も選ぶと対戦が始まり、手札がダイレクトメッセージに届きます。届かないときは、盤の「手札」ボタンか `/{ command-hand }` で開けます。
deck-begins = 対戦が始まります。手札はダイレクトメッセージに届きます。届かないときは、盤の「手札」ボタンか `/{ command-hand }` で開けます。
seat-ready = - { $seat }：準備完了
seat-choosing = - { $seat }：デッキを選択中
choosing-until = デッキを選ぶ期限：{ $until }
abandon-button = やめる
abandon-done = 対戦を始めずにやめました。

### 盤と手札

match-title = **{ $game }**　{ $first } 対 { $second }　#{ $number }
match-option = { $game }　{ $first } 対 { $second }　#{ $number }
which-match = 続いている対戦がいくつかあります。どの対戦ですか？（新しい順）
which-placeholder = 対戦を選ぶ
which-asked = あなたの番です。
thread-name = { $game }　{ $first } 対 { $second }
match-choosing = デッキを選んでいるところです。
match-playing = 対戦中です。
match-over = この対戦は終わりました。
match-abandoned = この対戦は始まらずに終わりました。
match-paused = 不具合のため、対戦を止めています。内容は失われていません。直り次第、続きから再開します。
door-hand = 手札
door-text = 文字の盤
door-cards = 札の説明
door-rules = ルール
door-leave = 投了など
door-wishes = 設定
door-aloud = 読み上げ
told-before = - これより前の{ $count }件は `/{ command-duel } { command-duel-log }` で読めます。
aloud-on = ### 出来事を新しいメッセージで届けています
aloud-off = ### 出来事は、ひとつのメッセージを書きかえて見せています
aloud-about = 画面の読み上げを使う方へ：書きかえたメッセージは読み上げられません。新しいメッセージで受け取ると、ダイレクトメッセージが毎回、起こったことから始まり、続けて問いとボタンが並びます。絵は説明つきで最後にあります。前のメッセージは文字のまま残るので、さかのぼって読めます。スレッドでの呼び出しは重ねて届きません。何も選ばなくてよいときのメッセージは通知なしで届きます。盤と札は文字でも読めます。手札の下の「文字の盤」「札の説明」と `/{ command-duel } { command-duel-log }` です。
aloud-on-button = 新しいメッセージで受け取る
aloud-off-button = ひとつのメッセージを書きかえる
list-server-button = このサーバーの対戦すべて
again-button = もう一度対戦
asked = 選んでください。
answers-itself = -# 設定に従い、数秒後に自動で答えます。それまでは自分で答えることもできます。
laid = { $card } → { $place }
to-lay = **次に置くカード：{ $card }**（{ $number } / { $count }）
leave-text = ### 対戦から抜けるには
    押すと取り消せません。続けるなら、何も押さずに閉じてください。
leave-act = - **{ $act }**：{ $about }
time-until = { $seat }の持ち時間：{ $until }に切れます
time-over = { $seat }は時間切れ（{ $until }）
late-one = { $who } { $late }は時間切れです（{ $since }）。同じだけ待つ、勝ちにする、取りやめにする、のどれかを選べます。選ぶまでは何も起こらず、{ $late }も手を進められます。
late-both = { $who } ふたりとも時間切れです（{ $since }）。手を進めれば、そのまま続けられます。相手を待つことも、取りやめにすることも、どちらからでもできます。勝ちにすることはできません。
late-waited = 待つことにしました。また同じだけ過ぎたら、もう一度たずねます。
board-moved = -# 対戦をしていた場所がなくなったので、ここで続けます。
place-server = この対戦のサーバーからボットが外されたため、対戦は中断しています。持ち時間は進みません。ボットが再び招待されると続き、30日たつと勝敗なしで終わります。それまでも、ここから手を進められます。
place-channel = この対戦のチャンネルがなくなりました。対戦はダイレクトメッセージと `/{ command-hand }` で続けられます。サーバーの別のチャンネルで `/{ command-duel } { command-duel-board }` を使うと、盤がそこへ移ります。
rights-lacking = 操作は受け付けました。ただ、盤のチャンネルでボットに次の権限がないため、盤を表示できません：{ $rights }。サーバーの管理者に伝えてください。権限が戻れば、盤も自動で戻ります。
verb-left = 取りやめる（相手がいない）
    .about = 相手はもうサーバーにいません。対戦を勝敗なしで終わらせます。待つなら、相手の持ち時間はこのまま進みます。
verb-wait = 待つ
    .about = 相手に同じだけの持ち時間をもう一度渡し、過ぎたらまた選べます。
act-done = 受け付けました。
wishes-text = ### この対戦での設定
    相手には見えません。今の設定：
wishes-change = いつでも変えられます：
notice-turn = { $who } の番です。
notice-soon = { $who } 対戦があなたの手を待っています。持ち時間は{ $until }に切れます。
notice-closed = -# ダイレクトメッセージを送れないので、手札は下のボタンか `/{ command-hand }` で開いてください。

### 選択肢のボタン

press-choose = 選んでください
press-choose-page = 選んでください（{ $page } / { $pages }ページ）
press-choose-exactly = { $count }つ選んでください
press-choose-several = { $low ->
    [0] { $high }つまで選べます
   *[other] { $low }～{ $high }つ選んでください
}
press-confirm = これで決定
press-fill = 残りはおまかせ
press-start-again = 最初から
press-take-back = 戻る
press-page-before = 前のページ
press-page-after = 次のページ
press-other-number = ほかの数…
form-number-title = 数を入力
form-number-label = 数

### 結果

result-won = { $winner }の勝ち！
result-drawn = 引き分け
result-called-off = 取りやめ（勝敗なし）
result-proof = -# 約束のハッシュ値：`{ $hash }`
    -# 乱数の種：`{ $seed }`
    -# 約束のとおりに切られ、振られたことは、誰でも確かめられます：`python -m engine verify { $file }`

### ルール

rules-title = ## { $game }のルール
    { "**" }{ $chapter }**　{ $page } / { $pages }ページ
rules-chapters = 章を選ぶ
rules-none = このゲームのルールのページはまだありません。

### じゃんけん

rps-title = { $rounds ->
    [1] ## じゃんけん：{ $first } 対 { $second }
   *[other] ## じゃんけん：{ $first } 対 { $second }（{ $rounds }回勝負）
}
rps-round = - { $number }回目：{ $first } { $mark1 }、{ $second } { $mark2 }
rps-score = { $first } { $score1 } - { $score2 } { $second }
rps-waits = 手を選んでください。ふたりがそろうまで、手は誰にも見えません。期限：{ $until }
rps-waits-one = { $who }が選ぶのを待っています。期限：{ $until }
rps-over = **{ $winner }の勝ち！**
rps-declined = じゃんけんは断られました。
rps-expired = 期限までに手がそろわなかったので、終わりました。
rps-sent = じゃんけんの場を開きました。
rps-picked-done = { $mark }を選びました。
    -# この手の約束：`{ $hash }`
rps-decline-button = やめる
rps-declined-done = じゃんけんをやめました。
janken-rock-button = ✊ グー
janken-paper-button = ✋ パー
janken-scissors-button = ✌️ チョキ

### サイコロ

roll-one = 🎲 { $who }：{ $outcome }
roll-many = 🎲 { $who }：{ $times }回
roll-success = **{ $total }** { $target }　成功{ $by ->
    [0] { "" }
   *[other] （差は{ $margin }）
}
roll-failure = **{ $total }** { $target }　失敗{ $by ->
    [0] { "" }
   *[other] （差は{ $margin }）
}
roll-counted = 成功数 **{ $count }**（{ $target }）
roll-capped = -# 振り足しは、1個につき{ $limit }回まで、全部で{ $all }回までです。
roll-hidden = 🎲 { $who } がシークレットダイスを振りました。

### 言語

hand-where-direct = ダイレクトメッセージ
hand-where-ephemeral = 盤のある場所（自分だけに見える）

language-ja = 日本語
language-en-us = English
language-auto = Discordの設定に合わせる
language-where-me = 自分への表示
language-where-server = このサーバー全体
language-done = これからは日本語で話します。
language-server-done = このサーバーでの言語を変えました。

### 忘れる

forgotten-player = （以前の対戦者）
forget-title = ### あなたについて保存しているもの
forget-running = - 続いている対戦：{ $count }
forget-finished = - 終わった対戦：{ $count }（名前、デッキ、選んだ手）
forget-challenges = - 送った、または受け取った挑戦状：{ $count }
forget-janken = - じゃんけん：{ $count }
forget-rolls = - サイコロの記録：{ $count }
forget-decks = - 作ったデッキ：{ $count }
forget-collections = - コレクションのカード：{ $count }ゲーム分
forget-settings = - 設定：言語、手札の届け先、メッセージの受け取り方
forget-what = ボタンを押すと、続いている対戦は投了になり、挑戦状と交換は閉じ、コレクションのカードはなくなります。設定、デッキ、サイコロの記録、ボットとのじゃんけんは消えます。そのほかのものからは、あなたのIDと名前を取り除き、名前の出ているメッセージも書きかえます。元には戻せません。
forget-stays = -# 残るもの：相手の対戦の記録（あなたの席は名前のない対戦者になります）と、そのサイコロと山札を確かめるのに必要なもの。ほかの人とのじゃんけん（証明は消えます）。カードの動いた台帳（名前はありません）。スレッドの題名、チャンネルにあるサイコロの結果、ダイレクトメッセージに届いたものは、Discordにそのまま残ります。またボットを使うと、あなたのことはあらためてDiscordから伝わります。
forget-button = 忘れてもらう
forget-resign-button = 投了して忘れてもらう
forget-nothing = あなたについて保存しているものはありません。
forget-done = 忘れました。

### 案内

help-start = ## てふだの遊び方
    `/{ command-duel } { command-duel-challenge }` で誰かに挑戦するか、相手を選ばずにわたしと対戦します。受けてもらえたら、それぞれデッキを選びます。
    盤はみんなに見え、手札はダイレクトメッセージ、盤の「手札」ボタン、`/{ command-hand }` のどれかで自分だけが見ます。カードを動かすのもそこからです。
    一手ごとに持ち時間があります（挑戦で決めなければ1日）。時間が切れてもすぐに負けにはならず、相手が、待つ、勝ちにする、取りやめにする、のどれかを選びます。
    ### ゲーム
help-game = - **{ $game }**：{ $line }
help-commands = ### コマンド
    - `/{ command-duel } { command-duel-list }`・`/{ command-duel } { command-duel-board }`・`/{ command-duel } { command-duel-log }`・`/{ command-duel } { command-duel-resign }`：続いている対戦、盤、これまでの出来事、投了
    - `/{ command-deck } { command-deck-list }`・`/{ command-deck } { command-deck-new }`・`/{ command-deck } { command-deck-import }`：自分のデッキを見る、作る、文字やコードから取り込む
    - `/{ command-collection } { command-collection-join }`・`/{ command-collection } { command-collection-cards }`・`/{ command-trade } { command-trade-offer }`：このサーバーで持つカード（サーバーが使っているとき）。挑戦の「賭け」で、カードを賭けて対戦
    - `/{ command-hand }`：手札。届け先もここで選べる
    - `/{ command-card }`：カードを1枚調べる（書かれていること、関係するルール）
    - `/{ command-rules }`：ルール　`/{ command-rps }`：じゃんけん　`/{ command-roll }`：サイコロ
    - `/{ command-verify }`：対戦、サイコロ、じゃんけんが公正だったことを確かめる
    - `/{ command-screen-reader }`：画面の読み上げ用。出来事を、書きかえではなく新しいメッセージで受け取る
    - `/{ command-language }`：言語　`/{ command-settings }`・`/{ command-cardset }`：サーバーを管理する人のために、対戦の場所や決まり、自前のカードセット
    - `/{ command-forget } { command-forget-me }`：保存されている自分の記録を見る、消す
help-senses = ### 耳とキーボードで遊ぶ
    - `/{ command-screen-reader }`、または手札の下の「読み上げ」ボタン：出来事が、書きかえではなく新しいメッセージで届きます。
    - 「文字の盤」：だれの番か、自分はどちら側か、問いと手札、すべての場所とそこにある札を、省かずに文字で読めます。「札の説明」は札の文章を、`/{ command-duel } { command-duel-log }` は起こったことを読めます。
    - 絵にはどれも説明があります。ゲーム、だれの番か、次に待つこと、いま起こったことから始まり、得点、両側の場が前から後ろへ続きます。自分に見えないものは書かれません。
    - 手札の番号は、絵の説明でも、文字の盤でも、ボタンでも同じです。同じ名前の選択肢には (1)、(2) と付きます。
    - マウスはいりません。Tab でボタンやメニューへ移り、Enter で押し、矢印で選び、Esc で閉じます。
help-dice = ### サイコロ：`/{ command-roll }`
    - `2d6+3` 合計　`4d6kh3 # 筋力` 高い3個の合計、# の後は覚え書き（`kh` `kl` で残す、`dh` `dl` で除く）
    - `2d6+1>=7` 成功か失敗かと、その差　`3B6` 1個ずつ見る　`3B6>=4` 4以上の個数
    - `D66` 2個を十の位と一の位に　`D66S` 小さいほうが先　`D66D` 大きいほうが先
    - `3d6!` 6が出るたびに1個振り足す　`3d6!>=5` 5か6で振り足す
    - `choice[うどん,そば]` どれかひとつ　`x5 2d6` 5回くり返す　`S2d6` または `秘密` 自分だけに見せる
sync-done = { $count }個のコマンドを登録しました。

### 断りの文

refusal-unknown-press = このボタンはもう使えません。`/{ command-duel } { command-duel-list }` から、いまの対戦を開けます。
refusal-only-in-server = 誰かと遊ぶには、サーバーの中で使ってください。
refusal-owner-only = これはボットの持ち主だけが使えます。
refusal-not-left = 相手はサーバーにいます。
refusal-member-left = その人はもうサーバーにいません。
refusal-board-not-here = ここへは盤を移せません。ボットに次の権限がありません：{ $rights }。
refusal-no-match = 続いている対戦がありません。`/{ command-duel } { command-duel-challenge }` で始められます。
refusal-nothing-happened = まだ何も起きていません。
refusal-no-wishes = 今は設定できることがありません。
refusal-no-cards-seen = まだ見える札がありません。
refusal-no-such-clause = その番号の条文はありません。
refusal-not-a-number-here = { $low }から{ $high }までの整数を入力してください。
refusal-no-such-game = そのゲームはありません。
refusal-no-such-deck = そのデッキはありません。
refusal-no-deck-fits = 相手のデッキに合うデッキがありません。`/{ command-deck } { command-deck-new }` で合うデッキを作ると、盤のボタンから選べます。
refusal-no-such-challenge = その挑戦は見つかりません。
refusal-no-such-match = その対戦は見つかりません。
refusal-no-such-session = そのじゃんけんは見つかりません。
refusal-challenge-self = 自分自身には挑戦できません。
refusal-challenge-bot = ほかのボットとは対戦できません。
refusal-challenge-waiting = 同じ相手への挑戦が、まだ返事を待っています。
refusal-too-many-challenges = 返事を待っている挑戦が多すぎます。いくつか取り下げてからお試しください。
refusal-challenge-not-yours = この挑戦への返事は、あなたにはできません。
refusal-challenge-accepted = この挑戦はもう受けられました。
refusal-challenge-declined = この挑戦はもう断られました。
refusal-challenge-withdrawn = この挑戦はもう取り下げられました。
refusal-challenge-expired = この挑戦は期限が過ぎました。
refusal-challenge-superseded = ふたりは別の挑戦から対戦を始めたので、この挑戦はなくなりました。
refusal-already-playing = このふたりは、ここでもうこのゲームを対戦しています。
refusal-not-seated = あなたはこの対戦の参加者ではありません。
refusal-match-choosing = まだデッキを選んでいるところです。
refusal-match-playing = この対戦はもう始まっています。
refusal-match-abandoned = この対戦は始まらずに終わりました。
refusal-match-paused = 不具合のため、対戦を止めています。内容は失われていません。
refusal-match-running = 対戦が終わるまでは見られません。
refusal-deck-chosen = デッキはもう選ばれています。
refusal-both-late = あなたも時間切れなので、勝ちにはできません。手を進めるか、待つか、取りやめにすることができます。
refusal-try-again = いま混み合っています。何も変わっていません。もう一度押してください。
refusal-rps-self = 自分とはじゃんけんできません。
refusal-rps-bot = ほかのボットとはじゃんけんできません。
refusal-rps-rounds = 回数は1から9までの奇数にしてください。
refusal-rps-picked = この回の手はもう選びました。
refusal-rps-mark = その手はありません。
refusal-rps-stale = その回はもう終わりました。
refusal-rps-begun = もう始まっているので、断れません。
refusal-rps-over = このじゃんけんは終わりました。
refusal-rps-declined = このじゃんけんは断られました。
refusal-rps-expired = このじゃんけんは期限が過ぎました。
