## 陣形の言葉。

game-name = 陣形
game-jinkei = { game-name }
game-line = 前衛と後衛に伏せて並べ、サイコロと属性でぶつかり合う。勝者は相手の札を一枚もらえる。

### 局面

phase-placing = 配置
phase-action = 行動
phase-battle = 戦闘
phase-advance = 前進
phase-repair = 修復
phase-end = 決着

round = 第{ $number }巡
preparing = 準備
goes-first = 先攻

### 属性

attribute-earth = 土
attribute-water = 水
attribute-fire = 火
attribute-wind = 風

### 特殊技

skill-flying = 飛行
    .mark = 飛
    .text = 自分の前衛から相手の後衛へ、自分の後衛から相手の前衛へ、遠距離攻撃ができる。遠距離攻撃では属性を数えず、飛行を持つ相手だけが反撃できる。
skill-self-repair = 自己修復
    .mark = 修
    .text = 毎巡の終わりに、カードに書かれたHPの4分の1（端数切り捨て）を回復する。書かれたHPは超えない。
skill-first-strike = 先制攻撃
    .mark = 先
    .text = 攻撃されたとき、相手より先に攻撃する。攻撃してきた相手も先制攻撃を持つなら、通常の順番になる。
skill-instant-death = 即死
    .mark = 即
    .text = 攻撃の前に宣言してサイコロを振る。5か6なら、HPに関わらず相手を墓場へ送る。失敗すると横向きになり、次のターンは行動も反撃もできない。
skill-absorption = 攻撃力吸収
    .mark = 吸
    .text = 攻撃が当たるたびにサイコロを振る。5か6なら、ダメージを受けず、その攻撃力を自分のHPに加える。書かれたHPを超えてもよい。

### 数と状態

stat-attack = AP
stat-life = HP
tile-janken = じゃんけん
tile-beats = 強い相手
sheet-foot = { $card }　AP＋HP { $sum }：同じ名前は{ $limit }枚まで

state-sideways = 動けない

### 場所

zone-front = 前衛
zone-back = 後衛
zone-graveyard = 墓場
zone-hand = 手札
cell-front = 前
cell-back = 後
cell-column = { $line }{ $column }

score-left = 残り
unit-cards = 枚
score-held = 配置前

### 動作

verb-place = 配置する
verb-place-long = カードをマスに並べる
verb-attack = 攻撃
verb-attack-long = 相手のキャラクターを攻撃する
verb-slay = 即死
verb-slay-long = 即死を宣言して攻撃する
verb-move = 移動
verb-move-long = 上下左右に1マス動く
verb-support = HP援護
verb-support-long = 隣の味方にHPを分ける
verb-pass = 何もしない
verb-pass-long = 何もせずにターンを終える
verb-stop = 終える
verb-stop-long = 移動だけでターンを終える
verb-strike = 通常の攻撃
verb-strike-long = サイコロとAPで攻撃する
verb-absorb = 吸収する
verb-absorb-long = サイコロを振って吸収を狙う
verb-decline = 吸収しない
verb-decline-long = そのままダメージを受ける
verb-advance = 前進
verb-advance-long = 後衛から前衛へ出す
verb-take = もらう
verb-take-long = 相手のデッキから1枚もらう
verb-leave = もらわない
verb-leave-long = 何ももらわずに終える

offer-hp = HP { $amount }
offer-strong = HP { $amount }・属性で有利
offer-even = HP { $amount }・属性の補正なし
offer-far = HP { $amount }・遠距離、属性を数えない
offer-death = HP { $amount }・5か6で墓場へ

verb-attack-gain = サイコロとAPでダメージ
verb-slay-gain = 5か6で墓場へ
verb-move-gain = 続けて攻撃か援護
verb-support-gain = HPを分ける
row-able = { $count }人ができる
row-no-attack = 届く相手がいない
row-no-move = 動ける者がいない
row-no-support = 隣に味方がいない

### 問いかけ

ask-place = すべてのカードを、前衛と後衛の好きなマスに並べてください。相手には、両者が並べ終えるまで見えません。
waits-place = 次：{ $seat }の配置
waits-both-place = 次：両者の配置
ask-act = どのキャラクターで、何をしますか？
waits-act = 次：{ $seat }の行動
ask-follow = 移動したキャラクターで、続けて攻撃か援護をしますか？
waits-follow = 次：{ $seat }の移動の続き
ask-reply = 通常の攻撃にしますか、即死を宣言しますか？
waits-reply = 次：{ $seat }が反撃を選ぶ
ask-absorb = 攻撃力{ $amount }の攻撃が当たりました。攻撃力吸収を試しますか？
    .veiled = 攻撃が当たりました。攻撃力吸収を試しますか？
