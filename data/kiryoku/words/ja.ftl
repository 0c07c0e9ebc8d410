## 気力の言葉。

game-name = 気力
game-kiryoku = { game-name }
game-line = リーダーと仲間の気力をコストに変え、バトルカードで競う。相手のリーダーを倒すか、5回ダウンさせれば勝ち。

### 局面

phase-setup = 準備
phase-entry = エントリー
phase-main = メイン
phase-end = 終了
phase-adjust = 手札調整

turn = 第{ $number }ターン
turn-setup = 準備

### 属性、能力、コスト

attribute-power = 力
attribute-speed = 早
attribute-wisdom = 賢
attribute-guts = 根
attribute-sense = 感
value-all = 全能力値
cost-R = 自分消耗
cost-L = リーダー消耗
cost-T = タッグ消耗
cost-G = 味方消耗
cost-W = その他
attribute-R = { cost-R }
attribute-L = { cost-L }
attribute-T = { cost-T }
attribute-G = { cost-G }
attribute-W = { cost-W }

### 数、状態、場所

stat-vitality = 気力
stat-power = { attribute-power }
stat-speed = { attribute-speed }
stat-wisdom = { attribute-wisdom }
stat-guts = { attribute-guts }
stat-sense = { attribute-sense }
state-ready = 待機
state-exhausted = 消耗
    .mark = 消耗
state-used = 使用済
    .mark = 済
state-tag = タッグ
state-leader = 将
state-face-down = 伏せ
zone-leader = リーダー
place-leader = リーダー
zone-field = 場
zone-battle = バトルカード
zone-hand = 手札
zone-deck = 山札
zone-trash = ゴミ箱
zone-aside = 宣言中
score-downs = ダウン
score-stock = 蓄え
kind-character = キャラクター
kind-tag-card = タッグ
kind-battle = バトルカード
kind-battle-special = 特殊バトルカード
kind-item = アイテム
kind-event = イベント
tile-kind = 種類
tile-cost = コスト
sheet-foot = { $card }：デッキに{ $limit }枚まで

### 動作

verb-leader = リーダー
verb-leader-long = このキャラクターをリーダーにする
verb-keep = このまま
verb-keep-long = このまま進める
verb-redraw = 引き直す
verb-redraw-long = 手札を見せて山札に戻し、引き直す
verb-first = 先攻
verb-first-long = 自分が先に始める
verb-second = 後攻
verb-second-long = 相手に先を譲る
verb-call = 呼び出す
verb-call-long = キャラクターを消耗で場に呼び出す
verb-equip = 装備
verb-equip-long = アイテムをキャラクターに装備する
verb-set = 置く
verb-set-long = バトルカードを場に出す
verb-tag = タッグ
verb-tag-long = 二人をタッグにする
verb-challenge = 挑む
verb-challenge-long = 相手にバトルを挑む
verb-event = イベント
verb-event-long = イベントを使う
verb-ability = 特殊能力
verb-ability-long = キャラクターの特殊能力を使う
verb-stock = 蓄える
verb-stock-long = その他のコストを蓄える
verb-abandon = 放棄
verb-abandon-long = 自分のバトルカードをゴミ箱に置く
verb-discard = 捨てる
verb-discard-long = 手札をゴミ箱に置く
verb-pass = 見送る
verb-pass-long = ここでは何もしない
verb-cheapest = おまかせ
verb-cheapest-long = 一番安い払い方にする
verb-choose = 選んで払う
verb-choose-long = 何で払うかを一つずつ選ぶ
verb-defend = 受ける
verb-defend-long = バトルを受けるキャラクターを選ぶ
verb-fight = このカードで
verb-fight-long = バトルカードを選ぶ
verb-again = もう一度
verb-again-long = もう一度やりとりする
verb-on = 先へ
verb-on-long = 最後の機会へ進む
verb-take-back = 戻す
verb-take-back-long = ゴミ箱から手札に戻す

