## 持ち込まれたカードセットのどこが違い、どう書けばよいか。ファイル名と行番号がこの前に付く。
## $key、$found、$written などは、書かれていたままの文字。

fault-said = { $text }

expected-text = 文字
expected-number = 整数
expected-fraction = 小数
expected-yes-no = true か false
expected-list = 「- 」で始まる並びか、[a, b] のような並び
expected-mapping = キーのある項目（name: … など）
expected-nothing = 空
expected-date = 日付

### ファイル

fault-file-size = ファイルは{ $most }MBまでです。
fault-utf-8 = 文字コードがUTF-8ではありません。エディタでUTF-8を選んで保存してください。
fault-empty = ファイルが空です。
fault-long = { $most }文字までにしてください。
fault-nodes = 1つのファイルに書ける値は{ $most }個までです。
fault-levels = 字下げは{ $most }段までです。
fault-alias = 「*名前」という書き方（エイリアス）は使えません。値をそのまま書いてください。
fault-tag = 「!名前」という書き方（タグ）は使えません。
fault-key-kind = コロンの前には、ひとつの言葉を書いてください。
fault-key-twice = 「{ $key }」が2回書かれています。
fault-list = ここは「- 」で始まる並びにしてください。
fault-file-rich = これはリッチテキスト（RTF）のファイルです。テキストエディットでは、「フォーマット」から「標準テキストにする」を選び、my-set.yaml という名前で保存してください。
fault-file-document = これは文書のファイルです。メモ帳やテキストエディットで中身だけを書き、my-set.yaml という名前で保存してください。
fault-file-picture = これは絵のファイルです。YAMLといっしょにひとつのZIPに入れて送ってください。
fault-file-packed = この書庫は開けません。ふつうのZIPにしてください。
fault-slip = 全角の「{ $sign }」があります。半角の「{ $wanted }」にしてください。コロンとカンマのあとには半角の空白も入れてください。
fault-slip-space = 全角の空白があります。半角の空白にしてください（全角ひとつは、半角ふたつ分です）。
fault-slip-tab = 行の頭にタブがあります。半角の空白にしてください。
fault-key-comma = ここに「{ $key }」という言葉はありません。カンマのある文なら、文全体を引用符で囲んでください："…, …"
fault-number-wide = 「{ $found }」は全角です。半角で { $wanted } と書いてください。
fault-number-bare = 引用符を取って、{ $wanted } とだけ書いてください。
fault-number-text = 整数だけを書いてください（今は「{ $found }」です）。
fault-yaml-sign = 読めない文字（U+{ $code }）が入っています。この行を打ち直してください。
fault-yaml = YAMLとして読めません：{ $problem }
fault-yaml-colon = 思わぬところにコロンがあります。コロンの入る文は引用符で囲み、キーは1行にひとつずつ書いてください。
fault-yaml-start = この文字では値を始められません。字下げはタブではなく半角の空白で。記号で始まる文は引用符で囲んでください。
fault-yaml-bracket = この行のかっこが閉じていないか、カンマが抜けています。コロンやカンマの入る文は、引用符で囲んでください。
fault-yaml-indent = この行だけ字下げがそろっていないか、「- 」が抜けています。
fault-yaml-key = キーのあとにコロンがありません。コロンのあとには半角の空白も必要です。
fault-yaml-quote = 引用符かかっこが開いたまま、閉じられていません。

### ZIP

fault-zip-no-yaml = このZIPにはYAML（.yaml）が入っていません。my-set.yaml も入れてください。
fault-zip-broken = このZIPは開けません。もう一度作り直してください。
fault-zip-entries = ZIPに入れられるファイルは{ $most }個までです。
fault-zip-size = ZIPの中身は、合わせて{ $most }MBまでです。
fault-zip-name = 「{ $name }」というファイル名が読めません。ファイルとフォルダの名前は、半角の英字・数字・ハイフンにしてください。
fault-zip-path = 「{ $name }」はZIPの外を指しています。pictures/my-card.png のような名前にしてください。
fault-zip-link = 「{ $name }」はリンクです。ファイルそのものを入れてください。
fault-zip-locked = 「{ $name }」にパスワードがかかっています。パスワードなしで作ってください。
fault-zip-method = 「{ $name }」の圧縮方式は読めません。ふつうのZIPにしてください。
fault-zip-nested = 「{ $name }」はZIPの中の書庫です。中のファイルを直接入れてください。
fault-zip-twice = 「{ $name }」がZIPに2つ入っています。

fault-picture-bytes = 絵は1枚2MBまでです。
fault-picture-kind = YAMLでも絵でもありません。.yaml、.png、.jpg、.webp のどれかにしてください。
fault-picture-format = この形式の絵は使えません。PNG、JPEG、WebPのどれかで保存し直してください。名前の最後だけを変えても、形式は変わりません。
fault-picture-pixels = 絵が大きすぎます。全体で400万画素、1辺4,096ピクセルまでにしてください。
fault-picture-moves = アニメーションは使えません。動かない絵にしてください。
fault-picture-broken = 絵を読み込めません。途中で切れているかもしれません。保存し直してから、もう一度お試しください。
fault-picture-small = 絵が小さすぎます。1辺64ピクセル以上にしてください。
fault-picture-twice = カード「{ $card }」の絵は「{ $other }」にもあります。1枚のカードに絵は1つです。
fault-picture-card = このセットに「{ $card }」というカードはありません。絵のファイル名は、カードのidに .png、.jpg、.webp を付けたものにしてください。
fault-picture-near = このセットに「{ $card }」というカードはありません。「{ $near }」のことですか。