waits-absorb = 次：{ $seat }が吸収を選ぶ
ask-advance = 前衛が空きました。前に出すキャラクターを選んでください。
waits-advance = 次：{ $seat }が前衛に出す者を選ぶ
ask-prize = 勝者はカードを1枚もらえます。もらいますか？
waits-prize = 次：{ $seat }の戦利品
ask-choose-prize = 渡るカードを1枚選んでください。
waits-choose-prize = 次：{ $seat }が渡るカードを選ぶ

### 出来事

event-showed-marks = カードのじゃんけん：{ $first }は{ $word1 }、{ $second }は{ $word2 }。
event-won-janken = { $seat }が先攻。
event-die-decided = あいこが続いたのでサイコロで決めた。出目{ $die1 }、{ $seat }が先攻。
event-revealed = 両軍が姿を現した。

event-attacked = { $source }が{ $target }に攻撃を仕掛けた。
event-announced-death = { $source }が{ $target }に即死を宣言した。
event-swung = { $source }の攻撃、出目{ $die1 }で攻撃力{ $amount }。{ $target }が吸収を狙う。
event-absorbed = 出目{ $die1 }、{ $source }が吸収してHP＋{ $amount }。
event-strikes-back = { $source }の反撃！
event-strikes-first = { $source }の先制攻撃！
event-missed = { $source }の攻撃、出目{ $die1 }。{ $target }には当たらなかった。
    .veiled = { $source }の攻撃は{ $target }に当たらなかった。
event-struck = { $source }の攻撃、出目{ $die1 }。{ $target }に{ $amount }ダメージ。
    .veiled = { $source }の攻撃。{ $target }に{ $amount }ダメージ。
event-struck-through = 吸収は出目{ $die1 }で失敗。{ $source }が{ $target }に{ $amount }ダメージ。
event-slew = 即死が決まった！出目{ $die1 }、{ $source }が{ $target }を倒した。
event-failed-death = 即死は失敗、出目{ $die1 }。{ $source }は横向きになった。
event-fell = { $source }は墓場へ。

event-moved = { $source }が{ $source_at }へ移動した。
    .veiled = { $source }が移動した。
event-swapped = { $source }が味方の{ $target_name }と入れ替わった。
event-supported = { $source }が味方の{ $target_name }にHPを{ $amount }分けた。
event-passed = { $seat }は何もしなかった。
event-advanced = { $source }が前衛に出た。
event-repaired = { $source }がHPを{ $amount }回復した。
event-wiped-out = { $seat }の陣は全滅した。

event-left-prize = { $seat }は何ももらわなかった。
event-rolled-prize = 戦利品のサイコロは{ $die1 }。{ $seat }が選ぶ。
event-took-prize = { $seat }の戦利品は{ $source_name }。

### 終わり方

ended-wiped-out = { $loser }の陣が全滅
    .veiled = 全滅
ended-round-cap = 上限の巡に達したため引き分け
prize-would-be = 戦利品は{ $card }。カードを賭けた対戦でだけ、持ち主が変わります。
prize-left = { $winner }は何ももらわなかった。

### できないとき

refusal-not-your-turn = 今は相手のターンです。
refusal-must-act = このハウスルールでは、行動できるときにパスはできません。
refusal-must-advance = 前衛が空いたので、後衛から誰か1人を前に出してください。
refusal-not-in-that-deck = そのカードは、負けた側のデッキにありません。
refusal-no-such-cell = そのマスはありません。
refusal-cell-taken = 1つのマスに置けるカードは1枚だけです。
refusal-place-all = { $count }枚すべてをマスに並べてください。
refusal-already-moved = このターンの移動は済んでいます。移動したキャラクターで攻撃か援護ができます。
refusal-nobody-there = そのマスに、あなたのキャラクターはいません。
refusal-only-the-mover = 移動の後に行動できるのは、移動したキャラクターだけです。
refusal-sideways = そのキャラクターは即死に失敗して横向きです。まだ行動できません。
refusal-not-adjacent = 移動できるのは上下左右の1マスだけです。
refusal-no-instant-death = そのキャラクターは即死を持っていません。
refusal-back-to-back = 後衛から後衛へは、飛行を持っていても攻撃できません。
refusal-needs-flying = 後衛からの攻撃、後衛への攻撃には飛行が必要です。
refusal-out-of-reach = そのマスは遠すぎます。攻撃が届くのは正面と斜めです。
refusal-no-target = そのマスに、攻撃する相手がいません。
refusal-not-itself = 自分自身にHPを分けることはできません。
refusal-not-beside = HPを分けられるのは、上下左右斜めに隣り合う味方だけです。
refusal-no-receiver = そのマスに、HPを受け取る味方がいません。
refusal-at-least-one = 分けるHPは1以上の整数です。
refusal-more-than-hp = 分けられるのは今のHPまでです（{ $hp }）。