### いつ聞かれたいか

wishes-text = ### 応じるかどうかを、いつ聞くか
    相手が何をしても応じられますが、いつ聞かれるかは選べます。相手には見えません。今の設定：

verb-ask-always = いつも聞く
    .about = 相手が何かするたびに、応じるかどうかを聞きます。
verb-ask-concerned = 関わるときに聞く
    .about = 自分のカードが対象になったときと、バトルの間だけ聞きます。
verb-ask-not-this-turn = このターンは聞かない
    .about = このターンの間は、自動で見送ります。
verb-ask-not-for-card = このカードでは聞かない
    .about = いま宣言されたカードについては、これから自動で見送ります。
verb-ask-for-cards = どのカードでも聞く
    .about = 自動で見送ることにしたカードについても、また聞きます。
event-asks-always = これから、いつでも聞きます。
event-asks-concerned = これから、自分のカードに関わるときとバトルの間だけ聞きます。
event-asks-not-this-turn = このターンは、もう聞きません。
event-asks-not-for-card = これから、{ $source_name }については聞きません。
event-asks-for-cards = これから、どのカードについても聞きます。
wish-always = いつも聞きます。
wish-concerned = 自分のカードに関わるときとバトルの間だけ聞きます。
wish-not-this-turn = このターンはもう聞きません。自動で見送ります。
wish-not-for = **{ $card }**については聞きません。自動で見送ります。
wish-declared = いま宣言されたカード：**{ $card }**

### 問いかけ

ask-leader = リーダーにするキャラクターを選んでください。
waits-leader = 次：{ $seat }がリーダーを選ぶ
waits-both-leader = 次：両者がリーダーを選ぶ
ask-redraw = 手札にキャラクターがいません。引き直しますか？
ask-redraw-not = 手札にキャラクターがいるので、引き直しはできません。このまま進めてください。
waits-redraw = 次：{ $seat }が引き直すか決める
waits-both-redraw = 次：両者が引き直すか決める
ask-order = じゃんけんに勝ちました。先攻と後攻のどちらにしますか？
waits-order = 次：{ $seat }が先攻か後攻を選ぶ
waits-both-order = 次：両者が先攻か後攻を選ぶ
ask-main = あなたのメインフェイズです。何をしますか？
waits-main = 次：{ $seat }のメインフェイズ
waits-both-main = 次：両者のメインフェイズ
ask-end = 終了フェイズです。何かしますか？
waits-end = 次：{ $seat }の終了フェイズ
waits-both-end = 次：両者の終了フェイズ
ask-respond = 応じて何かしますか？
waits-respond = 次：{ $seat }が応じるか決める
waits-both-respond = 次：両者が応じるか決める
ask-exchange = バトルの途中です。能力かイベントを使いますか？
waits-exchange = 次：{ $seat }のバトルのやりとり
waits-both-exchange = 次：両者のバトルのやりとり
ask-last = 結果の前の、最後の機会です。何か使いますか？
waits-last = 次：{ $seat }の最後の機会
waits-both-last = 次：両者の最後の機会
ask-defend = 誰がバトルを受けますか？
waits-defend = 次：{ $seat }が受け手を選ぶ
waits-both-defend = 次：両者が受け手を選ぶ
ask-battle-card = どのバトルカードで戦いますか？
waits-battle-card = 次：{ $seat }がバトルカードを選ぶ
waits-both-battle-card = 次：両者がバトルカードを選ぶ
ask-again = もう一度やりとりしますか？　それとも先へ進みますか？
waits-again = 次：{ $seat }がやりとりを続けるか決める
waits-both-again = 次：両者がやりとりを続けるか決める
ask-discard = 捨てる手札を{ $count }枚選んでください。
waits-discard = 次：{ $seat }が手札を捨てる
waits-both-discard = 次：両者が手札を捨てる
ask-adjust = 手札調整です。ゴミ箱に置くカードを{ $count }枚選んでください。
waits-adjust = 次：{ $seat }の手札調整
waits-both-adjust = 次：両者の手札調整
ask-take-back = ゴミ箱から手札に戻すカードを、{ $count }枚まで選んでください。
waits-take-back = 次：{ $seat }がゴミ箱から選ぶ
waits-both-take-back = 次：両者がゴミ箱から選ぶ
ask-keep = 同じアイテムが2枚になりました。残す方を選んでください。
waits-keep = 次：{ $seat }が残すアイテムを選ぶ
waits-both-keep = 次：両者が残すアイテムを選ぶ