### セット

fault-set-missing = 「set: …」の行がありません。セットのidを書いてください。
fault-set-twice = 「{ $other }」にも「set:」があります。「set:」を書くファイルは1つだけです。
fault-set-taken = 「{ $id }」というidのセットがすでにあります。別のidにしてください。
fault-set-empty = カードが1枚もありません。
fault-cards-many = 1つのセットに入れられるカードは{ $most }種類までです。
fault-decks-many = 1つのセットに入れられるデッキは{ $most }個までです。
fault-game-missing = 「game: …」の行がありません。{ $known } のどれかを書いてください。
fault-game-other = { $wanted } のセットを入れるところですが、これは { $found } のセットです。
fault-version = バージョンは 1 や 1.2 のように、半角の英字・数字・点・ハイフンで{ $most }文字までにしてください。

fault-key = ここに「{ $key }」という言葉はありません。使えるのは：{ $known }
fault-key-near = ここに「{ $key }」という言葉はありません。{ $near } のことですか。
fault-key-missing = 「{ $key }」がありません。
fault-value = ここに「{ $key }」は書けません。書けるのは：{ $known }
fault-value-near = ここに「{ $key }」は書けません。{ $near } のことですか。
fault-card = 「{ $key }」というカードはありません。あるのは：{ $known }
fault-card-near = 「{ $key }」というカードはありません。{ $near } のことですか。
fault-kind = ここは{ $expected }にしてください（今は{ $found }です）。
fault-quotes = ここは文字です。引用符で囲んでください："{ $written }"
fault-text-empty = 何か文字を書いてください。
fault-pattern = 「{ $found }」は、ここでの書き方に合っていません。
fault-number = { $low }から{ $high }までの数にしてください（今は{ $found }です）。
fault-number-step = { $step }の倍数にしてください（今は{ $found }です）。
fault-between = { $low }以上で{ $high }以下の数はありません。
fault-count = ここに並べるのは{ $low }個から{ $high }個までです（今は{ $found }個です）。
fault-count-low = ここには{ $low }個以上並べてください（今は{ $found }個です）。
fault-one-verb = { $count ->
    [0] 次のうちひとつを書いてください：{ $known }。ここにない言葉でできることは、カードにはできません。
   *[other] ひとつの項目に書ける言葉はひとつです（今は{ $count }個あります）。それぞれ「- 」で始まる別の項目にしてください。
}
fault-rule = { $text }

### id、名前、文章

fault-id = 「{ $found }」はidにできません。半角の小文字で始め、小文字・数字・ハイフンで{ $most }文字まで、storm-caller のように書いてください。
fault-id-twice = 「{ $key }」というidは{ $line }行目にもあります。
fault-id-taken = 「{ $key }」というidのカードが、ほかのセットにあります。別のidにしてください。
fault-deck-id-twice = 「{ $key }」というidは{ $line }行目にもあります。
fault-deck-id-taken = 「{ $key }」というidのデッキがすでにあります。別のidにしてください。
fault-name-twice = 「{ $key }」というカードは{ $line }行目にもあります。
fault-name-taken = 「{ $key }」というカードが、ほかのセットにあります。別の名前にしてください。
fault-name-long = { $most }文字までにしてください（今は{ $found }文字です）。
fault-name-blank = この名前は、目に見える文字がひとつもありません。
fault-name-invisible = 目に見えない文字（{ $char }）が入っています。打ち直してください。
fault-name-direction = 右から左へ書く文字（{ $char }）は、カードに表示できません。
fault-name-marks = ひとつの字に記号が付きすぎています（{ $char }）。
fault-name-edges = 前後の空白を取ってください。
fault-reading = 読みは、ひらがなかカタカナ（長音・空白・中黒も可）で書いてください。
fault-card-name = 「{ $card }」に、2つの言語の名前がありません。「name:」の下に「ja: …」と「en: …」の行を書いてください。
fault-deck-name = 「{ $deck }」に、2つの言語の名前がありません。「name:」の下に「ja: …」と「en: …」の行を書いてください。
fault-card-text = 「{ $card }」の文章が長くなりすぎます（{ $found }文字。{ $most }文字まで）。効果を減らしてください。

### デッキと、知っておくとよいこと

fault-deck = デッキ「{ $deck }」は使えません：{ $problem } { $rule }
fault-remark = 参考：{ $problem } { $rule }

### 試し対戦：コンピュータどうしの対戦でわかったこと

trial-played = { $wanted }戦のうち{ $matches }戦を終えました（引き分け{ $draws }戦）。
trial-cut = 全部を終える前に時間切れになりました。
trial-crash = { $cards }の入った対戦で、こちらのプログラムが失敗しました。お知らせください：{ $error }
trial-loop = 同じ手順を繰り返して終わらない対戦がありました。関わったカード：{ $cards }
trial-length = いつまでも終わらない対戦がありました。関わったカード：{ $cards }
trial-no-deck = 規則に合うどのデッキにも入りませんでした：{ $cards }
trial-unplayed = 一度も働きませんでした：{ $cards }
trial-verb = 「{ $verb }」は一度も起こりませんでした：{ $cards }
