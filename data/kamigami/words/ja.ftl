## 神々の言葉。

game-name = 神々
game-kamigami = { game-name }
game-line = メイン・ユニットどうしが向かい合い、控えを育てて攻める。相手のエリアのユニットをすべてKOすれば勝ち。

### 局面

phase-setup = 準備
phase-draw = ドロー
phase-main = メイン
phase-battle = バトル
phase-end = エンド

turn = { $number }ターン目

### 属性、種類、状態

attribute-sun = 日
attribute-moon = 月
attribute-star = 星

kind-unit = ユニット
kind-strategy = 戦略
kind-tactics = 戦術
kind-reinforcement = 強化

state-rest = レスト
state-stun = スタン

### 数

stat-life = HP
stat-energy = エネルギー
tile-kind = 種類
tile-advantage = 有利
tile-retreat = 退却
skill-title = { $name }
ex-title = EX { $name }
sheet-foot = { $card }：同じ名前と種類は{ $limit }枚まで

### 場所

zone-main = メイン
place-main = メイン
zone-standby = 控え
zone-hand = 手札
zone-deck = 山札
zone-discard = 捨札

### カードの文章：いつ

when-set-on = セット中
when-set = セットしたとき（1ターンに1度）
when-used-ex = このEXスキルのあと（1ターンに1度）
when-used-skill = スキルを使ったあと（1ターンに1度）
when-struck = スキルでダメージを受けたとき（1ターンに1度）
when-made-main = 控えからメインに出たとき（1ターンに1度）
when-own-turn = 自分のメインフェイズの始め
when-fell = このユニットがKOされたとき
limit-turn = （1ターンに1度）
limit-discard = （使ったらこのカードを捨てる）

### カードの文章：ユニットの呼び方

unit-self = このユニット
unit-own-main = 自分のメイン
unit-rival-main = 相手のメイン
unit-chosen = そのユニット
unit-each-chosen = 選んだユニットすべて
unit-own-standby = 自分の控えすべて
unit-rival-standby = 相手の控えすべて
unit-own-units = 自分のユニットすべて
unit-rival-units = 相手のユニットすべて
unit-one-own-standby = 自分の控え1体
unit-one-rival-standby = 相手の控え1体
unit-one-own-units = 自分のユニット1体
unit-one-rival-units = 相手のユニット1体

group-own-standby = 自分の控え
group-rival-standby = 相手の控え
group-own-units = 自分のユニット
group-rival-units = 相手のユニット

on-self = このユニット
on-own-main = 今の自分のメイン
on-rival-main = 今の相手のメイン
on-chosen = そのユニット
on-each-chosen = 選んだユニット
on-one-own-standby = 自分の控え1体
on-one-rival-standby = 相手の控え1体
on-one-own-units = 自分のユニット1体
on-one-rival-units = 相手のユニット1体
on-own-side = 自分のメイン
on-rival-side = 相手のメイン

during-this-turn = このターン
during-next-own-turn = 次の自分のターン
during-next-rival-turn = 次の相手のターン

### カードの文章：条件（効果の前に立つ）