### カードの文章：コスト、いつ、条件（効果の前に立つ）

price-icon = コストのうち{ $count }つは{ $attribute }で払う。
price-vitality = 気力{ $amount }を払う。
price-trash = このキャラをゴミ箱に置いて使う。
price-trash-item = このアイテムをゴミ箱に置いて使う。
when-battle = バトル中：
when-peace = バトル中以外：
when-own-turn = 自分のターン：
when-rival-turn = 相手のターン：
when-any-limit = 1ターンに{ $limit }回：
when-battle-limit = バトル中、1ターンに{ $limit }回：
when-peace-limit = バトル中以外、1ターンに{ $limit }回：
when-own-turn-limit = 自分のターンに{ $limit }回：
when-rival-turn-limit = 相手のターンに{ $limit }回：
needs-downs-own = 自分のダウンが{ $span }なら：
needs-downs-rival = 相手のダウンが{ $span }なら：
needs-hand-own = 自分の手札が{ $span }なら：
needs-hand-rival = 相手の手札が{ $span }なら：
needs-ally-own = 自分に{ $kind }キャラが{ $count }人以上いれば：
needs-ally-rival = 相手に{ $kind }キャラが{ $count }人以上いれば：
needs-leader-own = 自分に{ $kind }リーダーがいれば：
needs-leader-rival = 相手に{ $kind }リーダーがいれば：
times-exactly = { $low }回
times-at-least = { $low }回以上
times-at-most = { $high }回以下
times-between = { $low }回から{ $high }回
cards-exactly = { $low }枚
cards-at-least = { $low }枚以上
cards-at-most = { $high }枚以下
cards-between = { $low }枚から{ $high }枚

### カードの文章：だれ

kind = { $state }{ $attribute }{ $tag }
kind-ready = 待機中の
kind-exhausted = 消耗中の
kind-unused = 未使用の
kind-used = 使用済みの
kind-attribute = { $of }の
kind-tag = タッグの
kind-other = ほかの
kind-no-leader = （リーダー以外）
named-each = { "" }
named-character-any = { $other }{ $kind }キャラ{ $count }人{ $leader }{ $each }
named-character-own = 自分の{ $other }{ $kind }キャラ{ $count }人{ $leader }{ $each }
named-character-rival = 相手の{ $other }{ $kind }キャラ{ $count }人{ $leader }{ $each }
named-leader-any = { $other }{ $kind }リーダー{ $count }人{ $leader }{ $each }
named-leader-own = 自分の{ $other }{ $kind }リーダー{ $leader }{ $each }
named-leader-rival = 相手の{ $other }{ $kind }リーダー{ $leader }{ $each }
named-item-any = { $state }アイテム1枚
named-item-own = 自分のキャラの{ $state }アイテム1枚
named-item-rival = 相手のキャラの{ $state }アイテム1枚
named-battle-card-any = { $state }バトルカード1枚
named-battle-card-own = 自分の{ $state }バトルカード1枚
named-battle-card-rival = 相手の{ $state }バトルカード1枚
who-it = { $count ->
        [1] そのキャラ
       *[other] その{ $count }人
    }
