## コレクション：サーバーで持つカード、交換、カードを賭けた対戦、台帳。

collection-no-money = -# カードは遊ぶためのものです。お金の価値はなく、売り買いはできません。
collection-join-choose = ### { $game }のコレクションに参加する
    スタートデッキを選んでください。そのカードが、このサーバーであなたのものになり、交換もできます。もらえるのは一度だけです。
collection-join-placeholder = スタートデッキを選ぶ
collection-joined = 参加しました。「{ $deck }」の{ $count }枚があなたのカードです。`/{ command-collection } { command-collection-cards }` で見られます。
collection-returned = おかえりなさい。{ $count ->
    [0] 預けたカードはありません。
   *[other] 預けていた{ $count }枚が、またあなたのカードになりました。
}
collection-leave-sure = ### { $game }のコレクションから抜けますか？
    { $count ->
        [0] いま持っているカードはありません。
       *[other] 持っている{ $count }枚は使えなくなり、また参加すると戻ります。
    }スタートデッキは、もう一度はもらえません。
collection-leave-button = 抜ける
collection-left = { $game }のコレクションから抜けました。
collection-shown-done = このサーバーの人は、あなたのカードを見られます。
collection-hidden-done = ほかの人は、あなたのカードを見られなくなりました。交換に出したカードは、これからも見えます。
collection-title = ## { $who }・{ $game }
    { $count }枚、{ $kinds }種類
collection-page = { $page }／{ $pages }ページ
collection-count = { $count }枚
collection-line = - { $card } ×{ $count }
collection-line-held = - { $card } ×{ $count }（うち{ $held }枚は対戦か交換に出ています）
collection-empty = カードはありません
collection-found = -# 検索：{ $find }
refusal-no-card-found = 「{ $find }」に近い名前のカードはありません。
collection-more = -# 近い名前のカードが、ほかに{ $count }種類あります。もう少し長く入力してください。
collection-alt = { $game }、{ $page }／{ $pages }ページ：{ $cards }
collection-alt-card = { $card } ×{ $count }
collection-comma = 、
collection-games-placeholder = ほかのゲーム

### 交換

trade-title = ## 交換 #{ $number }・{ $game }
    { $first } と { $second }
trade-side-open = **{ $who }** が渡すカード：
trade-side-done = **{ $who }** が渡したカード：
trade-side-off = **{ $who }** が出していたカード：
trade-nothing-yet = - まだありません
trade-nothing = - なし
trade-card = - { $card } `No. { $number }`
trade-yes = ✓ { $who } はこれでよいと言っています。
trade-no = ◻ { $who } の返事待ち
trade-open = 渡すカードを出してから、同意してください。どちらかが変えると、ふたりの同意は取り消されます。ふたりが同じ内容に同意すると、カードが入れかわります。期限：{ $until }
trade-state-done = ✓ 成立しました。カードが入れかわりました。
trade-state-declined = { $second } が断りました。カードは動いていません。
trade-state-canceled = { $first } が取りやめました。カードは動いていません。
trade-state-expired = 期限が過ぎました。カードは動いていません。
trade-state-closed = どちらかがサーバーを離れたか、チャンネルがなくなったので、終わりにしました。カードは動いていません。
trade-picture-title = { $game }・交換 #{ $number }
trade-picture-gives = { $who }が渡す
trade-picture-gave = { $who }が渡した
trade-picture-kept = { $who }が出していた
trade-picture-nothing-yet = まだありません
trade-picture-nothing = なし
trade-short-open = 交渉中
trade-short-done = 成立
trade-short-declined = 不成立
trade-short-canceled = 取りやめ
trade-short-expired = 期限切れ
trade-short-closed = 終了
trade-alt = { $state }：{ $game }の交換 #{ $number }。{ $first }{ $second }
trade-alt-side = { $side }：{ $cards }。
trade-alt-more = ほか{ $count }枚
trade-lay-button = 渡すカード
trade-agree-button = 同意する
trade-end-button = やめる
trade-sent = 交換を始めました。「{ $button }」ボタンで、渡すカードを出してください。
trade-lay-text = ### 交換 #{ $number }：何を渡しますか？
    渡すカードをすべて選んでください。選択を外すと手元に戻ります。{ $laid ->
        [0] いま出しているカードはありません。
       *[other] いま{ $laid }枚出しています。
    }
