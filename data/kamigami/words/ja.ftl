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
stat-hp = HP
stat-energy = エネルギー
stat-cost = コスト
tile-kind = 種類
tile-attribute = 属性
tile-advantage = 有利
tile-retreat = 退却
skill-title = { $name }
ex-title = EX { $name }
sheet-foot = { $card }：同じ名前と種類は{ $limit }枚まで

### 場所

zone-main = メイン
zone-standby = 控え
zone-hand = 手札
zone-deck = 山札
zone-discard = 捨札
zone-energy = エネルギー
zone-sets = セット

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
