## どのゲームにも共通の言葉。文はこのファイルとゲームごとのファイルにだけ置く。
## 値はいつも文字どおりに入る。$first と $second は対戦者の名前。

missing = （ここに入る言葉がまだありません）
face-down = 裏向きのカード
    .bare = 裏向きのカード
whose-card = { $seat }の{ $card }
own-card = 自分の{ $card }
none = なし
yes = はい
no = いいえ
on = あり
off = なし

### 席

seat-first = 東
seat-second = 西
east = { seat-first }
west = { seat-second }

seal-turn = 手番
seal-asked = 問
seal-won = 勝
seal-first = 先手

### 場所

place = { $zone }{ $slot }

zone-hand = 手札
zone-deck = 山札
zone-discard = 捨札
zone-graveyard = 墓場

### じゃんけんとサイコロ

janken-rock = グー
    .mark = 石
janken-paper = パー
    .mark = 紙
janken-scissors = チョキ
    .mark = 鋏

die = サイコロ

### 出来事

event-answered = { $seat }は選び終えた。
event-resigned = { $seat }が投了した。
event-offered-draw = { $seat }が引き分けを申し込んだ。
event-accepted-draw = { $seat }が引き分けを受けた。
event-offered-call-off = { $seat }が対戦の取りやめを申し出た。
event-accepted-call-off = { $seat }が取りやめに同意した。
event-claimed = 時間切れにより、{ $seat }が勝ちを申し出た。
event-called-off = 時間切れにより、{ $seat }が対戦を取りやめた。
event-left = 相手がいなくなったため、{ $seat }が対戦を取りやめた。
event-lost = サーバーにボットがいなくなったため、対戦は勝敗なしで終わった。
event-closed = サーバーの管理者が対戦を終わらせた。勝敗はつかない。
event-threw = じゃんけん：{ $first }は{ $word1 }、{ $second }は{ $word2 }。
event-drew = { $seat }は{ $amount }枚引いた。

### 常にできること

verb-resign = 投了
    .about = この対戦の負けを認めます。
verb-offer-draw = 引き分けを申し込む
    .about = 相手が受ければ、引き分けで終わります。
verb-accept-draw = 引き分けを受ける
    .about = この対戦を引き分けで終えます。
verb-offer-call-off = 取りやめを申し出る
    .about = 相手が同意すれば、勝敗なしで終わります。相手が手を進めれば、申し出は消えます。
verb-accept-call-off = 取りやめに同意する
    .about = この対戦を勝敗なしで終えます。
verb-claim = 勝ちにする
    .about = 相手の時間切れで、あなたの勝ちになります。
verb-call-off = 取りやめにする
    .about = この対戦を勝敗なしで終えます。
verb-pass = パス
verb-pass-long = 何もせずに手番を終える
verb-yes = はい
verb-no = いいえ
verb-rock = { janken-rock }
verb-paper = { janken-paper }
verb-scissors = { janken-scissors }

### 問いかけ

ask-janken = じゃんけんの手を選んでください。
waits-janken = 次：{ $seat }がじゃんけんの手を選ぶ
waits-both-janken = 次：{ $first }と{ $second }のじゃんけん

waits-both = { $first }と{ $second }の選択待ち
waits-seat = { $seat }の選択待ち

### 終わり方

ended-resigned = { $loser }の投了
    .veiled = 投了
ended-agreed = 合意による引き分け
ended-called-off = 対戦の取りやめ
ended-left = 相手の退出による取りやめ
ended-lost = サーバーにボットがいないための終了
ended-closed = サーバーの管理者による終了
ended-claimed = { $loser }の時間切れ
    .veiled = 時間切れ
ended-loop = 同じ処理が終わらないため引き分け

### できないとき

refusal-not-asked = 今は、あなたが選ぶ場面ではありません。
refusal-stale-decision = その問いかけは、もう終わっています。最新の画面から選んでください。
refusal-match-over = この対戦はもう終わっています。
refusal-not-an-act = 今はそれを行えません。
refusal-not-late = 相手はいま時間切れではないので、それは行えません。
refusal-not-an-option = それは選べません。示された中から選んでください。
refusal-incomplete = まだ選び終えていません。続きを選んでください。
refusal-not-drawn = この問いかけは、期限が過ぎても自動では決まりません。

### サイコロの式

refusal-roll-empty = 振るサイコロを書いてください。例：2d6+3
refusal-roll-syntax = サイコロの振り方として読めません。例：2d6+3、4d6kh3、d20 # 命中、2d6+1>=7、3B6>=4、D66、3d6!、x5 2d6、choice[うどん,そば]
refusal-roll-pair = D66は、D66、D66S、D66Dのどれかを単独で書いてください。66面のサイコロ1個なら1d66です。
refusal-roll-choice = 候補は2つ以上、空のものがないように書いてください。例：choice[うどん,そば]
refusal-roll-times = くり返しは{ $low }回から{ $limit }回までです。
refusal-roll-endless = それでは振り足しが終わりません。「!」の後の数は2以上にしてください。
refusal-roll-again = 「!」の後の数は{ $low }から{ $limit }までです。合計と比べるなら、間に空白を入れてください：3d6! >= 10
refusal-roll-no-dice = サイコロが一つもありません。例：2d6+3
refusal-roll-too-long = 式が長すぎます。{ $limit }文字までです。
refusal-roll-too-many-terms = 項が多すぎます。{ $limit }個までです。
refusal-roll-too-many-dice = サイコロが多すぎます。全部で{ $limit }個までです。
refusal-roll-sides = サイコロの面は{ $low }から{ $limit }までです。
refusal-roll-keep = 残す、または除くサイコロは{ $limit }個までです。
refusal-roll-number = 足し引きする数は{ $limit }までです。

problem-house-unknown = 「{ $option }」というハウスルールはありません。
problem-house-value = ハウスルール「{ $option }」に「{ $value }」は使えません。