trade-lay-placeholder = カードを選ぶ（{ $page }／{ $pages }）
trade-lay-option = { $card } No. { $number }
trade-lay-none = 出せるカードがありません。持っていないか、すべて対戦かほかの交換に出ています。
trade-agreed-done = 同意しました。相手も同じ内容に同意すると、カードが入れかわります。
trade-done-private = 成立しました。カードが入れかわりました。
trade-ended-done = 交換をやめました。カードは動いていません。
trade-list-title = ### このサーバーで続いている交換
trade-list-line = - #{ $number }・{ $game }：{ $first } と { $second } { $link }
trade-list-none = 続いている交換はありません。`/{ command-trade } { command-trade-offer }` で始められます。
trade-to-message = [そこへ]({ $address })

### カードを賭けた対戦

challenge-prize-rule = **⚠ カードを賭けた対戦です。** ふたりとも、自分が持っているカードで戦います。勝者はルールのとおり、敗者のデッキから1枚もらえ、そのまま自分のものになります。投了や時間切れで決まったときは、勝者が1日のあいだに1枚選べます。
challenge-prize-pick = **⚠ カードを賭けた対戦です。** ふたりとも、自分が持っているカードで戦います。勝者は、終わってから1日のあいだに、敗者のデッキから1枚を選んで自分のものにできます。
challenge-prize-back = -# 引き分け、取りやめ、中断のときは、だれもカードを失いません。対戦が続いているあいだ、両方のデッキのカードは、交換にもほかの対戦にも出せません。
challenge-prize-button = カードを賭けて受けて立つ
challenge-prize-sent = カードを賭けています。負けると、デッキのカードを1枚失うことがあります。
deck-prize = **⚠ カードを賭けた対戦です。** すべてのカードを持っているデッキを選んでください。負けると、その中の1枚を勝者に取られることがあります。
result-prize-paid = **{ $card }** `No. { $number }` は { $winner } のものになりました。
result-prize-none = カードの持ち主は変わりません。
result-prize-open = { $winner } は、{ $loser } のデッキから1枚選べます（期限：{ $until }）。期限を過ぎると、カードの持ち主は変わりません。
result-prize-button = カードを選ぶ
prize-choose = ### { $loser } のデッキから、どのカードをもらいますか？
    選ぶとすぐに、あなたのものになります。もらわないこともできます。
prize-alt = もらえるカード：{ $cards }。
prize-placeholder = カードを選ぶ（{ $page }／{ $pages }）
prize-option = { $card } ×{ $count }
prize-none-button = もらわない
prize-picked-done = { $card } はあなたのものです。
prize-none-done = カードをもらいませんでした。

### 台帳

ledger-title = ## 台帳：カードの動き
ledger-title-person = ## { $who } の台帳
ledger-page = -# 全{ $count }件、{ $page }／{ $pages }ページ、新しい順
ledger-none = 記録はありません。
ledger-line = `{ $number }` { $at } **{ $card }** `No. { $instance }`
    { $giver } → { $taker }・{ $why }
ledger-line-reverted = `{ $number }` { $at } ~~**{ $card }** `No. { $instance }`~~
    { $giver } → { $taker }・{ $why }・取り消し済み
ledger-out = （なし）
ledger-why-joined = 参加のときに受け取り
ledger-why-traded = 交換 #{ $trade }
ledger-why-won = 対戦 #{ $match } の戦利品
ledger-why-left = コレクションから抜けた
ledger-why-returned = 戻ってきた
ledger-why-reverted = 記録 { $reverts } の取り消し（{ $by }）
ledger-why-forgotten = ボットに忘れてもらった
ledger-placeholder = 記録を取り消す
ledger-option = { $number }：{ $card } No. { $instance }
ledger-sure = ### 記録 { $number } を取り消しますか？
    { $card } `No. { $instance }` が、{ $taker } から { $giver } に戻ります。記録は消えず、取り消しが新しく記録されます。