who-self = このキャラ
who-bearer = 装備したキャラ
who-own = 自分のキャラ全員
who-rival = 相手のキャラ全員
who-all = すべてのキャラ
who-own-leader = 自分のリーダー
who-rival-leader = 相手のリーダー
who-own-fighter = 戦っている自分のキャラ
who-rival-fighter = 戦っている相手のキャラ

### カードの文章：効果

more = ＋{ $amount }
less = −{ $amount }
effect-damage = { $each }{ $who }に{ $amount }ダメージ。
effect-heal = { $each }{ $who }の気力を{ $amount }回復する。
effect-exhaust = { $who }を消耗させる。
effect-ready = { $who }を待機に戻す。
effect-change = このターン、{ $who }の{ $value }{ $change }。
effect-attack = このバトル中、{ $who }の攻撃{ $change }。
effect-defense = このバトル中、{ $who }の防御{ $change }。
effect-draw = カードを{ $count }枚引く。
effect-discard-own-choice = 手札を{ $count }枚選んで捨てる。
effect-discard-own-random = 手札を{ $count }枚、無作為に捨てる。
effect-discard-rival-choice = 相手は手札を{ $count }枚選んで捨てる。
effect-discard-rival-random = 相手は手札を{ $count }枚、無作為に捨てる。
effect-take-back-character = ゴミ箱からキャラクターを{ $count }枚まで手札に戻す。
effect-take-back-tag = ゴミ箱からタッグを{ $count }枚まで手札に戻す。
effect-take-back-battle = ゴミ箱からバトルカードを{ $count }枚まで手札に戻す。
effect-take-back-item = ゴミ箱からアイテムを{ $count }枚まで手札に戻す。
effect-stock = その他のコスト（W）を{ $count }つ蓄える。
effect-trash = { $who }をゴミ箱に置く。
effect-refresh = { $who }を未使用に戻す。
effect-use-up = { $who }を使用済みにする。
effect-cancel = 相手がいま宣言した行動を打ち消す。
effect-part = バトルを結果なしで終える。
each-own-downs = 自分のダウン1回につき、
each-rival-downs = 相手のダウン1回につき、
each-own-ready = 自分の待機中のキャラ1人につき、
each-rival-ready = 相手の待機中のキャラ1人につき、
each-own-items = 自分のキャラのアイテム1枚につき、
each-rival-items = 相手のキャラのアイテム1枚につき、
each-own-stock = 自分の蓄え1つにつき、
each-rival-stock = 相手の蓄え1つにつき、

### カードの文章：アイテム

bearer = 装備できるのは{ $who }。
passive-cap = 装備したキャラの気力の上限{ $change }。
passive-value = 装備したキャラの{ $value }{ $change }。
passive-attack = 装備したキャラの攻撃{ $change }。
passive-defense = 装備したキャラの防御{ $change }。
passive-attribute = 装備したキャラは{ $attribute }の属性も持つ。
passive-weary = 装備したキャラは、エントリーで待機に戻らない。
passive-peaceful = 装備したキャラは、バトルを挑むことも受けることもできない。

### カードの文章：バトルカード

battle-attack = 攻撃は{ $values }。
battle-defense = 防御は{ $values }。
values-none = なし（0）
values-every = 一番高い能力値
values-highest = { $values }の一番高い値
values-and = { $value }・{ $more }
side-challenger = 挑んだキャラ
side-defender = 受けたキャラ
side-both = 戦う二人
text-attack = { $side }の攻撃{ $change }。
text-defense = { $side }の防御{ $change }。
text-more = ダメージを受けるキャラは、さらに{ $amount }ダメージを受ける。
text-no-events = このバトルではイベントを使えない。
text-no-abilities = このバトルでは特殊能力を使えない。
text-draw-challenger = 結果のあと、挑んだ側はカードを{ $count }枚引く。
text-draw-defender = 結果のあと、受けた側はカードを{ $count }枚引く。
text-draw-both = 結果のあと、両者はカードを{ $count }枚引く。
text-ready = 結果のあと、{ $side }は待機に戻る。
text-trash = 結果のあと、このカードはゴミ箱に置く。

