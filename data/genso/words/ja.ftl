## 元素の言葉。

game-name = 元素
game-genso = { game-name }
game-line = 三つのレーンに伏せて向かい合い、八つの元素ダイスでスキルと爆発を狙う。先に2ターン取れば勝ち。

### 局面

phase-select = 選択
phase-janken = じゃんけん
phase-dice = ダイス
phase-calculate = 計算
phase-compare = 比較
phase-over = 決着

turn = 第{ $number }ターン
battle-number = 第{ $number }戦
battle-extra = 延長のバトル

### 元素

element-fire = 火
element-water = 水
element-wind = 風
element-thunder = 雷
element-grass = 草
element-ice = 氷
element-rock = 岩
element-wild = 万能
attribute-fire = { element-fire }
attribute-water = { element-water }
attribute-wind = { element-wind }
attribute-thunder = { element-thunder }
attribute-grass = { element-grass }
attribute-ice = { element-ice }
attribute-rock = { element-rock }
attribute-wild = { element-wild }

### 数と状態

stat-attack = ATK
stat-fire = 火のカウンター
stat-water = 水のカウンター
stat-wind = 風のカウンター
stat-thunder = 雷のカウンター
stat-grass = 草のカウンター
stat-ice = 氷のカウンター
stat-rock = 岩のカウンター
state-face-down = 裏向き
state-beaten = 敗 → 捨札

tile-element = 元素
tile-kind = 種類
kind-character = キャラクター
kind-stack = 重ね札
kind-leader = リーダー
power-skill = 元素スキル
power-burst = 元素爆発
sheet-foot = { $card }：同じ名前は{ $limit }枚まで

### 場所

lane-empty = 空き
lane-left = 左
lane-middle = 中央
lane-right = 右
lane-1 = 1
lane-2 = 2
lane-3 = 3
lane-beaten = 敗
zone-lane = レーン
zone-lane-left = 左のレーン
zone-lane-middle = 中央のレーン
zone-lane-right = 右のレーン
zone-hand = 手札
zone-deck = 山札
zone-discard = 捨札
zone-leader = リーダー

score-wins = 勝ち
score-draws = 引分

### ダイス

dice-later = 後攻：まだ振っていない
tag-skill = 元素スキル
tag-burst = 元素爆発
tag-normal = 通常攻撃

### 手札の欄

row-normal = 通常攻撃
row-forced = 今の目なら必ずこれになる
row-free = 選べる
row-missing = あと{ $count }個
row-reached = 届いたので選べない
note-one-more = { $element }{ $count }個になる
note-other-element = 元素がちがう

### 手札の下の一言：今わかる最もよい選び方と、その結果

hint-select = { $kept ->
    [0] { $card }は目が{ $rolled }個出れば、{ $power }で ATK { $atk }。
   *[other] { $card }は目が{ $rolled }個出て{ $kept }枚捨てれば、{ $power }で ATK { $atk }。
 }
hint-roll = { hint-roll.what }。
    .what = { $discards ->
        [0] このまま{ $power }で ATK { $atk }
       *[other] { $discards }枚捨てると{ $faces }個、{ $power }で ATK { $atk }
     }
hint-roll-wins = { hint-roll.what }、相手の { $foe } を上回る。
hint-roll-ties = { hint-roll.what }、相手と並ぶ。
hint-roll-loses = { $usable ->
    [0] このまま{ $power }で ATK { $atk }、相手の { $foe } に届かない。
   *[other] 捨てても ATK { $atk } まで、相手の { $foe } に届かない。
 }
hint-roll-ends = { $discards ->
    [0] このまま{ $power }で、ゲームに勝つ。
   *[other] { $discards }枚捨てると{ $power }で、ゲームに勝つ。
 }
hint-power = ATK が高いのは{ $power }（{ $atk }）。
hint-power-wins = { $alike ->
    [0] { $power }なら ATK { $atk }、相手の { $foe } を上回る。
   *[other] どちらでも相手の { $foe } を上回る。
 }
hint-power-ties = { $alike ->
    [0] { $power }なら相手の { $foe } と並ぶ。
   *[other] どちらでも相手の { $foe } と並ぶ。
 }
