## サーバーのカードセット: /cardset

cardset-title = ## このサーバーのカードセット
cardset-versions-title = ## 「{ $name }」の版
cardset-none =
    このサーバーには、まだ自前のカードセットがありません。カード1枚から始められます。
    下の文をメモ帳などに貼り付け、名前や数字を変え、文字コードUTF-8で `my-set.yaml` として保存して、`/カードセット 追加` に付けて送ってください。
    ```yaml
    set: my-set
    game: jinkei
    version: 1
    name:
      ja: わたしのセット
      en: My Set
    cards:
      - id: snow-rabbit
        name:
          ja: 雪うさぎ
          en: Snow Rabbit
        attribute: water
        ap: 30
        hp: 40
    ```
    直すところがあれば、何行目をどう書けばよいかが返ってきます。何度送っても、何も壊れません。問題がなければ試し対戦が始まり、終わるとボタンで使えるようになります。
    -# 効果のあるカード、デッキ、絵の付け方は、ボットといっしょに配られる手引き `docs/add-a-set.md` にあります。ボットを動かしている人からもらえます。
cardset-menu = セットを見る
cardset-label = { $name }（{ $version }）
cardset-about = { $game }・{ $state }
cardset-line = - **{ $name }**（版 { $version }、{ $game }）：{ $state }
cardset-on = 使用中
cardset-off = 使わない
cardset-offered = 使わない・ボットの運営者が用意したもの
cardset-version = { $version }（{ $state }）
cardset-versions = ここにあるほかの版：{ $versions }
cardset-head =
    ## { $name }
    { $game }・版 { $version }・カード{ $cards }種・{ $decks ->
        [0] スターターデッキなし
       *[other] スターターデッキ{ $decks }個
    }
    { $when }に追加・**{ $state }**
cardset-report = 試しの結果：
cardset-house = このセットが勧めるハウスルール：
cardset-preview-note = { $cards }種{ $pages ->
        [1] { "" }
       *[other] ・{ $page }/{ $pages }
    }
cardset-preview-alt = セット「{ $name }」のカード、{ $page }／{ $pages }ページ：{ $cards }。

cardset-on-button = 使う
cardset-on-house-button = ハウスルールごと使う
cardset-on-plain-button = カードだけ使う
cardset-off-button = 使うのをやめる
cardset-remove-button = 削除…
cardset-remove-sure-button = 削除する
cardset-back-button = 残しておく
cardset-list-button = すべてのセット

cardset-is-on = ✓ **使用中**にしました。これから申し込まれる対戦で、このカードとデッキを使えます。
cardset-is-on-house = ✓ **使用中**にし、勧められたハウスルールをこのサーバーのものにしました。`/設定` で変えられます。
cardset-house-refused =
    ✓ **使用中**にしましたが、ハウスルールは変えられませんでした：
    { $why }
cardset-is-off = ✓ **使わない**ことにしました。続いている対戦と、申し込み済みの対戦では、そのまま使われます。
cardset-is-removed = ✓ 削除しました。このセットで始まった対戦は、そのまま続きます。
cardset-remove-sure = **{ $name }**（版 { $version }）を削除しますか。このセットで始まった対戦は続きます。戻すには、もう一度追加してください。

cardset-faults =
    ⚠ このセットはまだ使えません。直すところが**{ $count }か所**あります。各行に、ファイル名と行、直し方を書きました。{ $pages ->
        [1] { "" }
       *[other] （{ $page }/{ $pages }ページ。全部は付けたファイルにあります。）
    }
cardset-read =
    ## { $name }
    版 { $version }・カード{ $cards }種・{ $decks ->
        [0] スターターデッキなし
       *[other] スターターデッキ{ $decks }個
    }。間違いはありません。見た目はこうなります。
cardset-remarks = 参考までに：
cardset-trial-begins = これからコンピューターどうしが何度も対戦して試します。1分ほどかかります。様子はこのメッセージでお知らせします。
cardset-trial-waiting = **{ $name }**：まもなく試し始めます。ほかのセットを試しているあいだは、順番を待ちます。
cardset-trial-trying = **{ $name }** を試しています：{ $wanted }回のうち{ $matches }回まで終わりました。
cardset-trial-again = **{ $name }**：初めから試し直しています。
cardset-trial-later = **{ $name }**：時間内に、{ $wanted }回のうち{ $matches }回しか対戦できませんでした。これでは遊べるかどうか分からないので、30秒後にもう一度試します。
cardset-trial-sound = ✓ **{ $name }**（版 { $version }）は遊べます。今はまだ**使わない**になっています。ここで、またはあとで `/カードセット 一覧` から使用中にできます。
cardset-trial-unsound = ⚠ **{ $name }**（版 { $version }）はまだ使えません。何も保存していません。次のところを直して、もう一度追加してください：
cardset-trial-short = ⚠ **{ $name }**（版 { $version }）は、まだ使えません。時間内に、{ $wanted }回のうち{ $matches }回しか対戦できず、遊べるかどうか分かりません。間違いが見つかったわけではありません。何も保存していないので、ボットがすいているときに、もう一度追加してください。
cardset-trial-failed = ⚠ **{ $name }** を試せませんでした。時間かメモリーが足りませんでした。何も保存していません。もっと小さいセットなら試せるかもしれません。
cardset-late-sound = ✓ 追加していただいた **{ $name }**（版 { $version }）は遊べます。コンピューターどうしが{ $wanted }回のうち{ $matches }回対戦しました。今はまだ**使わない**になっています。サーバーで `/カードセット 一覧` を開くと、使用中にできます。
cardset-late-refused =
    ⚠ 追加していただいた「{ $file }」は受け取れませんでした。
    { $why }
cardset-late-called = { $who } 追加していただいたカードセットの結果が出ました。ダイレクトメッセージを送れないので、`/カードセット 一覧` をご覧ください。一覧になければ、受け取れませんでした。もう一度追加すると、理由をお知らせします。
cardset-wins = { $deck }：{ $count }回のうち{ $wins }勝

refusal-no-such-set = このサーバーに、そのカードセットはありません。
refusal-set-clashes = 使用中のほかのセットにも同じものがあります：{ $ids }。そちらを使うのをやめるか、別のidにしてください。
refusal-too-many-sets = 1つのサーバーに置けるセットの版は{ $most }個までです。先にいくつか削除してください。
refusal-too-many-sets-on = 1つのゲームで同時に使えるセットは{ $most }個までです。先にどれかを使わないことにしてください。
refusal-set-trial-running = このサーバーのセットを試しているところです。終わるまでお待ちください。
refusal-set-trials-waiting = 試すのを待っているセットが多すぎます。数分後にもう一度お試しください。
refusal-set-too-much = このセットを読むのに時間かメモリーがかかりすぎるため、受け取りませんでした。もっと小さいものにしてみてください。
refusal-set-file-large = ファイルは{ $most }MBまでです。
refusal-set-file-lost = ファイルを読み込めませんでした。もう一度送ってください。
refusal-set-needed = このサーバーのハウスルールでは、このセットがないとどのデッキも使えません。先に `/設定` でハウスルールを変えてください。
refusal-set-version-unfit = このサーバーのハウスルールでは、この版にするとどのデッキも使えません。「ハウスルールごと使う」を選ぶか、先に `/設定` でハウスルールを変えてください。
