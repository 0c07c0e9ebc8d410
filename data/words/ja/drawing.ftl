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
hand-nothing-asked = いま選ぶことはありません