needs-energy-least = { $unit }のエネルギーが{ $count }枚以上なら、
needs-energy-most = { $unit }のエネルギーが{ $count }枚以下なら、
needs-energy-just = { $unit }のエネルギーが{ $count }枚なら、
needs-set-cards-least = { $unit }にカードが{ $count }枚以上セットされていれば、
needs-set-cards-most = { $unit }にセットされたカードが{ $count }枚以下なら、
needs-set-cards-just = { $unit }にセットされたカードが{ $count }枚なら、
needs-copies-least = このユニットに同じ名前のカードが{ $count }枚以上セットされていれば、
needs-copies-most = このユニットにセットされた同じ名前のカードが{ $count }枚以下なら、
needs-copies-just = このユニットにセットされた同じ名前のカードがちょうど{ $count }枚なら、
needs-damage-least = { $unit }が{ $amount }以上のダメージを受けていれば、
needs-damage-left = { $unit }の残りHPが{ $amount }以下なら、
needs-state-normal = { $unit }が通常の状態なら、
needs-state-rest = { $unit }がレスト中なら、
needs-state-stun = { $unit }がスタン中なら、
needs-state-any = { $unit }がレスト中かスタン中なら、
needs-attribute = { $unit }が{ $attribute }なら、
needs-standing-main = このユニットがメインにいるなら、
needs-standing-standby = このユニットが控えにいるなら、
needs-standby-own-least = 自分の控えが{ $count }体以上いれば、
needs-standby-own-most = 自分の控えが{ $count }体以下なら、
needs-standby-own-just = 自分の控えが{ $count }体なら、
needs-standby-rival-least = 相手の控えが{ $count }体以上いれば、
needs-standby-rival-most = 相手の控えが{ $count }体以下なら、
needs-standby-rival-just = 相手の控えが{ $count }体なら、
needs-hand-own-least = 自分の手札が{ $count }枚以上なら、
needs-hand-own-most = 自分の手札が{ $count }枚以下なら、
needs-hand-own-just = 自分の手札が{ $count }枚なら、
needs-hand-rival-least = 相手の手札が{ $count }枚以上なら、
needs-hand-rival-most = 相手の手札が{ $count }枚以下なら、
needs-hand-rival-just = 相手の手札が{ $count }枚なら、
needs-fallen-own-least = KOされた自分のユニットが{ $count }体以上なら、
needs-fallen-own-most = KOされた自分のユニットが{ $count }体以下なら、
needs-fallen-own-just = KOされた自分のユニットが{ $count }体なら、
needs-fallen-rival-least = KOされた相手のユニットが{ $count }体以上なら、
needs-fallen-rival-most = KOされた相手のユニットが{ $count }体以下なら、
needs-fallen-rival-just = KOされた相手のユニットが{ $count }体なら、

### カードの文章：効果

effect-damage = { $unit }に{ $amount }ダメージ。
effect-damage-each = { $unit }に、{ $each }につき{ $amount }ダメージ。
effect-damage-spread = 相手のユニットを1体選んで{ $amount }ダメージ。これを{ $count }回行う。
more-damage = さらに{ $amount }ダメージ。
more-damage-each = さらに、{ $each }につき{ $amount }ダメージ。
effect-heal = { $unit }を{ $amount }回復。
effect-charge = { $unit }にエネルギーを{ $count }枚付ける。
effect-charge-each = { $unit }にエネルギーを{ $count }枚ずつ付ける。
effect-move-energy = { $source }のエネルギーを{ $count }枚、{ $unit }に移す。
effect-drain = { $unit }のエネルギーを{ $count }枚捨てる。
effect-drain-each = { $unit }のエネルギーを{ $count }枚ずつ捨てる。
effect-unset = { $unit }にセットされたカードを{ $count }枚捨てる。
effect-unset-each = { $unit }にセットされたカードを{ $count }枚ずつ捨てる。
effect-state-normal = { $unit }を通常の状態に戻す。
effect-state-rest = { $unit }をレストさせる。
effect-state-stun = { $unit }をスタンさせる。
effect-switch-rival-own = 相手のメインを、あなたが選んだ控えと入れ替える。
effect-switch-rival-own-may = 相手のメインを、あなたが選んだ控えと入れ替えてもよい。
effect-switch-rival-rival = 相手は自分の控えを1体選び、メインと入れ替える。
effect-switch-rival-rival-may = 相手は自分の控えを1体選び、メインと入れ替えてもよい。
effect-switch-own-own = 自分のメインを、控え1体と入れ替える。
effect-switch-own-own-may = 自分のメインを、控え1体と入れ替えてもよい。
effect-switch-own-rival = 自分のメインを、相手が選んだ控えと入れ替える。
effect-switch-own-rival-may = 自分のメインを、相手が選んだ控えと入れ替えてもよい。
effect-draw = カードを{ $count }枚引く。
effect-discard-own-choice = 手札を{ $count }枚捨てる。
effect-discard-own-random = 手札を無作為に{ $count }枚捨てる。
effect-discard-rival-choice = 相手は手札を{ $count }枚捨てる。
effect-discard-rival-random = 相手の手札を無作為に{ $count }枚捨てる。
effect-search-hand = 山札から{ $what }を{ $count }枚まで選び、見せて手札に加える。山札を切る。
effect-search-standby = 山札から{ $what }を{ $count }枚まで選び、控えに出す。山札を切る。
effect-take-back = 捨札から{ $what }を{ $count }枚まで手札に戻す。
effect-bonus = { $during }、{ $unit }がスキルで与えるダメージ＋{ $amount }。
effect-weaken = { $during }、{ $unit }がスキルで与えるダメージ−{ $amount }。
effect-reduction = { $during }、{ $unit }がスキルで受けるダメージ−{ $amount }。
effect-reduction-standby = { $during }、{ $unit }がスキルで受けるダメージ−{ $amount }（控えでも）。
effect-shackle = { $during }、{ $unit }がスキルを使うには、じゃんけんに勝たなければならない。
effect-pin = { $during }、{ $unit }は退却できない。
effect-choose = { $group }を{ $count }体選び、
effect-choose-up-to = { $group }を{ $count }体まで選び、
janken-win = じゃんけんに勝てば、
janken-lose = じゃんけんに負ければ、
janken-or-lose = 負ければ、