### デッキの問題

problem-unknown-card = 「{ $card }」というカードはありません。
problem-count-below-one = 「{ $card }」の枚数は1以上にしてください。
problem-deck-size = デッキは{ $span ->
        [0] ちょうど{ $most }枚
       *[other] { $least }枚から{ $most }枚
    }です（今は{ $count }枚）。
problem-too-many-copies = { $card }が{ $count }枚あります。同じ名前のカードは{ $most }枚までです。
problem-too-many-strong = { $card }が{ $count }枚あります。AP＋HPが90以上のカードは1枚までです。
problem-one-strong-card = AP＋HPが90以上のカードが{ $count }枚あります。このハウスルールでは、デッキ全体で1枚までです。
problem-deck-sizes-differ = デッキの枚数が違います（{ $first }枚と{ $second }枚）。同じ枚数にそろえてください。

### ハウスルール：名前、説明、選べる値

house-columns = 列の数
    .about = 1つの列に前衛と後衛のマスが1つずつあります。デッキの全員が収まる数が必要です。
house-long_range_columns = 遠距離攻撃の幅
    .about = 遠距離攻撃が、左右に何列ずれたマスまで届くか。
house-rounding = ダメージの端数
    .about = APの半分や4分の1に端数が出たとき。
    .down = 切り捨て
    .up = 切り上げ
house-first_strike_needs_flying = 遠距離の先制には飛行が必要
    .about = 遠距離から攻撃されたとき、飛行を持たないキャラクターは先制攻撃もできません。
house-instant_death_strikes_back = 反撃での即死
    .about = 反撃や先制攻撃のときにも即死を宣言できます。
house-absorption_asks = 吸収するかを選ぶ
    .about = なしのときは、当たった攻撃すべてに自動でサイコロを振ります。
house-absorption_cap = 吸収の上限
    .about = 攻撃力吸収でHPがどこまで増えるか。
    .none = 上限なし
    .printed = カードに書かれたHPまで
house-absorption_on_miss = 外れた攻撃にも吸収のサイコロ
    .about = 外れた攻撃に対してもサイコロを振ります（増えるHPはありません）。
house-repair_base = 自己修復のもと
    .about = 何の4分の1を回復するか。
    .printed = カードに書かれたHP
    .current = 今のHP
house-repair_rounding = 自己修復の端数
    .about = 回復する量に端数が出たとき。
    .down = 切り捨て
    .up = 切り上げ
house-advance_cell = 前進する先
    .about = 前衛が空いて前に出るとき、どのマスに入るか。
    .straight = 正面のマス
    .any = 前衛の好きなマス
house-advance_chooser = 前進する者を選ぶ人
    .about = 前衛が空いた側の誰を前に出すかを、どちらが決めるか。
    .owner = 持ち主
    .opponent = 相手
house-allow_pass = パス
    .about = 行動できるときにも、何もせずにターンを終えられます。
house-strong_limit = 強いカードの制限
    .about = AP＋HPが90以上のカードの「1枚まで」を、どう数えるか。
    .name = 同じ名前につき1枚
    .deck = デッキ全体で1枚
house-janken_card = あいこのカード
    .about = 先攻決めであいこになったとき、引いたカードをどうするか。
    .returned = 戻してから引き直す
    .aside = 決まるまで除いておく
house-janken_ties = あいこの回数
    .about = この回数あいこが続いたら、サイコロで先攻を決めます。
house-round_cap = 巡の上限
    .about = この巡が終わっても決着がつかなければ引き分けです。
house-prize = 戦利品
    .about = 勝者がカードを1枚もらえるかどうか。
    .ask = 勝者に尋ねる
    .off = なし
house-prize_silence = 戦利品を選ばないとき
    .about = 期限までに選ばれなかったとき。
    .random = 無作為に1枚
    .wait = 選ばれるまで待つ

### カードの書き方：成り立たないもの

misfit-skill-twice = 同じスキルを2回書くことはできません。
