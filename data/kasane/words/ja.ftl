## 重ねの言葉。

game-name = 重ね
game-kasane = { game-name }
game-line = 伏せて置き、同じ名前を重ねて強くする。領域は毎ターン増え、3か所以上で勝っている方が勝つ。

### 局面

phase-setup = 準備
phase-start = 開始
phase-draw = ドロー
phase-scene = 景色
phase-set = 配置
phase-level-up = 重ね
phase-open = 開示
phase-activate = 起動
phase-judge = 判定
phase-end = 終了

turn = 第{ $number }ターン

### タイプ

type-might = 剛
type-swift = 迅
type-armor = 鎧
type-craft = 術
type-beast = 獣
type-alien = 異
attribute-might = { type-might }
attribute-swift = { type-swift }
attribute-armor = { type-armor }
attribute-craft = { type-craft }
attribute-beast = { type-beast }
attribute-alien = { type-alien }

### 数と場所

stat-bp = BP
zone-area = 領域
zone-scene = 景色
zone-hand = 手札
zone-deck = 山札
zone-discard = 捨札

### 動作

verb-lead = 先手
verb-lead-long = 1ターン目の先手になる
verb-next = 後手
verb-next-long = 1ターン目の後手になる
verb-keep = このまま
verb-keep-long = いまの手札で始める
verb-redraw = 引き直す
verb-redraw-long = 6枚とも山札の下に置き、新しく6枚引く
verb-pass = 終える
verb-pass-long = このフェイズでは、もう何もしない
verb-scene = 景色を置く
verb-scene-long = 景色を1枚、表向きに置く
verb-draw = 1枚引く
verb-draw-long = 景色を置いて1枚引く
verb-no-draw = 引かない
verb-no-draw-long = 景色を置くだけで、引かない
verb-set = 置く
verb-set-long = キャラクターを1枚、裏向きに置く
verb-left = 左
verb-left-long = 列の左の端に置く
verb-right = 右
verb-right-long = 列の右の端に置く
verb-level-up = 重ねる
verb-level-up-long = 同じ名前で1つ上のレベルを重ねる
verb-use = 使う
verb-use-long = 登場時の効果を使う
verb-decline = 使わない
verb-decline-long = この効果は使わない
verb-activate = 起動
verb-activate-long = 起動の効果を使う
verb-choose = 選ぶ
verb-choose-long = キャラクターを1人選ぶ
verb-take = 加える
verb-take-long = 見せたカードを手札に加える
verb-take-none = 加えない
verb-take-none-long = どれも手札に加えない
verb-find = 探す
verb-find-long = 山札から手札に加える
verb-find-none = 探さない
verb-find-none-long = 何も手札に加えず、山札を切る
verb-return = 戻す
verb-return-long = 手札を山札の下に置く

### 問いかけ

ask-order = じゃんけんに勝ちました。1ターン目は先手と後手のどちらにしますか？
waits-order = 次：{ $seat }が先手か後手を選ぶ
waits-both-order = 次：両者が先手か後手を選ぶ
ask-redraw = この手札で始めますか？　6枚全部なら引き直せます。
waits-redraw = 次：{ $seat }が引き直すか決める
waits-both-redraw = 次：両者が引き直すか決める
ask-scene = 景色を置きますか？
waits-scene = 次：{ $seat }が景色を置くか決める
waits-both-scene = 次：両者が景色を置くか決める
ask-set = キャラクターを1枚、裏向きに置いてください。
waits-set = 次：{ $seat }が伏せる
waits-both-set = 次：両者が伏せる
ask-level-up = 同じ名前で1つ上のレベルを重ねますか？
waits-level-up = 次：{ $seat }が重ねるか決める
waits-both-level-up = 次：両者が重ねるか決める
ask-enter = 登場時の効果を使いますか？
waits-enter = 次：{ $seat }の登場時の効果
waits-both-enter = 次：両者の登場時の効果
ask-activate = 起動の効果を使いますか？
waits-activate = 次：{ $seat }が起動するか決める
waits-both-activate = 次：両者が起動するか決める
ask-choose = どのキャラクターにしますか？
waits-choose = 次：{ $seat }がキャラクターを選ぶ
waits-both-choose = 次：両者がキャラクターを選ぶ
ask-take = 見せたカードから、どれを手札に加えますか？
waits-take = 次：{ $seat }が見せたカードから選ぶ
waits-both-take = 次：両者が見せたカードから選ぶ
ask-find = 山札から、どれを手札に加えますか？
waits-find = 次：{ $seat }が山札を探す
waits-both-find = 次：両者が山札を探す
ask-return = 山札の下に置くカードを、下に置く順に選んでください。
waits-return = 次：{ $seat }が手札を山札の下に置く
waits-both-return = 次：両者が手札を山札の下に置く