### 出来事

event-laid-leader = { $seat }はリーダーを裏向きに置いた。
event-showed = { $seat }は{ $source_name }を見せた。
event-redrew = { $seat }は手札を引き直した。
event-goes-first = { $seat }の先攻。
event-leader-up = { $seat }のリーダーは{ $source_name }。
event-began-turn = 第{ $amount }ターン、{ $seat }の番。
event-readied-all = { $seat }のキャラクターは全員待機に戻った。
event-could-not-draw = { $seat }は引くカードがない。
event-end-phase = { $seat }の終了フェイズ。
event-discarded = { $seat }は{ $source_name }を捨てた。
event-abandoned = { $seat }はバトルカード「{ $source_name }」を放棄した。
event-exhausted-for = { $source }が消耗してコストを払った。
event-trashed-for = { $seat }は{ $source_name }を捨ててコストにした。
event-spent-stock = { $seat }は蓄えたコストを{ $amount }つ使った。
event-paid-vitality = { $source }は気力を{ $amount }払った。
event-gave-up = { $source }をゴミ箱に置いてコストにした。
event-stocked = { $seat }は{ $source_name }からその他のコストを蓄えた。
event-declared-call = { $seat }は{ $source_name }を呼び出すと宣言。
event-declared-equip = { $seat }は{ $source_name }を{ $target_own }に装備すると宣言。
    .veiled = { $seat }は{ $source_name }を装備すると宣言。
event-declared-set = { $seat }はバトルカード「{ $source_name }」を出すと宣言。
event-declared-tag = { $seat }はタッグ「{ $source_name }」を宣言。
event-declared-challenge = { $seat }は{ $source_name }でバトルを挑むと宣言。
event-declared-event = { $seat }は{ $target_own }に「{ $source_name }」を宣言。
    .veiled = { $seat }は「{ $source_name }」を宣言。
event-declared-ability = { $seat }は{ $target_own }に{ $source_name }の「{ $ability }」を宣言。
    .veiled = { $seat }は{ $source_name }の「{ $ability }」を宣言。
event-declared-stock = { $seat }はコストを蓄えると宣言。
event-passed = { $seat }は見送った。
event-called = { $seat }の{ $source_name }が場に出た。
event-equipped = { $target }は{ $source_name }を装備した。
event-set-battle = { $seat }はバトルカード「{ $source_name }」を出した。
event-tagged = { $seat }のタッグ「{ $source_name }」が場に出た。
event-carried-out = { $source }の効果。
event-fizzled = { $source }は不発に終わった。
event-defended = { $source }がバトルを受けた。
event-forced-leader = { $seat }のリーダー、{ $source_name }がバトルを受けた。
event-fights-with = バトルカードは{ $source }。
event-struck = { $source }の攻撃{ $die1 }、防御{ $die2 }：{ $target }に{ $amount }ダメージ。
event-unharmed = { $source }の攻撃{ $die1 }、防御{ $die2 }：{ $target }は無傷。
event-parted = { $seat }が挑んだ「{ $source_name }」のバトルは結果なしで終わった。
    .veiled = バトルは結果なしで終わった。
event-damaged = { $target }に{ $amount }ダメージ。
event-healed = { $target }の気力が{ $amount }回復。
event-exhausted = { $target }は消耗した。
event-readied = { $target }は待機に戻った。
event-raised = { $target }の{ $word1 }＋{ $amount }。
event-lowered = { $target }の{ $word1 }−{ $amount }。
event-raised-attack = { $target }の攻撃＋{ $amount }。
event-lowered-attack = { $target }の攻撃−{ $amount }。
event-raised-defense = { $target }の防御＋{ $amount }。
event-lowered-defense = { $target }の防御−{ $amount }。
event-took-back = { $seat }は{ $source_name }を手札に戻した。
event-gained-stock = { $seat }はその他のコストを{ $amount }つ蓄えた。
event-trashed-item = { $target }の{ $source_name }はゴミ箱に置かれた。
    .veiled = { $source }はゴミ箱に置かれた。
