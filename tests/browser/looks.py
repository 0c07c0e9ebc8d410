"""What a test reads of the page: each in one script, since what was found is another thing a moment later."""

from dataclasses import dataclass, field

#: Finds what a reader would take for the control of this name, the newest one first.
FIND = """
const [selector, label, root] = [arguments[0], arguments[1], arguments[2] || document];
const words = (node) => (node.innerText || '').replace(/\\s+/g, ' ').trim();
const spoken = (node) => (node.getAttribute('aria-label') || '').trim();
const open = [...document.querySelectorAll('dialog[open]')].at(-1);
const all = [...root.querySelectorAll(selector)].filter((node) => node.checkVisibility() && (!open || open.contains(node))).reverse();
const exact = all.find((node) => words(node) === label || spoken(node) === label || node.dataset.placeholder === label);
return exact || all.find((node) => words(node).includes(label) || spoken(node).includes(label)) || null;
"""
MESSAGES = """
return [...document.querySelectorAll('#rows > [data-message]')].map((row) => {
  const text = (selector) => row.querySelector(selector)?.innerText.trim() ?? null;
  const controls = (selector) => [...row.querySelectorAll(selector)];
  return {
    id: row.dataset.message,
    author: text('.head .name'),
    text: [...row.querySelectorAll('.content .text, .system p')].map((node) => node.innerText.trim()).join('\\n'),
    ephemeral: row.classList.contains('ephemeral'),
    edited: Boolean(row.querySelector('.edited')),
    thinking: Boolean(row.querySelector('.thinking')),
    buttons: controls('.button').map((node) => node.innerText.trim()),
    disabled: controls('.button:disabled').map((node) => node.innerText.trim()),
    menus: controls('.menu').map((node) => node.dataset.placeholder),
    pictures: controls('.picture img').map((node) => node.alt),
    failure: text('.failure'),
  };
});
"""
FIELD = """
return [...document.querySelectorAll('dialog[open] label')].find((node) => node.innerText.includes(arguments[0]))?.control;
"""
QUIET = "return !document.querySelector('[aria-busy=true]')"
#: Something of the newest element that fits a selector; null where there is none.
LOOK = """
const node = [...document.querySelectorAll(arguments[0])].at(-1);
const look = {
  text: () => node.innerText.trim(),
  content: () => node.textContent,
  attribute: (name) => node.getAttribute(name),
  style: (name) => getComputedStyle(node).getPropertyValue(name),
  box: () => node.getBoundingClientRect().toJSON(),
  shown: () => node.checkVisibility({visibilityProperty: true}),
  value: () => node.value,
};
return node ? look[arguments[1]](arguments[2]) : null;
"""
FOCUS = """
const node = document.activeElement;
const named = (name) => node.getAttribute(name) ?? '';
return {id: node.id, tag: node.localName, role: named('role'), text: (node.innerText ?? '').trim(), checked: Boolean(node.checked),
        classes: [...node.classList], data: {...node.dataset}, shown: node.outerHTML.slice(0, 200)};
"""


@dataclass(frozen=True)
class Message:
    """A message as it stands on the page."""

    id: str
    author: str | None
    text: str
    ephemeral: bool
    edited: bool
    thinking: bool
    buttons: list[str] = field(default_factory=list)
    disabled: list[str] = field(default_factory=list)
    menus: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    """Their descriptions."""
    failure: str | None = None


@dataclass(frozen=True)
class Focus:
    """What has the focus, as it was at one moment."""

    id: str
    tag: str
    role: str
    text: str
    checked: bool
    classes: list[str]
    data: dict[str, str]
    shown: str
    """Its markup, for who has to be told."""
