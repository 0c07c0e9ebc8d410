## 盤・手札・札の絵に書くことば。どのゲームにも共通。$name はプレイヤーの名前。

### 席
mark-first = 東
mark-second = 西

### いま誰の番か
pill-turn = { $name }の番
pill-chooses = { $name }が選ぶ
pill-waits = { $name }待ち
pill-both = ふたりとも選ぶ
pill-none = 進行中
pill-won = { $name }の勝ち
pill-drawn = 引き分け
pill-called-off = 取りやめ
seal-drawn = 引分
seal-called-off = 中止

### 伏せて選ぶ
veil-settled = 決定ずみ
shown-title = 公開
veil-choosing = 選択中

### ダイスと対戦の順
order-first = 先攻
order-second = 後攻
dice-count = { $count }個
dice-base = 基本
mark-leader = 将

### 手札
hand-title = あなたの手札
hand-private = ほかの人には見えません
hand-empty = 手札はありません
hand-settled = 決めました。相手を待っています
hand-waiting = { $name }を待っています
hand-nothing-asked = いま選ぶことはありません

### 絵の説明文と文字の盤（色や形のことばは使わない）
list-comma = { "、" }
list-sentence = { "" }
list-inner = { "・" }
list-stop = 。
list-cards = { "／" }
alt-head = { $game }、{ $turn }、{ $phase }。{ $whose }。
alt-head-plain = { $game }、{ $turn }。{ $whose }。
alt-time = 残り時間 { $time }。
alt-score = { $seat }（{ $name }）：{ $scores }。
alt-score-part = { $label } { $value }{ $unit }
alt-score-marks = { $label } { $value }（{ $total } のうち）
alt-side = { $seat }の場：{ $cards }。
alt-more-cards = ほか{ $count }枚
alt-more-on-it = 付いた札{ $count }枚
alt-piles = { $seat }の札：{ $piles }。
alt-side-empty = { $seat }の場には札がない。
alt-place = { $place } { $card }
alt-where = { $place }、{ $seat }
alt-stat = { $stat } { NUMBER($value, useGrouping: 0) }
alt-stat-of = { $stat } { NUMBER($value, useGrouping: 0) }（もとは { NUMBER($base, useGrouping: 0) }）
alt-face-down = { $seat }の伏せた札
alt-knocked-out = 倒れた札
alt-attached = 付いた札 { $cards }
alt-lasting = { $what }（{ $until }）
alt-edge = { $source }から{ $target }へ { $note }。
alt-veiled = { $seat }の伏せた札 { $count } 枚
alt-zone = { $seat }の{ $zone } { $count } 枚。
alt-end = 結果：{ $whose }。{ $reason }。
alt-empty = 空き
alt-hand = { $whose }。{ $game }、{ $turn }。
alt-you = あなたは{ $seat }。
alt-holding = あなたの手札：
alt-cards = { $cards }。
alt-question = 問い：{ $question }
alt-number = { $number }：{ $card }
alt-barred = 選べない
alt-chosen = 選択ずみ
alt-row = { $name }：{ $note }
alt-counters = カウンター { $counters }
alt-tucked = 重ねた札 { $cards }
alt-leader = { $seat }の{ $zone } { $card }。
alt-upon = { $under }に重ねた{ $card }
alt-shared = { $title }：{ $seat }の{ $card }。
alt-areas-won = { $seat }の勝ち：{ $numbers }。
alt-areas-even = 分け：{ $numbers }。
alt-areas-next = まだ：{ $numbers }。
alt-shown = { $seat }が公開した札：{ $cards }。
alt-lanes = 対戦：{ $lanes }。
alt-lane-won = { $number }は{ $seat }の勝ち
alt-lane-even = { $number }は引き分け
alt-lane-now = いま{ $title }
alt-lane-next = { $number }はこれから
alt-order = 先攻は{ $seat }。
alt-dice = { $seat }のダイス：{ $faces }。
alt-face = { $face } { $count } 個
alt-counted = { $face }は合わせて { $count } 個
alt-cost = { $face } { $count } 個
alt-sum = { $seat }の合計：{ $base } ＋ { $added } ＝ { $total }。
alt-sum-less = { $seat }の合計：{ $base } － { $added } ＝ { $total }。

### 見本の人の名前
sample-first = あおい
sample-second = れん

### 宣言と、何で競うか
versus = 対
alt-stat-full = { $stat } { $value }/{ $base }
alt-versus = { $attack } 対 { $defense }
alt-costs = コスト { $costs }
alt-gems = （{ $gems }）
alt-declared = 宣言：{ $declared }。
alt-announced = { $number } { $seat }、{ $name }{ $what }
alt-what = （{ $what }）
alt-blow = { $seat }から{ $target }へ、{ $attack } − { $defense } ＝ { $amount } ダメージ。