### カードの文章：いつ、どれだけ

when-enter = 登場時
when-enter-must = 登場時（必ず）
when-activate = 起動
when-continuous = 常時
activate-free = 1ターンに{ $times }回：
activate-cost = 1ターンに{ $times }回、{ $cost }：
cost-discard = 手札を{ $count }枚捨てる
cost-discard-which = 手札の{ $which }を{ $count }枚捨てる
for-this-turn = このターン、

### カードの文章：どんなカード

which = { $name }{ $level }{ $type }{ $noun }
which-type = { $type }の
which-same-name = 同じ名前の
noun-card-one = カード
noun-card-many = カード
noun-character-one = キャラ
noun-character-many = キャラ
noun-scene-one = 景色
noun-scene-many = 景色
level-exactly = レベル{ $low }の
level-at-least = レベル{ $low }以上の
level-at-most = レベル{ $high }以下の
level-between = レベル{ $low }から{ $high }の
stacked-exactly = { $low }枚重なった
stacked-at-least = { $low }枚以上重なった
stacked-at-most = { $high }枚以下の
stacked-between = { $low }枚から{ $high }枚重なった

### カードの文章：だれ

who-self = この{ $which }
who-opponent = 向かいの{ $which }
who-beside = 隣にいる自分の{ $which }
who-own = 自分の{ $which }全員
who-rival = 相手の{ $which }全員
who-all = すべての{ $which }
who-one-own = 自分の{ $which }1人
who-one-rival = 相手の{ $which }1人

### カードの文章：条件（効果の前に立つ）

needs-states = 【{ $counts }枚】
needs-opponent-type = 向かいが{ $type }なら：
needs-opponent = 向かいが{ $stacked }{ $level }{ $type }キャラなら：
needs-ally-own = 自分にほかの{ $which }が{ $count }人以上いれば：
needs-ally-rival = 相手に{ $which }が{ $count }人以上いれば：
needs-won-own = 勝っている領域が{ $span }なら：
needs-won-rival = 相手の勝っている領域が{ $span }なら：
needs-hand-own = 手札が{ $span }なら：
needs-hand-rival = 相手の手札が{ $span }なら：
needs-rounds = 領域が{ $span }なら：
areas-exactly = { $low }か所
areas-at-least = { $low }か所以上
areas-at-most = { $high }か所以下
areas-between = { $low }か所から{ $high }か所
cards-exactly = { $low }枚
cards-at-least = { $low }枚以上
cards-at-most = { $high }枚以下
cards-between = { $low }枚から{ $high }枚
needs-scene-any = 景色があれば：
needs-scene-own = 自分の景色があれば：
needs-scene-rival = 相手の景色があれば：
needs-scene-nobody = 景色がなければ：
needs-order-lead = 先手なら：
needs-order-next = 後手なら：
needs-newest = いちばん新しい領域なら：
needs-older = 前からの領域なら：

### カードの文章：効果