hint-power-loses = どちらでも相手の { $foe } に届かない。
hint-power-ends = { $power }でゲームに勝つ。

### 動作

verb-select = 置く
verb-select-long = 3枚を選んでレーンに伏せる
verb-none = 空けておく
verb-none-long = このレーンには何も置かない
verb-lay = 手を決める
verb-lay-long = 三つのバトルのじゃんけんの手を先に決める
verb-rock-long = グーを出す
verb-paper-long = パーを出す
verb-scissors-long = チョキを出す
verb-discard = 目を決める
verb-discard-long = 手札を捨てて目を足すか、このまま決める
verb-skill = 元素スキル
verb-skill-long = 元素スキルを発動する
verb-burst = 元素爆発
verb-burst-long = 元素爆発を発動する
verb-highest = 出す
verb-highest-long = 延長のバトルに出すキャラクターを選ぶ
verb-take-back = 戻す
verb-take-back-long = 捨札から手札に戻す
verb-swap = 入れ替える
verb-swap-long = まだ戦っていない二人のレーンを入れ替える
verb-stay = そのまま
verb-stay-long = 誰も入れ替えない

offer-face = 目を1個足す（ATK { $amount }）
offer-atk = ATK { $amount }

### 問いかけ

ask-select = キャラクターを3枚選び、レーンに伏せて置いてください。相手には見えません。
waits-select = 次：{ $seat }がキャラクターを選ぶ
waits-both-select = 次：両者がキャラクターを選ぶ
ask-lay-janken = 1番目から3番目までのバトルで出す、じゃんけんの手を決めてください。
waits-lay-janken = 次：{ $seat }がじゃんけんの手を伏せる
waits-both-lay-janken = 次：両者がじゃんけんの手を伏せる
ask-discard = { $element }のカードを捨てて目を足しますか？　捨てずに決めてもかまいません。
waits-discard = 次：{ $seat }が目を決める
waits-both-discard = 次：両者が目を決める
ask-activate = 元素スキルと元素爆発の、どちらを発動しますか？
waits-activate = 次：{ $seat }がスキルか爆発を選ぶ
waits-both-activate = 次：両者がスキルか爆発を選ぶ
ask-highest = ATKが並びました。延長のバトルに出すキャラクターを選んでください。
waits-highest = 次：{ $seat }が延長に出す者を選ぶ
waits-both-highest = 次：両者が延長に出す者を選ぶ
ask-take-back = 捨札から{ $count }枚まで手札に戻せます。どれを戻しますか？
waits-take-back = 次：{ $seat }が捨札から戻す
waits-both-take-back = 次：両者が捨札から戻す
ask-swap = まだ戦っていないキャラクター二人の、レーンを入れ替えますか？
waits-swap = 次：{ $seat }がレーンを入れ替えるか選ぶ
waits-both-swap = 次：両者がレーンを入れ替えるか選ぶ

### 出来事

event-laid-down = 両者がキャラクターを伏せた。
event-numbered = { $seat }の山札側、{ $word1 }が1番になった。
event-turned-up = { $seat }の{ $source_name }が姿を現した。
event-wears = { $target }は{ $source_name }をまとっている。
event-unopposed = { $source }の前には誰もいない。戦わずに勝った。
event-goes-first = { $seat }が先攻。
event-rolled = { $seat }の目：{ $word1 }・{ $word2 }・{ $word3 }・{ $word4 }・{ $word5 }・{ $word6 }・{ $word7 }・{ $word8 }。
event-discarded = { $seat }は{ $source_name }を捨てた。
event-used-skill = { $source }の元素スキル、ATK＋{ $amount }。
event-used-burst = { $source }の元素爆発、ATK＋{ $amount }！
event-used-normal = { $source }は通常攻撃。
event-gained-atk = { $source }のATK＋{ $amount }。
event-weakened = { $source }のATK−{ $amount }。
event-fixed-atk = { $source }のATKは{ $amount }。
event-attached = { $target }に{ $word1 }が付いた。
event-detached = { $target }から元素が{ $amount }個外れた。
event-recalled = { $source }は手札に戻った。
event-took-back = { $seat }は{ $source_name }を手札に戻した。
event-swapped-lanes = { $seat }は{ $source_at }と{ $target_at }を入れ替えた。
event-leader-shown = { $seat }のリーダーは{ $source_name }。
event-beat = ATK { $die1 }対{ $die2 }、{ $source }が{ $target }に勝った。
event-tied-battle = ATK { $amount }で並び、{ $source }も{ $target }も残った。
event-extra-battle = 残りの人数が同じ。延長のバトルに入る。
event-won-turn = 第{ $amount }ターンは{ $seat }が取った。
event-drew-turn = 第{ $amount }ターンは引き分け。
event-special-win = { $source_name }の力で、{ $seat }の特殊勝利。

