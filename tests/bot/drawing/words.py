"""Words for drawing tests: the house's own, with sentences for the samples on top."""

from engine.view import Word
from engine.wording import Wording

_SAMPLE = {
    "ja": {
        "round": "第{number}巡", "preparation": "準備", "phase-action": "行動", "phase-battle": "戦闘", "phase-advance": "前進",
        "phase-repair": "修復", "phase-deck": "デッキ", "phase-placement": "配置", "phase-janken": "じゃんけん", "game-jinkei": "陣形",
        "score-left": "残り", "score-unit": "枚", "zone-graveyard": "墓地", "cell-front": "前", "cell-back": "後",
        "state-sideways": "動けない", "flying.mark": "飛", "self-repair.mark": "修", "first-strike.mark": "先",
        "instant-death.mark": "即", "absorption.mark": "吸", "sample-hit": "焔武者 → 白狐の面　5の目：AP 50 の半分 −25",
        "sample-wait": "次：白狐の面の反撃", "sample-why": "西の陣が全滅　残り 4 対 0", "sample-prize": "戦利品：雲居の鶴。5 以上：あおいが選んだ",
        "sample-keep": "札の持ち主は変わらない", "sample-place": "札を陣に置いてください（あと 8 枚）", "sample-hint": "どこに置いてもよい。相手には見えない",
        "sample-row": "即死を宣言する", "sample-note": "5 か 6 で相手を墓地へ", "sample-gain": "墓地", "sample-question": "反撃のしかたを選んでください",
        "sample-reason": "届かない", "stat-attack": "AP", "stat-life": "HP", "janken": "じゃんけん", "beats": "強い相手",
        "first-strike": "先制攻撃", "instant-death": "即死", "first-strike.about": "攻撃されたとき、先に攻撃する。",
        "instant-death.about": "攻撃の前に宣言してサイコロを振る。5 か 6 で相手を墓地に送る。失敗すると次の番は動けない。",
        "sample-foot": "JK-017　AP＋HP 88：同じ名前は 3 枚まで",
    },
    "en-US": {
        "round": "Round {number}", "preparation": "Setup", "phase-action": "Act", "phase-battle": "Battle", "phase-advance": "Advance",
        "phase-repair": "Repair", "phase-deck": "Deck", "phase-placement": "Place", "phase-janken": "Janken", "game-jinkei": "Jinkei",
        "score-left": "Left", "score-unit": "", "zone-graveyard": "Graveyard", "cell-front": "F", "cell-back": "B",
        "state-sideways": "Spent", "flying.mark": "Fl", "self-repair.mark": "Re", "first-strike.mark": "1st",
        "instant-death.mark": "De", "absorption.mark": "Ab", "sample-hit": "Blaze Warrior → Fox Mask: die 5, half of AP 50",
        "sample-wait": "Next: Fox Mask strikes back", "sample-why": "West is wiped out, 4 left to 0", "sample-prize": "The prize: Cloud Crane. 5 or more: Aoi chose",
        "sample-keep": "The card stays with its owner", "sample-place": "Place your cards on your field (8 to go)", "sample-hint": "Any cell will do; your opponent sees none of it",
        "sample-row": "Announce instant death", "sample-note": "5 or 6 sends it to the graveyard", "sample-gain": "grave", "sample-question": "Choose how to strike back",
        "sample-reason": "out of reach", "stat-attack": "AP", "stat-life": "HP", "janken": "Janken", "beats": "Beats",
        "first-strike": "First strike", "instant-death": "Instant death", "first-strike.about": "When attacked, it attacks first.",
        "instant-death.about": "Announced before an attack: roll the die, and on 5 or 6 the opponent goes to the graveyard. If it fails, this card cannot act in the next turn.",
        "sample-foot": "JK-017  AP + HP 88: up to 3 of one name",
    },
}  # fmt: skip


class SampleWords(Wording):
    """The house's words, and the samples' own."""

    def text(self, word):
        """A sample's sentence where it has one."""
        key, values = (word, {}) if isinstance(word, str) else (word.key, word.values)
        own = _SAMPLE[self.locale].get(key)
        return own.format(**values) if own is not None else super().text(word if isinstance(word, Word) else Word(word))