what-card = カード
what-unit = ユニット
what-strategy = 戦略
what-tactics = 戦術
what-reinforcement = 強化
what-sun = 日のユニット
what-moon = 月のユニット
what-star = 星のユニット
whats-card = { what-card }
whats-unit = { what-unit }
whats-strategy = { what-strategy }
whats-tactics = { what-tactics }
whats-reinforcement = { what-reinforcement }
whats-sun = { what-sun }
whats-moon = { what-moon }
whats-star = { what-star }

each-energy = このユニットのエネルギー1枚
each-rival-energy = 相手のメインのエネルギー1枚
each-set-cards = このユニットにセットされたカード1枚
each-own-standby = 自分の控え1体
each-rival-standby = 相手の控え1体
each-hand = 自分の手札1枚
each-own-fallen = KOされた自分のユニット1体
each-rival-fallen = KOされた相手のユニット1体

passive-bonus = スキルで与えるダメージ＋{ $amount }。
passive-bonus-each = { $each }につき、スキルで与えるダメージ＋{ $amount }。
passive-reduction = メインにいるとき、スキルで受けるダメージ−{ $amount }。
passive-reduction-standby = スキルで受けるダメージ−{ $amount }（控えでも）。
passive-hp = HP＋{ $amount }。
passive-retreat = 退却コスト−{ $count }。
passive-cost = スキルのコスト−{ $count }。

### カードの面と札の見出し

mark-ex = EX

### 動作

verb-lead = メインに置く
verb-lead-long = メイン・ユニットを1枚選んで伏せる
verb-draw = 引く
verb-draw-long = 引き直しの分だけ引く
offer-hp = HP { $amount }
offer-energy = エネルギー { $amount }
offer-skill = コスト{ $cost }・{ $amount }ダメージ
offer-cost = コスト{ $cost }
verb-charge = チャージ
verb-charge-long = 自分のユニット1体にエネルギーを付ける
verb-deploy = 控えに出す
verb-deploy-long = 手札のユニットを空いている控えに出す
verb-play = コマンド
verb-play-long = 手札の戦略か戦術を使う
verb-set = セット
verb-set-long = 手札の強化をユニットにセットする
verb-ex = EXスキル
verb-ex-long = セットされた強化のEXスキルを使う
verb-retreat = 退却
verb-retreat-long = エネルギーを払ってメインを入れ替える
verb-skill = スキル
verb-skill-long = メイン・ユニットのスキルを使い、ターンを終える
verb-end = 終わる
verb-end-long = スキルを使わずにターンを終える
verb-promote = メインに出す
verb-promote-long = KOされたメインの代わりを選ぶ
verb-strike = 狙う
verb-strike-long = ダメージを与える相手を選ぶ
verb-choose = 選ぶ
verb-choose-long = 効果を受けるユニットを選ぶ
verb-switch = 入れ替える
verb-switch-long = メインと入れ替える控えを選ぶ
verb-stay = そのまま
verb-stay-long = 入れ替えない
verb-discard = 捨てる
verb-discard-long = 手札から捨てるカードを選ぶ
verb-search = 加える
verb-search-long = 山札から探すカードを選ぶ
verb-take-back = 戻す
verb-take-back-long = 捨札から手札に戻すカードを選ぶ
verb-attach = 付ける
verb-attach-long = エネルギーにする手札を選ぶ
verb-order = 先に行う
verb-order-long = どの効果から行うかを選ぶ