### 終わり方

ended-two-turns = { $winner }が2ターンを取った
ended-one-turn-two-draws = 2ターンが引き分け、1ターンを{ $winner }が取った
ended-decked = { $loser }は手札をそろえられない
    .veiled = 手札をそろえられない
ended-both-decked = 両者とも手札をそろえられない
ended-both-qualify = 引き分け2ターン、1ターンずつ取って引き分け
ended-draw-cap = 引き分けのターンが上限に達した
ended-special = { $winner }の特殊勝利
ended-score = { $first } { $ones } − { $twos } { $second }（引き分けのターン { $draws }）

### カードの文章：いつ

when-always = 計算フェイズ
when-skill = 元素スキルのとき
when-burst = 元素爆発のとき
when-normal = 通常攻撃のとき
when-activated = スキルか爆発のとき
when-won = バトルに勝ったとき
when-lost = バトルに負けたとき
when-turn-start = ターンの始め
when-turn-lost = ターンを取られたあと

### カードの文章：条件（効果の前に立つ）

needs-faces = 数えた目が{ $count }個以上なら：
needs-hand = 手札が{ $count }枚以上なら：
needs-elements = 場全てに{ $count }種類以上の元素が付いていれば：
needs-counter-self-any = これに元素が付いていれば：
needs-counter-self-element = これに{ $element }が付いていれば：
needs-counter-rival-any = 相手キャラに元素が付いていれば：
needs-counter-rival-element = 相手キャラに{ $element }が付いていれば：
needs-order-first = 先攻なら：
needs-order-second = 後攻なら：
needs-fighter = 戦うのが{ $element }のキャラなら：

### カードの文章：効果

effect-gain = ATK＋{ $amount }。
effect-gain-each = { $each }につきATK＋{ $amount }。
effect-weaken = 相手キャラのATK−{ $amount }。
effect-weaken-each = { $each }につき相手キャラのATK−{ $amount }。
effect-attach-self = これに{ $element }を付ける。
effect-attach-rival = 相手キャラに{ $element }を付ける。
effect-attach-own-field = 自分の場の全員に{ $element }を付ける。
effect-attach-rival-field = 相手の場の全員に{ $element }を付ける。
effect-detach-self = これから{ $element }を外す。
effect-detach-self-all = これの元素をすべて外す。
effect-detach-rival = 相手キャラから{ $element }を外す。
effect-detach-rival-all = 相手キャラの元素をすべて外す。
effect-draw = カードを{ $count }枚引く。
effect-take-back = 捨札から{ $count }枚まで手札に戻す。
effect-swap = まだ戦っていない自分のキャラ二人を入れ替えてもよい。
effect-recall = このキャラは手札に戻る。
effect-win = あなたはゲームに勝利する。

each-own-counters = これに付いた元素1個
each-rival-counters = 相手キャラに付いた元素1個
each-field-counters = 場全ての元素1個
each-hand = 手札1枚
each-faces = 数えた目1個
each-own-lost = このターンに失った自分のキャラ1人

### できないとき

refusal-must-activate = コストに届いているので、通常攻撃は選べません。元素スキルか元素爆発を発動します。
refusal-not-reached = 目の数がコストに届いていません。同じ元素のカードを捨てると目を足せます。
refusal-discards-first = まず、手札を捨てて目を足すかどうかを決めてください。
refusal-other-element = 捨てられるのは、戦っている自分のキャラクターと同じ元素のカードだけです。
refusal-not-in-hand = そのカードは手札にありません。
refusal-not-a-mark = グー、パー、チョキから選んでください。
refusal-not-a-character = レーンに置けるのは、手札のキャラクターだけです。
refusal-chosen-twice = 1つのレーンに置けるのは1枚だけです。同じカードは二度選べません。
refusal-fill-the-slots = 空いているレーンすべてに、キャラクターを1枚ずつ置いてください。

