import { afterAll, afterEach, beforeAll } from 'vitest'
import { eventually } from '#tests/support/limits/eventually.ts'
import type { DrivenBrowser, Input, Size, Tab } from './tab.ts'

/** Somebody who finds things by the words on them, and clicks and types as people do. */
export type Visitor = {
  open(address: string): Promise<void>
  /** Clicks a link, a button or what unfolds. */
  click(name: string): Promise<void>
  /** Clicks the box or the circle beside these words. */
  choose(label: string): Promise<void>
  fill(label: string, text: string): Promise<void>
  attach(selector: string, file: string): Promise<void>
  /** Waits until these words stand on the page. */
  sees(words: string): Promise<void>
  evaluate<Value>(question: () => Value): Promise<Value>
}

type Kind = 'control' | 'field'

type Place = { x: number; y: number }

/**
 * Runs in the page: the middle of what bears this name, once scripts run there and nothing covers it. The page then
 * keeps whether the next click reaches it.
 */
function aimAt(kind: Kind, name: string): Place | null {
  const isReady = '__reactRouterDataRouter' in window && history.scrollRestoration === 'manual'
  const wordsOn = (element: HTMLElement) => (element.ariaLabel ?? element.innerText).replace(/\s+/g, ' ').trim()
  const all = [...document.querySelectorAll<HTMLElement>(kind === 'field' ? 'label' : 'a, button, summary')]
  const seen = all.filter((each) => each.checkVisibility() && wordsOn(each).startsWith(name))
  const named = seen.find((each) => wordsOn(each) === name) ?? seen[0]
  const element = named instanceof HTMLLabelElement ? named.control : named
  if (!isReady || !element || element.ariaDisabled === 'true') return null

  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getClientRects()[0]!
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const isHit = ({ target }: Event) => Object.assign(window, { isHit: element.contains(target as Node) })
  Object.assign(window, { isHit: undefined })
  window.addEventListener('click', isHit, { capture: true, once: true })
  return element.contains(document.elementFromPoint(place.x, place.y)) ? place : null
}

const inPage = (question: (...given: never[]) => unknown, ...given: unknown[]) =>
  `JSON.stringify((${question})(...${JSON.stringify(given)}) ?? null)`

const click = ({ x, y }: Place): Input => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Amounts are written with spaces that do not break. */
const oneLine = (words: string) => words.replace(/\s+/g, ' ')

const CONTROL = '\uE009'

const selectAll: Input = {
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value: CONTROL },
    { type: 'keyDown', value: 'a' },
    { type: 'keyUp', value: 'a' },
    { type: 'keyUp', value: CONTROL },
  ],
}

const typing = (text: string): Input => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

function visitorAt(tab: Tab): Visitor {
  /** A page that is just going answers nothing: it is asked again. */
  const ask = async <Value>(expression: string): Promise<Value | null> =>
    JSON.parse(await tab.evaluate(expression).catch(() => 'null'))

  /** Where it is as soon as it no longer moves. */
  async function whereIs(kind: Kind, name: string): Promise<Place> {
    let last: Place | null = null
    return eventually(async () => {
      const place: Place | null = await ask(inPage(aimAt, kind, oneLine(name)))
      const rests = place !== null && place.x === last?.x && place.y === last.y
      last = place
      return rests ? place : undefined
    })
  }

  /** Whoever misses, because it moved away under the mouse, clicks again. */
  const clickOn = (kind: Kind, name: string) =>
    eventually(async () => {
      await tab.perform(click(await whereIs(kind, name)))
      return (await ask('JSON.stringify(window.isHit ?? true)')) !== false
    })

  return {
    open: tab.open,
    click: async (name) => void (await clickOn('control', name)),
    choose: async (label) => void (await clickOn('field', label)),
    fill: async (label, text) => {
      await clickOn('field', label)
      await tab.perform(selectAll)
      await tab.perform(typing(text))
    },
    attach: tab.attach,
    sees: async (words) => {
      const isThere = (text: string) => document.body.innerText.replace(/\s+/g, ' ').includes(text)
      await eventually(() => ask(inPage(isThere, oneLine(words))))
    },
    evaluate: async (question) => JSON.parse(await tab.evaluate(inPage(question))),
  }
}

/** One such browser for a group of tests, and in each test visitors who were never here before. */
export function useVisitorsWith(openBrowser: () => Promise<DrivenBrowser>): (size: Size) => Promise<Visitor> {
  let browser: DrivenBrowser
  const tabs: Tab[] = []
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterEach(() => Promise.all(tabs.splice(0).map((tab) => tab.close())))
  afterAll(() => browser.stop())

  return async (size) => {
    const tab = await browser.newTab(size)
    tabs.push(tab)
    return visitorAt(tab)
  }
}
