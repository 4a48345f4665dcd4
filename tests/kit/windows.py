"""What is wrong with a table in a window of some size: what cannot be seen, or not be pressed."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tests.kit.browser import Player
from tests.web.seat import Seat, Two

Size = tuple[int, int]

# From the smallest telephone to a large screen, upright and on its side; 720 × 450 is a laptop that enlarges to 200 %.
SIZES: tuple[Size, ...] = (
    (320, 568), (360, 640), (390, 844), (568, 320), (667, 375), (844, 390), (720, 450), (768, 1024), (820, 1180),
    (1000, 900), (1024, 600), (1024, 768), (1280, 720), (1366, 650), (1440, 900), (1920, 1080), (3840, 2160),
)  # fmt: skip
FEW: tuple[Size, ...] = ((320, 568), (568, 320), (820, 1180), (1000, 900), (1024, 600), (1366, 650))

# Whatever has to be decided must be there without opening anything; it may have to be scrolled to, by a hand.
COMPLAINTS = """() => {
    const wrong = []
    const page = document.documentElement
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push('the page itself scrolls')
    const dialog = document.querySelector('dialog')
    const nameOf = (one) => `${one.className.baseVal ?? one.className} ${one.textContent.trim().slice(0, 30)}`
    const boxOf = (one) => one.getBoundingClientRect()
    const isInside = ({left, top, right, bottom}) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    const seen = (name, width, height) => {
        const all = [...document.querySelectorAll(name)]
        if (!all.length) wrong.push(`no ${name}`)
        for (const one of all) {
            const box = boxOf(one)
            if (!isInside(box)) wrong.push(`${name} is outside: ${nameOf(one)}`)
            if (box.width < width || box.height < height)
                wrong.push(`${name} has ${box.width.toFixed()} × ${box.height.toFixed()} pixels: ${nameOf(one)}`)
        }
    }
    const pressed = (name, least = 24) => {
        for (const one of document.querySelectorAll(name)) {
            const target = one.closest('label') ?? one
            target.scrollIntoView({block: 'nearest', inline: 'nearest'})
            const box = boxOf(target)
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 40))
            if (box.width < least || box.height < least) wrong.push(`too small to press: ${nameOf(target)}`)
            if (!target.contains(hit)) wrong.push(`cannot be pressed: ${nameOf(target)}, under ${hit && nameOf(hit)}`)
        }
    }
    seen('div.frame', 100, 100)
    seen('.players li', 40, 30)
    seen('.status', 40, 20)
    seen('[role=tab]', 40, 40)
    const parts = [...document.querySelectorAll('div.frame, .players ul, .tray:not(.tabbed), aside.panel')]
    for (const [i, one] of parts.entries())
        for (const other of parts.slice(0, i)) {
            const [a, b] = [boxOf(one), boxOf(other)]
            const apart = a.left >= b.right - 1 || b.left >= a.right - 1
            if (!apart && a.top < b.bottom - 1 && b.top < a.bottom - 1)
                wrong.push(`one lies on the other: ${nameOf(one)}, ${nameOf(other)}`)
        }
    if (dialog) {
        if (!isInside(boxOf(dialog))) wrong.push('the dialog is larger than the window')
        pressed('dialog button:enabled')
        return wrong
    }
    pressed('[role=tab]')
    pressed('.choice input')
    pressed('section:has(.choice) button.main')
    pressed('.choices button')
    pressed('.cards button')
    pressed('.actions button:enabled, .actions select')
    for (const one of document.querySelectorAll('.hand .card'))
        if (boxOf(one).width < 20) wrong.push('the hand has no room')
    const yours = document.querySelector('.status.yours')
    const can = '.choice input, .choices button, .cards button:enabled, .cover button'
    if (yours && !document.querySelector(can)) wrong.push('what is to be decided is behind a tab')
    return wrong
}"""

# Percent of the window: the map, the cards to draw and to play with, and the largest rectangle that shows nothing.
SPACE = """() => {
    const CELL = 10
    const [across, down] = [Math.floor(innerWidth / CELL), Math.floor(innerHeight / CELL)]
    const taken = new Uint8Array(across * down)
    const cut = (box, frame) => ({
        left: Math.max(box.left, frame.left), top: Math.max(box.top, frame.top),
        right: Math.min(box.right, frame.right), bottom: Math.min(box.bottom, frame.bottom),
    })
    const area = ({left, top, right, bottom}) => Math.max(0, right - left) * Math.max(0, bottom - top)
    const take = ({left, top, right, bottom}) => {
        for (let y = Math.max(0, Math.floor(top / CELL)); y < Math.min(down, bottom / CELL); y += 1)
            for (let x = Math.max(0, Math.floor(left / CELL)); x < Math.min(across, right / CELL); x += 1)
                taken[y * across + x] = 1
    }
    const all = (name) => [...document.querySelectorAll(name)]
    const frame = document.querySelector('div.frame').getBoundingClientRect()
    const map = cut(document.querySelector('.sheet').getBoundingClientRect(), frame)
    take(map)
    for (const one of all('main button, main input, main select, main svg, main li')) take(one.getBoundingClientRect())
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    for (const range = document.createRange(); texts.nextNode();) {
        if (!texts.currentNode.textContent.trim()) continue
        range.selectNodeContents(texts.currentNode)
        for (const box of range.getClientRects()) if (box.width > 2) take(box)
    }
    let empty = 0
    const free = new Array(across).fill(0)  // cells above one another that nothing is in
    for (let y = 0; y < down; y += 1) {
        for (let x = 0; x < across; x += 1) free[x] = taken[y * across + x] ? 0 : free[x] + 1
        for (let x = 0; x < across; x += 1)
            for (let width = 1, height = free[x]; height && x + width <= across; width += 1) {
                height = Math.min(height, free[x + width - 1])
                empty = Math.max(empty, width * height)
            }
    }
    const cards = all('.hand .card, .cards .card, .cards .stack').map((one) => area(one.getBoundingClientRect()))
    const share = (pixels) => 100 * pixels / (innerWidth * innerHeight)
    return {
        board: share(area(map)),
        hand: share(cards.reduce((sum, one) => sum + one, 0)),
        empty: share(empty * CELL * CELL),
        letters: parseFloat(getComputedStyle(document.documentElement).fontSize),
    }
}"""


def complaints(player: Player, sizes: Iterable[Size]) -> list[str]:
    """What is wrong with what the page shows now, in windows of these sizes."""
    found = []
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        player.rest()
        found += [f"{width} × {height}: {one}" for one in player.page.evaluate(COMPLAINTS)]
    return found


def decide_by_chance(seat: Seat, chance: random.Random) -> None:
    """Build what can be built, take tickets at times, else anything."""
    legal = seat.view["legal"]
    built = [move for move in legal if move["kind"] in ("claim", "station")]
    moves = built if chance.random() < 0.6 else [move for move in legal if move["kind"] == "tickets"]
    move = chance.choice(moves if moves and chance.random() < 0.7 else legal)
    seat.move(move["action"], *([chance.choice(move["payments"])["action"]] if move.get("payments") else []))


def walk_through(
    two: Two, sizes: Sequence[Size], wanted: Iterable[str] = (), seed: int = 1
) -> tuple[set[str], list[str]]:
    """Play until Ann has made each kind of decision that is wanted, or to the end; gives those made, and what is wrong.

    The first decision of each kind is looked at in every window, and then made with the page, in one of them.
    """
    chance, seen, wrong = random.Random(seed), set[str](), list[str]()
    while (view := two.ann.look())["decider"] is not None and not (wanted and seen >= set(wanted)):
        if view["decider"] != two.ann.view["seat"]:
            decide_by_chance(two.decider, chance)
            continue
        phase = view["phase"]
        if phase not in seen:
            two.catch_up()
            wrong += [f"{phase}: {one}" for one in complaints(two.player, sizes)]
            seen.add(phase)
            _decide_on_the_page(two, sizes[len(seen) % len(sizes)])
        elif "payment" not in seen and two.ann.legal("claim"):
            two.catch_up()
            two.page.locator(".route.can").first.dispatch_event("click")
            two.page.wait_for_selector("dialog .ways button")
            wrong += [f"payment: {one}" for one in complaints(two.player, sizes)]
            seen.add("payment")
            _decide_on_the_page(two, sizes[0])
        else:
            decide_by_chance(two.ann, chance)
    return seen, wrong


def _decide_on_the_page(two: Two, size: Size) -> None:
    """By clicks, in a window of that size, until the server has it."""
    width, height = size
    two.page.set_viewport_size({"width": width, "height": height})
    two.player.rest()
    before = two.ann.number
    for turn in range(400):
        two.player.act(turn % 2)
        if two.ann.look() and two.ann.number > before:
            two.catch_up()
            return
    raise AssertionError(f"no decision can be made at {width} × {height}")