event-trashed-battle = { $seat }のバトルカード「{ $source_name }」はゴミ箱に置かれた。
event-refreshed = { $source }は未使用に戻った。
event-used-up = { $source }は使用済みになった。
event-cancelled = { $seat }の{ $source_name }は打ち消された。
    .veiled = { $seat }の行動は打ち消された。
event-fell = { $source }はダウンした。
event-kept-item = { $seat }は{ $source_name }を1枚残した。

### 終わり方

ended-leader-down = { $loser }のリーダーが場を離れた
    .veiled = リーダーが場を離れた
ended-downs = { $loser }の仲間が規定の回数ダウンした
    .veiled = 規定の回数ダウンした
ended-decked = { $loser }の山札が尽きた
    .veiled = 山札が尽きた
ended-both-lost = 両者が同時に負けて引き分け

### ハウスルール：名前、説明、選べる値

house-deck_size = デッキの枚数
    .about = リーダーを入れた、デッキの枚数です。
house-copies = 同じ名前の枚数
    .about = デッキに入れられる、同じ名前のカードの枚数です。
house-hand_size = 最初の手札
    .about = 対戦の始めに引く枚数です。
house-hand_limit = 手札の上限
    .about = 自分のターンの終わりに、手元に残せる枚数です。
house-downs_to_lose = 負けになるダウン
    .about = この回数ダウンすると負けです。
house-max_characters = 場のキャラクター
    .about = リーダーのほかに、場に出せる人数です。
house-first_turn_battle = 最初のターンのバトル
    .about = 先攻が、最初のターンからバトルを挑めるかどうか。
house-mulligan = 引き直し
    .about = キャラクターのない手札を、一度だけ引き直せるかどうか。

### できないとき

refusal-ability-used = このやりとりでは、もう特殊能力を使えません。イベントはまだ使えます。
refusal-field-full = 場のキャラクターは、リーダーのほかに{ $most }人までです。
refusal-fighter-exhausted = 消耗しているキャラクターは戦えません。待機しているキャラクターを選んでください。
refusal-fighter-peaceful = そのキャラクターは、アイテムのためにバトルができません。
refusal-leader-no-tag = リーダーはタッグにできません。
refusal-limit-reached = この能力は1ターンに{ $limit }回までです。次のターンにまた使えます。
refusal-needs-not-met = 使うための条件がそろっていません。
refusal-no-abilities-here = このバトルでは特殊能力を使えません。
refusal-no-battle-card = 使えるバトルカードが、どちらの場にもありません。
refusal-no-events-here = このバトルではイベントを使えません。
refusal-no-first-battle = 先攻は、最初のターンにバトルを挑めません。
refusal-no-part-on-field = タッグにするには、二人のうち少なくとも一人が場にいる必要があります。
refusal-no-target = 対象になるものがありません。
refusal-nobody-there = そこにキャラクターはいません。
refusal-not-a-character = それはキャラクターではありません。呼び出せるのはキャラクターです。
refusal-not-a-tag = それはタッグではありません。
refusal-not-an-event = それはイベントではありません。
refusal-not-an-item = それはアイテムではありません。
refusal-not-a-battle-card = それはバトルカードではありません。
refusal-nothing-to-cancel = 打ち消せる行動がありません。自分のターンに、相手が何か宣言したときに使えます。
refusal-part-elsewhere = タッグにする二人と同じ名前のカードが、ほかにも自分の場にあります。
refusal-part-exhausted = タッグにする二人は、場では待機している必要があります。
refusal-part-missing = タッグにするもう一人が、場にも手札にもありません。
refusal-same-name = 同じ名前のキャラクターが、もう自分の場にいます。
refusal-tag-stands = タッグが場にいるので、構成する二人は呼び出せません。
refusal-three-battle-cards = 自分のバトルカードは3枚までです。1枚放棄すれば置けます。
refusal-when-battle = それはバトル中だけ使えます。
refusal-when-peace = それはバトル中には使えません。
refusal-when-own-turn = それは自分のターンだけ使えます。
refusal-when-rival-turn = それは相手のターンだけ使えます。