### 問いかけ

ask-lead = メイン・ユニットを1枚選び、伏せて置いてください。
waits-lead = 次：{ $seat }がメイン・ユニットを選ぶ
waits-both-lead = 次：両者がメイン・ユニットを選ぶ
ask-redraw-draw = 相手が手札を引き直しました。{ $count }枚まで引けます。何枚引きますか？
waits-redraw-draw = 次：{ $seat }が引き直しの分を引くか選ぶ
waits-both-redraw-draw = 次：両者が引き直しの分を引くか選ぶ
ask-act = 何をしますか？　スキルを使うとターンが終わります。
waits-act = 次：{ $seat }の行動
waits-both-act = 次：両者の行動
ask-promote = メインがKOされました。代わりに出すユニットを選んでください。
waits-promote = 次：{ $seat }が新しいメインを選ぶ
waits-both-promote = 次：両者が新しいメインを選ぶ
ask-strike = どのユニットにダメージを与えますか？
waits-strike = 次：{ $seat }が狙う相手を選ぶ
waits-both-strike = 次：両者が狙う相手を選ぶ
ask-choose = 効果を受けるユニットを選んでください。
waits-choose = 次：{ $seat }がユニットを選ぶ
waits-both-choose = 次：両者がユニットを選ぶ
ask-switch = どのユニットとメインを入れ替えますか？
waits-switch = 次：{ $seat }が入れ替える控えを選ぶ
waits-both-switch = 次：両者が入れ替える控えを選ぶ
ask-discard = 捨てるカードを{ $count }枚選んでください。
waits-discard = 次：{ $seat }が手札を捨てる
waits-both-discard = 次：両者が手札を捨てる
ask-search = 山札から{ $count }枚まで選べます。どれにしますか？
waits-search = 次：{ $seat }が山札から探す
waits-both-search = 次：両者が山札から探す
ask-take-back = 捨札から{ $count }枚まで手札に戻せます。どれを戻しますか？
waits-take-back = 次：{ $seat }が捨札から戻す
waits-both-take-back = 次：両者が捨札から戻す
ask-attach = エネルギーにする手札を{ $count }枚選んでください。
waits-attach = 次：{ $seat }がエネルギーを選ぶ
waits-both-attach = 次：両者がエネルギーを選ぶ
ask-order = 同時に起こる効果があります。どれから行いますか？
waits-order = 次：{ $seat }が効果の順を決める
waits-both-order = 次：両者が効果の順を決める

### 出来事

event-showed = { $seat }は{ $source_name }を見せた。
event-redrew = { $seat }の手札にユニットがない。戻して引き直す。
event-laid-down = { $seat }はメイン・ユニットを伏せた。
event-goes-first = { $seat }が先攻。
event-turned-up = { $seat }の{ $source_name }が姿を現した。
event-began-turn = { $amount }ターン目、{ $seat }の番。
event-could-not-draw = { $seat }は{ $amount }枚を引ききれない。
event-entered = { $seat }は{ $source_name }を控えに出した。
event-charged = { $target }にエネルギーが{ $amount }枚付いた。
event-lost-energy = { $target }のエネルギーが{ $amount }枚捨てられた。
event-set = { $seat }は{ $source_name }を{ $target_own }にセットした。
event-unset = { $target }の{ $source_name }が捨てられた。
event-discarded = { $seat }は{ $source_name }を捨てた。
event-used-strategy = { $seat }は戦略「{ $source_name }」を使った。
event-used-tactics = { $seat }は戦術「{ $source_name }」を使った。
event-used-skill = { $source }が「{ $ability }」を使った。
    .veiled = { $source }がスキルを使った。
event-used-ex = { $target }が{ $source_name }のEXスキル「{ $ability }」を使った。
    .veiled = { $target }が{ $source_name }のEXスキルを使った。