### デッキの問題

problem-unknown-card = 「{ $card }」というカードはありません。
problem-count-below-one = 「{ $card }」の枚数は1以上にしてください。
problem-deck-size = デッキは{ $wanted }枚です（今は{ $count }枚）。
problem-one-leader = リーダーは1枚だけです（今は{ $count }枚）。
problem-no-leaders-here = このハウスルールでは、リーダーを使いません。
problem-no-stacking-here = このハウスルールでは、重ね札を使いません。
problem-too-few-characters = キャラクターは{ $least }枚以上必要です（今は{ $count }枚）。
problem-too-many-copies = { $card }が{ $count }枚あります。同じ名前のカードは{ $most }枚までです。

### ハウスルール：名前、説明、選べる値

house-deck_size = デッキの枚数
    .about = リーダーを除いた枚数。多いほど長く戦えます。
house-copies = 同じ名前の枚数
    .about = 同じ名前のカードを何枚まで入れられるか。
house-hand_size = 手札の枚数
    .about = ターンの始めに、二人ともこの枚数になるまで引きます。
house-counters_each = 元素カウンターの数
    .about = 各プレイヤーが、元素ごとに用意するカウンターの数。
house-supply = カウンターの出どころ
    .about = 元素を付けるとき、どちらのカウンターを使うか。
    .attacher = 付ける側
    .bearer = 付けられる側
house-janken = 先攻の決め方
    .about = バトルごとのじゃんけんを、どのように行うか。
    .hand = その都度出す
    .stream = 抽選で決める
    .laid = 3回分を先に伏せる
house-survivors = 勝ち残ったキャラクター
    .about = ターンが終わったとき、場に残っているキャラクターをどうするか。
    .discarded = 捨札にする
    .kept = 場に残す
house-extra_battle_atk = 延長に出るATK
    .about = 延長のバトルに出る「ATKが一番高いキャラ」を、どのATKで決めるか。
    .decided = そのターンの確定ATK
    .base = 基本ATK
house-extra_ties = 延長に出る者が並んだとき
    .about = ATKが同じキャラクターから、誰が1人を選ぶか。
    .owner = 持ち主
    .stream = 抽選
house-atk_floor = ATKの下限
    .about = ATKを0で止めるのはいつか。
    .once = 比較のときに一度
    .each = 増減のたび
house-empty_lane = 空いたレーンの前
    .about = 向かいに誰もいないキャラクターをどう扱うか。
    .unopposed = 戦わずに勝つ
    .none = どちらのものにもならない
house-faces_shown = 表にするとき
    .about = 伏せたキャラクターを、いつ表にするか。
    .battle = それぞれのバトルで
    .turn = 全員一度に
house-both_decked = 両者の山札が尽きたとき
    .about = 二人とも手札をそろえられないとき。
    .draw = 引き分け
    .turns = 取ったターンが多い方の勝ち
house-both_qualify = 引き分け2、1ターンずつのとき
    .about = 2ターンが引き分けで、二人とも1ターンを取っているとき。
    .play-on = 続ける
    .draw = 引き分け
house-draw_cap = 引き分けの上限
    .about = この数のターンが引き分けになったら、対戦も引き分けで終わります。0なら上限なし。
house-leaders = リーダー
    .about = リーダーを使い、その文章を働かせます。
house-stacking = 重ね札
    .about = キャラクターに重ねて置くカードを使います。

### カードの書き方：成り立たないもの

misfit-between-battles = ここで使えるのは効果 draw と take-back、条件 hand だけです。このタイミングでは誰も戦っていません。
misfit-character = キャラクターには element、skill、burst が必要です。
misfit-no-character = 戦わないカードに element、atk、skill、burst は書けません。
misfit-leader-moment = turn-start と turn-lost を書けるのはリーダーだけです。