### デッキの問題

problem-unknown-card = 「{ $card }」というカードはありません。
problem-count-below-one = 「{ $card }」の枚数は1以上にしてください。
problem-deck-size = デッキはリーダーを入れてちょうど{ $wanted }枚です（今は{ $count }枚）。
problem-too-many-copies = { $card }が{ $count }枚あります。同じ名前のカードは{ $most }枚までです。

### 手札と盤の絵

mark-special = 特殊
    .mark = 特
    .text = 効果の書かれたバトルカード
attribute-event = { kind-event }
attribute-item = { kind-item }
attribute-battle = { kind-battle }
tag-of = { $part1 }と{ $part2 }。
    .veiled = 二人のキャラクター。
ability-title = { $name }
ability-nameless = 特殊能力
ended-score = ダウン：{ $first } { $ones }、{ $second } { $twos }
deed-name = { $name }
deed-names = { $name }と{ $more }
deed-call = 場に呼び出す
deed-equip = { $target }に装備する
deed-set = バトルカードを出す
deed-tag = タッグになる
deed-challenge = バトルを挑む
deed-may-answer = 応じるか考え中
row-declared = { $order } { $name }
row-blow = 攻撃 { $attack } − 防御 { $defense }
row-then = { $one }{ $then }
row-damage = −{ $amount }
row-unharmed = ±0
row-challenge = 挑めるのは { $count }人
row-ability = { $user }
row-pass = ここでは何もしない
row-pass-main = 相手も見送れば終了フェイズへ
hint-wish-always = いつも聞く設定です
hint-wish-concerned = 自分のカードに関わるときとバトル中に聞く設定です
hint-wish-not-this-turn = このターンは聞かない設定です
brief-events-only = イベントだけ
brief-item-of = { $seat }のもの
brief-cannot-pay = コスト { $missing } 不足
brief-cannot-pay-so = 払い手がいない
brief-self-exhausted = 自分が消耗中
brief-not-a-character = キャラクターではない
brief-same-name = 同名が場にいる
brief-tag-stands = タッグで場にいる
brief-field-full = 場は { $most }人まで
brief-three-battle-cards = 場に 3枚ある
brief-not-a-battle-card = バトルカードではない
brief-not-an-item = アイテムではない
brief-not-an-event = イベントではない
brief-not-a-tag = タッグではない
brief-leader-no-tag = 将は組めない
brief-no-part-on-field = 二人とも不在
brief-part-exhausted = 組む相手が消耗中
brief-part-elsewhere = 一人が別にいる
brief-part-missing = 組む相手がいない
brief-no-first-battle = 最初のターンは挑めない
brief-no-battle-card = 使えるバトルカードがない
brief-nobody-there = だれもいない
brief-fighter-exhausted = 待機中のキャラがいない
brief-fighter-peaceful = 戦えない
brief-no-events-here = ここでは使えない
brief-no-abilities-here = ここでは使えない
brief-ability-used = もう使った
brief-limit-reached = もう使いきった
brief-when-battle = バトル中だけ
brief-when-peace = バトル中は不可
brief-when-own-turn = 自分のターンだけ
brief-when-rival-turn = 相手のターンだけ
brief-needs-not-met = 条件に合わない
brief-no-target = 対象がいない
brief-nothing-to-cancel = 打ち消せない
sheet-text = 効果
sheet-foot-leader = { $card }：デッキに{ $limit }枚まで　リーダーなら気力{ $vitality }
stat-skull = ダウン