ledger-revert-button = 取り消す
ledger-reverted-done = ✓ 取り消しました。{ $card } `No. { $instance }` は { $giver } に戻りました。
ledger-back-button = 台帳へ戻る

### 断りの文

refusal-collections-off = このサーバーでは、カードのコレクションを使っていません。サーバーを管理する人が `/{ command-settings }` で始められます。
refusal-prizes-off = このサーバーでは、カードを賭けた対戦はできません。サーバーを管理する人が `/{ command-settings }` で許可できます。
refusal-not-joined = このコレクションに参加していません。`/{ command-collection } { command-collection-join }` で、最初のカードがもらえます。
refusal-other-not-joined = 相手はこのコレクションに参加していません。`/{ command-collection } { command-collection-join }` で参加できます。
refusal-already-joined = もう参加しています。
refusal-collection-hidden = この人は、自分のカードを見せていません。
refusal-which-game = どのゲームか選んでください。ふたりが参加しているゲームがいくつもあるか、ひとつもありません。
refusal-cards-held-by-match = この中に、カードを賭けた対戦 { $numbers } に出ているカードがあります。対戦が終われば使えます。
refusal-cards-held-by-trade = この中に、交換 { $numbers } に出ているカードがあります。そこで手元に戻すか、交換をやめてください。
refusal-card-moved-on = この中に、もうほかの人のものになったカードがあります。何も変えていません。
refusal-not-your-card = この中に、あなたのものでないカードがあります。何も変えていません。
refusal-no-such-prize = そのカードは、対戦に使われたデッキにありません。
refusal-no-prize-to-pick = この対戦で選べるカードはありません。
refusal-prize-not-yours = 選べるのは勝者だけです。
refusal-prize-settled = この対戦の戦利品は、もう決まっています。
refusal-prize-too-late = 選べる1日が過ぎました。カードの持ち主は変わりません。
refusal-prize-needs-opponent = カードを賭けられるのは、人との対戦だけです。相手を選んでください。
refusal-trade-self = 自分とは交換できません。
refusal-trade-bot = ボットはカードを持っていません。
refusal-trade-open-already = このふたりには、ここでこのゲームの交換がもう続いています。
refusal-too-many-trades = 続いている交換が多すぎます。先にどれかを終わらせてください。
refusal-no-such-trade = この交換は見つかりません。
refusal-trade-not-yours = これはほかのふたりの交換です。
refusal-trade-done = この交換は成立しています。
refusal-trade-declined = この交換は断られました。
refusal-trade-canceled = この交換は取りやめになりました。
refusal-trade-expired = この交換は期限が過ぎました。
refusal-trade-closed = この交換は終わりになりました。
refusal-trade-changed = 見ていたあいだに内容が変わりました。いまの内容を見て、同意してください。
refusal-trade-empty = まだ何も出ていません。
refusal-trade-too-many = ひとりが出せるのは{ $most }枚までです。
refusal-no-such-entry = その記録はここにありません。
refusal-entry-no-transfer = 取り消せるのは、人から人へ渡ったカードの記録だけです。
refusal-entry-reverted = この記録はもう取り消されています。
refusal-entry-moved-on = カードはその後、さらに動いています。先に新しい記録を取り消してください。
refusal-entry-giver-gone = 渡した人は、もうこのコレクションにいません。
refusal-deck-held = このデッキは、カードを賭けた対戦 #{ $number } で使われています。終われば削除できます。
problem-card-not-owned = { $card }：デッキには{ $count }枚必要ですが、持っているのは{ $own }枚です。
problem-card-held-by-match = { $card }：デッキには{ $count }枚必要ですが、使えるのは{ $free }枚です。残りは、カードを賭けた対戦 #{ $number } に出ています。
problem-card-held-by-trade = { $card }：デッキには{ $count }枚必要ですが、使えるのは{ $free }枚です。残りは、交換 #{ $number } に出ています。