effect-draw = カードを{ $count }枚引く。
effect-draw-and-return = カードを{ $count }枚引き、手札を{ $back }枚山札の下に置く。
effect-reveal-under = 山札の上から{ $count }枚を見せ、{ $which }を1枚まで手札に加える。残りは山札の下に置く。
effect-reveal-discard = 山札の上から{ $count }枚を見せ、{ $which }を1枚まで手札に加える。残りは捨てる。
effect-search = 山札から{ $which }を1枚まで探して見せ、手札に加える。山札を切る。
effect-discard-scene-any = 景色を捨札にする。
effect-discard-scene-own = 自分の景色を捨札にする。
effect-discard-scene-rival = 相手の景色を捨札にする。
bp-up = ＋{ $amount }
bp-down = −{ $amount }
effect-bp-self = { $turn }{ $each }BP{ $change }。
effect-bp-one = { $turn }{ $each }{ $who }のBP{ $change }。
effect-bp-many = { $turn }{ $each }{ $who }のBP{ $change }。
grade-up = { $amount }段上げる
grade-down = { $amount }段下げる
effect-grade-self = { $turn }{ $each }BPを{ $change }。
effect-grade-one = { $turn }{ $each }{ $who }のBPを{ $change }。
effect-grade-many = { $turn }{ $each }{ $who }のBPを{ $change }。
effect-read-ex-self = { $turn }EXの欄を読む。
effect-read-ex-one = { $turn }{ $who }はEXの欄を読む。
effect-read-ex-many = { $turn }{ $who }はEXの欄を読む。
effect-win-self = { $turn }このキャラはバトルに勝つ。
effect-win-one = { $turn }{ $who }はバトルに勝つ。
effect-win-many = { $turn }{ $who }はバトルに勝つ。
effect-tie-self = { $turn }このキャラのバトルは引き分けになる。
effect-tie-one = { $turn }{ $who }のバトルは引き分けになる。
effect-tie-many = { $turn }{ $who }のバトルは引き分けになる。
each-own-won = 勝っている領域1か所につき、
each-rival-won = 相手の勝っている領域1か所につき、
each-rounds = 領域1か所につき、
each-own-hand = 手札1枚につき、
each-rival-hand = 相手の手札1枚につき、
each-stacked = 重なった1枚につき、

### 選ぶものに添えることば

offer-level = レベル{ $amount }
offer-cost = 景色・コスト{ $amount }
offer-text = { $amount }つ目の効果

### 出来事

order-lead = 先手
order-next = 後手
event-chose-order = { $seat }は{ $word1 }を選んだ。
event-kept-hand = { $seat }はこの手札で始める。
event-redrew = { $seat }は6枚とも引き直した。
event-shuffled = { $seat }は山札を切った。
event-leads = 第{ $amount }ターン、先手は{ $seat }。
event-put-under = { $seat }は手札を{ $amount }枚、山札の下に置いた。
event-revealed = { $seat }の山札から{ $source_name }。
event-put-revealed-under = { $seat }は残り{ $amount }枚を山札の下に置いた。
event-took = { $seat }は{ $source_name }を手札に加えた。
event-found-nothing = { $seat }は山札から何も加えなかった。
event-discarded = { $seat }の{ $source_name }は捨札になった。
event-set-scene = { $seat }は景色「{ $source_name }」を置いた。
event-scene-left = { $seat }の景色「{ $source_name }」は捨札になった。
event-set-down = { $seat }は{ $source_at }にキャラクターを伏せた。
event-could-not-set = { $seat }はキャラクターを置けない。
event-leveled-up = { $seat }は{ $source_at }に1枚重ねた（{ $amount }枚重ね）。
event-opened = { $source_at }に{ $seat }の{ $source_name }が現れた。
event-used-text = { $source }の効果。
event-declined = { $seat }は{ $source_name }の効果を使わない。
event-bp-raised = { $source }の効果、{ $target_at }の{ $target }のBP＋{ NUMBER($amount, useGrouping: 0) }。
event-bp-lowered = { $source }の効果、{ $target_at }の{ $target }のBP−{ NUMBER($amount, useGrouping: 0) }。
event-grade-raised = { $source }の効果、{ $target_at }の{ $target }のBPが{ $amount }段上がった。
event-grade-lowered = { $source }の効果、{ $target_at }の{ $target }のBPが{ $amount }段下がった。
event-ex-read = { $source }の効果、{ $target_at }の{ $target }はEXの欄を読む。
event-fixed-win = { $source }の効果、{ $target_at }の{ $target }はバトルに勝つ。
event-fixed-tie = { $source }の効果、{ $target_at }の{ $target }のバトルは引き分けになる。
event-won-area = { $source_at }：{ $source } { NUMBER($die1, useGrouping: 0) }、{ $target } { NUMBER($die2, useGrouping: 0) }に勝った。
event-tied-area = { $source_at }：{ $source } { NUMBER($die1, useGrouping: 0) }、{ $target } { NUMBER($die2, useGrouping: 0) }で引き分け。
event-judged = 勝っている領域：{ $first } { $die1 }、{ $second } { $die2 }。

