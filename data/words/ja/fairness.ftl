## 運が仕組まれていないことを誰でも確かめられるようにすることば：サイコロとじゃんけんの下に出るもの、検証の文。詳しくは docs/fairness.md。

### サイコロ

roll-promise = -# #{ $number }　次のロールの約束：`{ $hash }`

### じゃんけん

rps-commitment = -# この勝負の約束（種のハッシュ値）：`{ $hash }`
rps-promises = -# それぞれの手の約束：{ $promises }
rps-proof = -# 種：`{ $seed }`
    -# 手が変えられていないことは、誰でも確かめられます：`/{ command-verify }`（`対象` じゃんけん、`番号` { $number }）
rps-tally-button = 戦績
rps-tally-against = ### { $who }との戦績（ここでのもの）
    - 勝負：{ $won }勝{ $lost }敗
    - 1回ごと：勝ち{ $rounds-won }、あいこ{ $rounds-drawn }、負け{ $rounds-lost }
    - 出した手：✊ { $sign1 }　✋ { $sign2 }　✌️ { $sign3 }
rps-tally = ### 全部の戦績（ここでのもの）
    - 勝負：{ $won }勝{ $lost }敗
    - 1回ごと：勝ち{ $rounds-won }、あいこ{ $rounds-drawn }、負け{ $rounds-lost }
    - 出した手：✊ { $sign1 }　✋ { $sign2 }　✌️ { $sign3 }

### 検証

verify-what-match = 対戦
verify-what-roll = サイコロ
verify-what-janken = じゃんけん
verify-match = ### 対戦 #{ $number }：{ $first } 対 { $second }
    1. 誰も参加しないうちに、{ $where }にこのハッシュ値が出ました：`{ $hash }`
    2. そのあと、参加するときとデッキを選ぶときの、それぞれの操作のIDを加えました。
    3. 終わったあと、種が示されました：`{ $seed }`。1はこの種のハッシュ値です。
    4. いま、種と加えたIDから、{ $actions }手すべてをもう一度たどりました。
verify-challenge = 挑戦状
verify-challenge-at = [挑戦状]({ $address })
verify-table = 場
verify-table-at = [場]({ $address })
verify-holds = **約束のとおりです。**シャッフルもサイコロもすべて対戦のときと同じになり、終わり方も同じでした。
verify-older = **約束は守られています。**ハッシュ値は種と一致します。この対戦は前の版のルールか札で行われたので、4はその版のプログラムでだけ確かめられます。
verify-match-running = ### 対戦 #{ $number }：{ $first } 対 { $second }
    まだ終わっていないので、種は秘密です（知れば、すべての札が分かってしまいます）。挑戦状のときからのハッシュ値：`{ $hash }`
verify-roll = ### ロール #{ $number }
verify-roll-promised = 1. 種の約束（ハッシュ値のはじめの部分）は、前の[ロール #{ $number }]({ $address })の下に出ていました：`{ $hash }`
verify-roll-unpromised = 1. この人がここで振った、この種類の最初のロールなので、種のハッシュ値は前もって出ていません。
verify-roll-unshown = 1. 種のハッシュ値はロール #{ $number } に付くはずでしたが、そのメッセージを送れなかったので、前もって見た人はいません。
verify-roll-drawn = 2. そこに、振った人と、その操作のIDが加わりました：`{ $user }`、`{ $press }`
    3. 種：`{ $seed }`
verify-roll-holds = **約束のとおりです。**ハッシュ値は種と一致し、種とIDからちょうどこの目になります。
verify-roll-first = **目は種のとおりです。**種とIDからちょうどこの目になります。種が都合よく選ばれていないことは、前もってハッシュ値の出ている、この後のロールで初めて確かめられます。
verify-janken-title = ### じゃんけん #{ $number }：{ $first } 対 { $second }
verify-janken-round = - { $number }回目：{ $first } { $mark1 } `{ $hash1 }`、{ $second } { $mark2 } `{ $hash2 }`
verify-janken = 1. はじめから、{ $where }にこのハッシュ値が出ていました：`{ $hash }`
    2. 誰かが手を選ぶとすぐ、種がなければ読めない、その手の約束が場に出ました。
    3. 終わったあと、種が示されました：`{ $seed }`
verify-janken-bot = 1. はじめから、{ $where }にこのハッシュ値が出ていました：`{ $hash }`
    2. どの回も、相手が選べるようになる前から、わたしの手の約束が出ていました。
    3. 終わったあと、種が示されました：`{ $seed }`
verify-janken-holds = **約束のとおりです。**ハッシュ値は種と一致し、どの約束も実際に出た手のものでした。手は変えられていません。
verify-janken-running = ### じゃんけん #{ $number }：{ $first } 対 { $second }
    まだ終わっていないので、種は秘密です（知れば、隠れている手を読めてしまいます）。ハッシュ値：`{ $hash }`
verify-fails = **合わないところがあります。**あってはならないことです。ファイルを残して、このボットを動かしている人に知らせてください。
verify-command = 自分で確かめるには、このファイルと、ソースから動かしたプログラムで：`python -m engine verify { $file }`

refusal-no-such-roll = そのロールは見つかりません。
refusal-verify-none = このチャンネルで終わった対戦はありません。`番号` を入れるか、`対象` でサイコロかじゃんけんを選んでください。
refusal-verify-secret = それはシークレットダイスです。確かめられるのは、振った本人だけです。
refusal-verify-janken-nothing = そのじゃんけんは最後まで行われなかったので、確かめるものがありません。