event-failed = じゃんけんに負け、{ $source }のスキルは失敗した。
event-went-off = { $source }の効果が働いた。
event-struck = { $target }に{ $amount }ダメージ。
event-healed = { $target }が{ $amount }回復した。
event-fell = { $target }はKOされた。
event-promoted = { $source }がメインに出た。
event-retreated = { $source }は退却し、代わって{ $target_name }がメインに出た。
event-switched = { $source }が控えに移り、代わって{ $target_name }がメインに出た。
event-became-rest = { $target }はレストした。
event-became-stun = { $target }はスタンした。
event-became-normal = { $target }は通常の状態に戻った。
event-searched = { $seat }は山札から{ $source_name }を手札に加えた。
event-shuffled = { $seat }は山札を切った。
event-took-back = { $seat }は{ $source_name }を手札に戻した。
event-lasts-bonus = { $target }のスキルのダメージが{ $amount }増える。
event-lasts-bonus-player = { $seat }のメインのスキルのダメージが{ $amount }増える。
event-lasts-weaken = { $target }のスキルのダメージが{ $amount }減る。
event-lasts-weaken-player = { $seat }のメインのスキルのダメージが{ $amount }減る。
event-lasts-reduction = { $target }が受けるスキルのダメージは{ $amount }減る。
event-lasts-reduction-player = { $seat }のメインが受けるスキルのダメージは{ $amount }減る。
event-lasts-shackle = { $target }がスキルを使うには、じゃんけんに勝たなければならない。
event-lasts-shackle-player = { $seat }のメインがスキルを使うには、じゃんけんに勝たなければならない。
event-lasts-pin = { $target }は退却できない。
event-lasts-pin-player = { $seat }のメインは退却できない。

### 終わり方

ended-knocked-out = { $loser }のユニットがすべてKOされた
    .veiled = ユニットがすべてKOされた
ended-both-knocked-out = 両者のユニットが同時にすべてKOされた
ended-decked = { $loser }は引くべき枚数を引けない
    .veiled = 引くべき枚数を引けない

### できないとき

refusal-main-phase-only = メインフェイズにしかできません。
refusal-charged-already = チャージは1ターンに1度だけです。
refusal-no-card-in-hand = 手札がないので、チャージできません。
refusal-not-a-unit = 控えに出せるのはユニットだけです。
refusal-no-empty-area = 空いている控えがありません。KOされたユニットもエリアをふさぎます。
refusal-not-a-command-to-use = ここで使えるのは、戦略と戦術だけです。
refusal-one-strategy = 戦略は1ターンに1枚しか使えません。
refusal-would-do-nothing = 今は何の効果もないので使えません。
refusal-not-a-reinforcement = セットできるのは強化だけです。
refusal-no-setting-in-first-turn = 自分の最初のターンには、セットできません。
refusal-no-unit-there = そこに表向きのユニットはいません。
refusal-entered-this-turn = このターンに出たユニットには、セットできません。
refusal-set-this-turn = このターンにもうセットしたユニットです。セットは1体につき1ターンに1枚です。
refusal-retreated-already = 退却は1ターンに1度だけです。
refusal-cannot-move = { $state }中のユニットは退却できません。
refusal-pinned = 退却を封じられています。
refusal-no-standby = 入れ替わる控えのユニットがいません。
refusal-too-little-energy = エネルギーが{ $needed }枚必要です（今は{ $there }枚）。
refusal-no-skill-in-first-turn = 先攻の1ターン目には、スキルもEXスキルも使えません。
refusal-no-skill-in-state = { $state }中のユニットは、スキルもEXスキルも使えません。
refusal-main-unit-only = スキルを使えるのはメイン・ユニットだけです。
refusal-ex-used = このEXスキルは、このターンにもう使いました。
refusal-not-your-turn = 今は相手のターンです。
refusal-not-a-mark = グー、パー、チョキから選んでください。
refusal-not-in-hand = そのカードは手札にありません。
refusal-no-such-skill = そのスキルは、このユニットにありません。
refusal-must-promote = メインに出す控えのユニットを選んでください。
refusal-must-choose = 示されたユニットから{ $count }体を選んでください。
refusal-too-many-chosen = 選べるのは{ $most }までです。
refusal-must-discard = 手札から{ $count }枚を選んでください。
refusal-must-pay = 支払うエネルギーを{ $count }枚選んでください。
refusal-must-switch = 入れ替える控えのユニットを選んでください。
refusal-does-not-fit = そのカードは、この効果では選べません。