### 終わり方

ended-areas = { $winner }が3か所以上で勝ち、相手を上回った
    .veiled = 3か所以上で勝ち、相手を上回った
ended-no-character = { $loser }はキャラクターを置けない
    .veiled = キャラクターを置けない
ended-turn-cap = ターンの上限で{ $winner }の勝ち
    .veiled = ターンの上限に達した

### できないとき

refusal-redraw-over = 引き直しは、1ターン目が始まる前に一度だけです。
refusal-all-six-or-none = 引き直すなら6枚全部です。一部だけを戻すことはできません。
refusal-scene-once = 景色は、景色フェイズに1枚だけ置けます。
refusal-scene-of-the-lead = 景色を置けるのは先手だけです。
refusal-not-a-scene = { $card }は景色ではありません。置けるのは景色のカードです。
refusal-scene-too-dear = { $card }のコストは{ $cost }です。いまはコスト{ $rounds }以下の景色を置けます。
refusal-scene-below = { $card }のコストは{ $cost }です。コスト{ $there }以上の景色なら張り替えられます。
refusal-draw-or-not = 1枚引くかどうかも決めてください。
refusal-set-once = キャラクターを置くのは、配置フェイズに1枚だけです。
refusal-lead-sets-first = 先手が置くまで待ってください。
refusal-must-set = 置けるキャラクターがあるので、1枚置いてください。
refusal-not-a-character = { $card }は景色です。ここではキャラクターを選んでください。
refusal-no-single = { $card }にはSINGLEのBPがないので、はじめから置くことはできません。
refusal-choose-an-end = 列の左と右の、どちらの端に置くかも決めてください。
refusal-no-end-to-choose = ここでは左右を選べません。置く場所は決まっています。
refusal-not-in-hand = そのカードは手札にありません。
refusal-lead-first = いまは先手の番です。終わるまで待ってください。
refusal-level-up-later = 重ねられるのは重ねフェイズです。
refusal-no-such-character = そこに自分のキャラクターはいません。
refusal-other-name = 重ねられるのは同じ名前のカードだけです。そこにいるのは{ $under }です（選んだのは{ $card }）。
refusal-leveled-already = { $under }にはこのターン、もう重ねました。次のターンにまた重ねられます。
refusal-wrong-level = { $card }はレベル{ $level }です。レベル{ $there }の{ $under }には、ちょうど1つ上のレベルを重ねます。
refusal-must-happen = この効果は必ず使います。
refusal-no-text = そのカードには、いま使える効果がありません。
refusal-activate-later = 起動の効果を使えるのは起動フェイズです。
refusal-used-up = { $card }のこの効果は、このターンもう使えません（1ターンに{ $limit }回）。
refusal-needs-not-met = { $card }の効果の条件がそろっていません。
refusal-cost-not-paid = { $card }の効果には、手札{ $count }枚を捨てる必要があります。
refusal-not-an-option = それは選べません。示されたものから選んでください。
refusal-not-asked = いまは、それを選ぶときではありません。

### デッキの問題

problem-unknown-card = 「{ $card }」というカードはありません。
problem-count-below-one = 「{ $card }」の枚数は1以上にしてください。
problem-deck-size = デッキはちょうど{ $wanted }枚です（今は{ $count }枚）。
problem-too-many-copies = { $card }（{ $number }）が{ $count }枚あります。同じ番号のカードは{ $most }枚までです。
problem-column-missing = { $card }には{ $count }枚重ねのBPがありません。それより少ない枚数の欄を読みます。

### ハウスルール：名前、説明、選べる値