### できないとき、その他

offer-pays = コスト { $amount }
offer-stock = 蓄えたコスト
offer-rivals = 相手
problem-no-leader = デッキに、リーダーになれるキャラクターがいません。
refusal-again-or-on = もう一度やりとりするか、先へ進むかを選んでください。
refusal-battle-card-used = 使用済みのバトルカードでは戦えません。未使用のものを選んでください。
refusal-cannot-pay = コストを払えません。払えるキャラクターか蓄えが足りません。
refusal-cannot-stock = そのカードからはコストを蓄えられません。待機しているキャラクターか、手札のキャラクターを選んでください。
refusal-keep-one = 残すアイテムを1枚選んでください。
refusal-main-phase-only = それは自分のメインフェイズだけでできます。
refusal-must-defend = バトルは断れません。受けるキャラクターを選んでください。
refusal-must-discard = 手札をちょうど{ $count }枚選んでください。
refusal-name-a-target = 対象を選んでください。
refusal-no-such-ability = そのキャラクターには、その特殊能力がありません。
refusal-not-a-bearer = このアイテムは、そのキャラクターには装備できません。
refusal-not-a-leader = リーダーには、デッキのキャラクターを選んでください。タッグは選べません。
refusal-not-in-hand = そのカードは手札にありません。
refusal-nothing-else-in-battle = バトルの途中では、イベントと特殊能力だけを使えます。
refusal-pay-exactly = コストはちょうど払ってください。多くも少なくも払えません。
refusal-redraw-without-character = 手札にキャラクターがいるので、引き直せません。
refusal-same-item = そのキャラクターは、同じ名前のアイテムをもう装備しています。
refusal-say-more = どのカードか、だれがするのかを選んでください。
refusal-self-exhausted = そのキャラクターは消耗しているので、この能力のコストを払えません。
refusal-turn-player-only = それは自分のターンだけでできます。いまはイベント、特殊能力、コストを蓄えることだけです。

### カードの書き方：成り立たないもの

misfit-pay-order = pay は R、L、T、G、W の順に書いてください。
misfit-limit = コストが尽きない能力と、待機に戻す・手札に戻す・ストックする能力には limit が必要です。
misfit-vitality = キャラクターとタッグには vitality が必要で、ほかのカードには書けません。
misfit-no-character = キャラクターでないカードに attributes や能力値は書けません。
misfit-parts = タッグには parts が必要で、ほかのカードには書けません。
misfit-tag = タッグの parts は別々の2枚にし、cost は書かないでください。
misfit-abilities = abilities を書けるのはキャラクター、タッグ、アイテムだけです。
misfit-battle-only = attack、defense、texts を書けるのはバトルカードだけです。
misfit-battle = バトルカードには attack、defense、texts のどれかが必要です。
misfit-item-only = passives と bearer を書けるのはアイテムだけです。
misfit-item = アイテムには passives か abilities が必要です。
misfit-event = イベントには effects が必要で、ほかのカードには書けません。
misfit-event-only = カードに直接 target、when、needs を書けるのはイベントだけです。能力のものは abilities の中に書いてください。
misfit-ability-cost = R、vitality、trash をコストにできるのは能力だけです。
misfit-target-character = count、attribute、leader、tag を書けるのは、キャラクターを選ぶときだけです。
misfit-target-used = unused と used を書けるのは、バトルカードを選ぶときだけです。
misfit-target-ready = ready と exhausted を書けるのは、キャラクターを選ぶときだけです。
misfit-target = 効果が target を指すときは target の項目が必要で、指さないときは書けません。
misfit-no-self = イベントでは self を使えません。それを行うキャラクターがいないためです。
misfit-target-kind = この効果は、そこで選ぶもの（キャラクター、アイテム、バトルカード）には使えません。
problem-never-tagged = { $card }はキャラクターではないので、このタッグが場に出ることはありません。