### デッキの問題

problem-unknown-card = 「{ $card }」というカードはありません。
problem-count-below-one = 「{ $card }」の枚数は1以上にしてください。
problem-deck-size = デッキは{ $wanted }枚ちょうどです（今は{ $count }枚）。
problem-no-unit = ユニットが1枚以上必要です。
problem-too-many-copies = { $card }が{ $count }枚あります。同じ名前で同じ種類のカードは{ $most }枚までです。

### ハウスルール：名前、説明、選べる値

house-rest_blocks_retreat = レスト中の退却
    .about = 「あり」にすると、レスト中のメインも退却できなくなります。スタン中はいつでも退却できません。
house-recovery = 回復のじゃんけん
    .about = エンドフェイズに、誰が自分のメインのレストやスタンについてじゃんけんをするか。
    .turn_player = ターンを終える側だけ
    .both = 両者
house-charge_source = チャージするカード
    .about = 1ターンに1度のチャージで、どこのカードを付けるか。
    .deck = 山札の一番上
    .hand = 手札
house-standby_areas = 控えの数
    .about = スタンバイ・エリアの数。KOされたユニットもふさいだままです。
house-ko_timing = コマンドによるKO
    .about = コマンドのダメージによるKOを、いつ確かめるか。
    .command = コマンドが終わってから
    .effect = 効果一つごと
house-double_loss = 同時に全滅したとき
    .about = 両者の最後のユニットが同時にKOされたとき。
    .draw = 引き分け
    .turn_player = ターンの側の勝ち
house-retreat_discards = 退却でエネルギーを捨てる
    .about = 「なし」にすると、退却コストの分のエネルギーがあれば、捨てずに退却できます。
house-ex_skills = EXスキルを使えるユニット
    .about = 控えのユニットもEXスキルを使えるか。
    .any = 控えも使える
    .main = メインだけ
house-entering = 「エリアに出た」とは
    .about = このターンに出たのでセットできない、というのはどのユニットか。
    .hand = エリアの外から出たもの
    .areas = エリアを移ったものも
house-failed_skill = じゃんけんに負けたスキル
    .about = スキルを使うためのじゃんけんに負けたとき、使ったことになるか。
    .used = 使ったことになる
    .kept = 使っていないことになる
house-forced_change = メインの入れ替えを選ぶ人
    .about = 相手のメインを入れ替える効果で、誰が控えを選ぶか。
    .text = カードのとおり
    .owner = ユニットの持ち主
house-skill_energy = 効果で付けるエネルギー
    .about = 効果で付けるエネルギーを、どこから付けるか。
    .deck = 山札の一番上
    .hand = 手札
house-energy_looked_at = エネルギーの中身
    .about = 裏向きで付いたカードを、誰が見てよいか。
    .nobody = 誰も見ない
    .owner = 持ち主は見てよい
house-redraw_draw = 引き直しの分を引くとき
    .about = 相手が引き直した分の1枚を、メイン・ユニットを置く前と後のどちらで引くか。
    .after = 置いたあと
    .before = 置く前
house-idle_commands = 何も起こらないコマンド
    .about = 効果を及ぼすものがないコマンドを使えるか。
house-lasting_end = 続く効果の終わり
    .about = 「次のターン」の効果が、そのターンのどこで終わるか。
    .after_end = エンドフェイズのあと
    .before_end = エンドフェイズの始め
house-rested_texts = レスト中のセットカード
    .about = レストやスタンのユニットでも、セットされたカードの効果が働くか。
house-promotion_enters = KOのあとに出たユニット
    .about = 「あり」にすると、KOされたメインの代わりに出たユニットにも、そのターンはセットできません。

### 盤と手札の絵

turn-setup = 準備
score-standing = 健在
area-main = 主
area-standby = 控
zone-using = 使用中
stat-damage = ダメージ
state-face-down = 伏せ
label-strategy = 戦略
label-tactics = 戦術
label-reinforcement = 強化
using-strategy = 戦略・使用中
using-tactics = 戦術・使用中
edge-advantage = 有利 ×2
skill-nameless = スキル
ex-nameless = EXスキル
ended-score = 残ったユニット：{ $first } { $ones }体、{ $second } { $twos }体