house-scene_counts_coming_round = これからのラウンドも数える
    .about = 景色のコストを、いま並ぶ領域の数に加え、これから始まるラウンドまで数えて比べます。
house-new_area = 新しい領域の場所
    .about = 新しい領域を、列のどちらの端につくるか。
    .either = 左右どちらでも
    .left = いつも最初の先手の左
house-grade_from = 数字のない欄からの上げ下げ
    .about = BPを上げ下げするとき、どの欄から数えるか。
    .state = 重なった枚数の欄
    .printed = いま読んでいる欄
house-turn_cap = ターンの上限
    .about = このターンが終わると、勝った数、いちばん新しい領域、先手の順で勝者を決めます。0なら上限なし。

### 盤と手札

turn-setup = 準備
attribute-scene = 景色
kind-scene = 景色
kind-character = キャラクター
tile-kind = 種類
stat-cost = コスト
state-winning = 勝ち
state-sideways = 横向き
state-face-down = 伏せ
score-won = 勝ち
tag-lead = 先手
seal-lead = 先手
seal-next = 後手
area-empty = 空き
strip-scene = 景色
scene-empty = 景色なし
badge-stack = { $count }枚重ね
    .mark = ×{ $count }
badge-column = { $count }枚重ね、{ $column }枚の欄
    .mark = ×{ $count }→{ $column }
badge-ex = EXの欄（{ $count }枚）
    .mark = EX
badge-level = レベル{ $level }
    .mark = Lv { $level }
change-bp = { $amount }
change-win = 必ず勝つ
change-tie = 必ず分け
row-area = 領域{ $number }
row-level = Lv { $level }
row-upon = → { $cards }{ $bp }
row-no-higher = この上はない
row-not-held = 上の札がない
row-leveled = このターンに重ねた
row-own = 自分
row-rival = 相手
row-bp = BP { $bp }
row-text = { $card }：{ $when }
note-upon = 領域{ $area }に重ねる
note-upon-several = 領域{ $areas }に
note-other-name = 同じ名前がない
note-level-first = Lv { $level }が先
note-level-passed = もう上にある
note-leveled-already = このターンに重ねた
note-not-a-character = 景色
note-not-a-scene = キャラ
note-scene-too-dear = 領域が{ $cost }か所必要
note-scene-below = コスト{ $there }以上だけ
note-no-single = SINGLEがない
note-does-not-fit = 取れない
hint-redraw = 引き直すなら6枚すべて。山札の下に置いて6枚引き、そのあとで切る。
hint-level-up = 一つの領域に1ターン1回。重ねた札は開示まで伏せたまま。
sheet-foot = { $number }：同じ番号は{ $limit }枚まで
column-single = SINGLE
column-double = DOUBLE
column-triple = TRIPLE
column-quad = QUAD
column-ex = EX
ended-score = { $first } { $ones } − { $twos } { $second }
verb-left-opposite = 左（番号の大きい端）
verb-left-opposite-long = 自分から見て左、番号の大きい端に置く
verb-right-opposite = 右（領域1の端）
verb-right-opposite-long = 自分から見て右、領域1の端に置く

### カードの書き方：成り立たないもの

misfit-limit = limit（1ターンに何回か）は activate に必要で、ほかには書けません。
misfit-text-cost = cost を書けるのは activate だけです。
misfit-must = must を書けるのは enter だけです。
misfit-continuous = continuous に書けるのは bp、grade、read-ex、fix だけで、キャラを選ぶことはできません。
misfit-character = キャラには level、type と、ひとつ以上の bp が必要です。
misfit-character-cost = キャラに cost は書けません。
misfit-ex = EXの欄を読む効果のあるカードには ex が必要です。
misfit-scene-cost = 景色には cost が必要です。
misfit-scene = 景色に level、type、bp、ex は書けません。
misfit-scene-area = 景色の効果では、ひとつの領域を指すことができません（self、opponent、beside、states、条件 opponent と newest）。
problem-never-set = { $card }は場に出ることがありません。SINGLEのBPも、ひとつ下のレベルの同じ名前のキャラもないためです。
