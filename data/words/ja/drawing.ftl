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
seal-drawn = 引分

### 伏せて選ぶ
veil-settled = 決定ずみ
veil-choosing = 選択中

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
list-cards = { "／" }
alt-head = { $game }、{ $turn }、{ $phase }。{ $whose }。
alt-head-plain = { $game }、{ $turn }。{ $whose }。
alt-time = 残り時間 { $time }。
alt-score = { $seat }（{ $name }）：{ $scores }。
alt-score-part = { $label } { $value }{ $unit }
alt-score-marks = { $label } { $value }（{ $total } のうち）
alt-side = { $seat }の場：{ $cards }。
alt-side-empty = { $seat }の場には札がない。
alt-place = { $place } { $card }
alt-stat = { $stat } { $value }
alt-stat-of = { $stat } { $value }（もとは { $base }）
alt-face-down = { $seat }の伏せた札
alt-veiled = { $seat }の伏せた札 { $count } 枚
alt-zone = { $seat }の{ $zone } { $count } 枚。
alt-end = 結果：{ $whose }。{ $reason }。
alt-empty = 空き
alt-hand = { $whose }。{ $game }、{ $turn }。
alt-cards = { $cards }。
alt-question = 問い：{ $question }
alt-number = { $number }：{ $card }
alt-barred = 選べない
alt-chosen = 選択ずみ
alt-row = { $name }：{ $note }

### 見本の人の名前
sample-first = あおい
sample-second = れん