told-hit = { $target }：{ $sum }
told-hit-both = { $target }：{ $sum }　{ $other }：−{ $amount }
told-hits = { $target }：{ $sum }　ほか{ $count }体にもダメージ
lasts-bonus-unit = スキル＋{ $amount }
lasts-bonus-side = メインのスキル＋{ $amount }
lasts-weaken-unit = スキル−{ $amount }
lasts-weaken-side = メインのスキル−{ $amount }
lasts-reduction-unit = 受ける −{ $amount }
lasts-reduction-side = メインが受ける −{ $amount }
lasts-reduction-anywhere-unit = 受ける −{ $amount }（控えも）
lasts-reduction-anywhere-side = 全員が受ける −{ $amount }
lasts-shackle-unit = スキルにじゃんけん
lasts-shackle-side = メインのスキルにじゃんけん
lasts-pin-unit = 退却できない
lasts-pin-side = メインは退却できない
lasts-now = このターン
    .brief = 今
lasts-next-own = 次の自分のターン
    .brief = 次の番
lasts-next-rival = 次の相手のターン
    .brief = 次の相手番
lasts-on = { $unit }・{ $during }

ask-choose-up-to = 効果を受けるユニットを{ $count }体まで選べます。選ばなくてもかまいません。
ask-strike-times = どのユニットにダメージを与えますか？　同じユニットでもよく、{ $count }回選びます。
hint-actions = チャージ：{ $charge }　戦略：{ $strategy }　退却：{ $retreat }。
hint-open = まだ
hint-done = すみ
row-ex = { $card }（{ $unit }）
row-shackled = じゃんけんに勝てば使える
row-charge = ユニット1体にエネルギーを1枚
row-retreat = 控えと入れ替わる

brief-main-phase-only = メインフェイズだけ
brief-charged-already = このターンはもうした
brief-no-card-in-hand = 手札がない
brief-not-a-unit = ユニットのみ
brief-no-empty-area = 空きがない
brief-not-a-command-to-use = 使うカードではない
brief-one-strategy = 戦略は1枚
brief-would-do-nothing = 効果なし
brief-not-a-reinforcement = 強化ではない
brief-no-setting-in-first-turn = 初ターン
brief-no-unit-there = ユニットがいない
brief-entered-this-turn = 出たばかり
brief-set-this-turn = セットずみ
brief-retreated-already = このターンはもうした
brief-cannot-move = { $state }中
brief-pinned = 封じられている
brief-no-standby = 控えがいない
brief-too-little-energy = エネルギー { $there } / { $needed }
brief-no-skill-in-first-turn = 先攻の1ターン目
brief-no-skill-in-state = { $state }中
brief-main-unit-only = メインだけ
brief-ex-used = このターンはもう使った

### カードの書き方：成り立たないもの

misfit-damage-first = スキルの damage は、ほかの効果より前に書いてください。ダメージが先に与えられるためです。
misfit-damage-outside = スキルの damage は choose、janken、provided の外に書いてください。ダメージが先に与えられるためです。
misfit-tactics-back = 戦術で戻すカードには、tactics ではない kind を書いてください。戦術は何度でも使えるためです。
misfit-unit = ユニットには hp、attribute、skills が必要です。
misfit-no-unit-card = ユニットでないカードに hp、attribute、advantage、retreat、skills は書けません。
misfit-reinforcement = 強化には passives、triggers、ex のどれかが必要で、ほかのカードには書けません。
misfit-used-ex = used-ex のあるカードには、limit: turn の付いた ex が必要です。
misfit-command-effects = 戦略と戦術には effects が必要で、ほかのカードには書けません。
misfit-no-self = ここでは self を使えません。これを行うユニットがいないためです。
misfit-no-chosen = chosen を使えるのは choose の中だけです。
misfit-spread = times は spread のときに必要で、ほかでは書けません。
misfit-search-unit = スタンバイに出すものには kind: unit と書いてください。
