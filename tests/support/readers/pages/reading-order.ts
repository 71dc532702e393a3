import type { Page } from 'playwright-core'

/** What the browser hands to a screen reader, as the DevTools protocol tells it. */
type TreeNode = {
  nodeId: string
  ignored: boolean
  role?: Told
  name?: Told
  description?: Told
  value?: Told
  properties?: { name: string; value: Told }[]
  childIds?: string[]
  backendDOMNodeId?: number
}
type Told = { value?: unknown }

/** The document, for the little that the tree does not tell. */
type DomNode = { backendNodeId: number; attributes?: string[]; children?: DomNode[] }

export type Spoken = {
  role: string
  name: string
  notes: string[]
  description: string
  /** Where a link leads. */
  url?: string
  children: Spoken[]
}

/** They group or decorate, and are not said. */
const silent = new Set(
  `none generic LabelText strong emphasis time mark code Abbr Ruby subscript superscript insertion deletion
   Legend Section LineBreak SvgRoot`.split(/\s+/),
)

/** Only drawn, or said again by something else. */
const unsaid = new Set(['InlineTextBox', 'ListMarker'])

/** What is inside is their name. */
const named = new Set(
  'link button heading option DisclosureTriangle radio checkbox tab menuitem image switch progressbar'.split(' '),
)

/** What is inside is one sentence. */
const sentences = new Set('paragraph listitem term definition cell gridcell columnheader rowheader caption'.split(' '))

/** Calls that only this tool makes differ from the words of ARIA. */
const roles: Record<string, string> = {
  DisclosureTriangle: 'summary',
  Details: 'details',
  DescriptionList: 'list of terms',
  Figcaption: 'caption',
  Iframe: 'frame',
  Canvas: 'canvas',
}

const tidy = (text: unknown): string =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const properties = ['level', 'checked', 'expanded', 'pressed', 'selected', 'required', 'disabled', 'busy', 'modal']

function notesOf(node: TreeNode, attributes: Map<string, string>): string[] {
  const told = new Map(node.properties?.map(({ name, value }) => [name, value.value]))
  const role = tidy(node.role?.value)
  const notes = properties
    .filter((name) => told.has(name) && (told.get(name) !== false || name === 'expanded'))
    .filter((name) => name !== 'level' || role === 'heading')
    .map((name) => (told.get(name) === true ? name : `${name}=${String(told.get(name))}`))
  if (![undefined, 'false'].includes(told.get('invalid') as string | undefined)) notes.push('invalid')
  const current = attributes.get('aria-current')
  if (current !== undefined && current !== 'false') notes.push(`current=${current}`)
  const live = attributes.get('aria-live') ?? { status: 'polite', log: 'polite', alert: 'assertive' }[role]
  if (live !== undefined && live !== 'off') notes.push(`live=${live}`)
  if (/^(textbox|searchbox|combobox|spinbutton)$/.test(role) && tidy(node.value?.value) !== '')
    notes.push(`value=${tidy(node.value?.value)}`)
  return notes
}

/** Sentences that were cut into pieces for the eye are one again. */
function joinTexts(children: readonly Spoken[]): Spoken[] {
  const joined: Spoken[] = []
  for (const each of children) {
    const last = joined.at(-1)
    if (each.role === 'text' && last?.role === 'text') last.name = tidy(`${last.name} ${each.name}`)
    else joined.push({ ...each })
  }
  return joined
}

const isWorked = ({ role, children }: Spoken): boolean =>
  /^(link|button|textbox|checkbox|radio|combobox|heading)$/.test(role) || children.some(isWorked)

/** The tree of a page as it is read aloud, from top to bottom. */
export async function spokenTree(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const { root: dom } = (await session.send('DOM.getDocument', { depth: -1 })) as { root: DomNode }
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] }
  await session.detach()

  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const attributes = new Map<number, Map<string, string>>()
  const note = ({ backendNodeId, attributes: list = [], children = [] }: DomNode): void => {
    attributes.set(backendNodeId, new Map(list.flatMap((name, at) => (at % 2 ? [] : [[name, list[at + 1]!] as const]))))
    children.forEach(note)
  }
  note(dom)

  function speak(node: TreeNode): Spoken[] {
    const role = tidy(node.role?.value)
    if (unsaid.has(role)) return []
    const name = tidy(node.name?.value)
    if (role === 'StaticText')
      return node.ignored || name === '' ? [] : [{ role: 'text', name, notes: [], description: '', children: [] }]
    const inside = (node.childIds ?? []).flatMap((id) => (byId.has(id) ? speak(byId.get(id)!) : []))
    const notes = notesOf(node, attributes.get(node.backendDOMNodeId ?? -1) ?? new Map())
    if (node.ignored || (silent.has(role) && !notes.some((each) => /^(live|current)=/.test(each)))) {
      // The words of a label are the name of its field.
      return role === 'LabelText' ? inside.filter((each) => each.role !== 'text') : inside
    }
    const children = named.has(role)
      ? inside.filter(isWorked)
      : sentences.has(role) || notes.some((each) => each.startsWith('live='))
        ? joinTexts(inside)
        : inside
    const url = node.properties?.find((each) => each.name === 'url')?.value.value
    const description = tidy(node.description?.value)
    const leads = typeof url === 'string' && { url }
    return [{ role: roles[role] ?? role, name, notes, description, ...leads, children }]
  }
  return speak(nodes[0]!).flatMap(({ role, children, ...rest }) =>
    role === 'RootWebArea' ? children : [{ role, children, ...rest }],
  )
}

const MAX_ALIKE = 6
const SHOWN_ALIKE = 4

/** Long lists of the same are told by their beginning. */
function shortened({ role, children }: Spoken): (Spoken | string)[] {
  const isLong = children.length > MAX_ALIKE && children.every((each) => each.role === children[0]!.role)
  if (!isLong || !/^(list|listbox|rowgroup|table|grid)$/.test(role)) return children
  return [...children.slice(0, SHOWN_ALIKE), '…']
}

const fieldText = /^(textbox|searchbox|combobox|spinbutton|Date)$/

/** One line for each thing that is said, with what is inside it further in. */
function linesOf(spoken: Spoken, indent: string, folded: ReadonlySet<string>): string[] {
  const { role, name, notes, description, children } = spoken
  const [only, ...others] = children
  const isPlain = only?.role === 'text' && others.length === 0 && ['', only.name].includes(name)
  const isNamed = name !== '' && role !== 'text' && !isPlain
  const head = [role, isNamed && JSON.stringify(name), ...notes.map((note) => `[${note}]`)].filter(Boolean).join(' ')
  const words = role === 'text' ? `: ${name}` : isPlain ? `: ${only.name}` : ''
  const lines = [`${indent}- ${head}${words}`]
  if (description !== '') lines.push(`${indent}    described: ${description}`)
  if (folded.has(role)) return [`${lines[0]} (as at home)`]
  if (isPlain || fieldText.test(role)) return lines
  return [
    ...lines,
    ...shortened(spoken).flatMap((each) =>
      typeof each === 'string' ? [`${indent}  - ${each}`] : linesOf(each, `${indent}  `, folded),
    ),
  ]
}

declare global {
  interface Window {
    /** Live regions that a test has met already. */
    metRegions?: WeakSet<Element>
  }
}

/**
 * Where a page speaks by itself, how, and whether the place stood there before it spoke: what comes together with its words is
 * not said by every screen reader, unless it is an alert.
 */
export const liveRegions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isFirst = window.metRegions === undefined
    const met = (window.metRegions ??= new WeakSet())
    const found = document.querySelectorAll(
      '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output',
    )
    return [...found]
      .filter((region) => region.checkVisibility() && !region.closest('[aria-hidden="true"]'))
      .map((region) => {
        const role = region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : 'generic')
        const how = region.getAttribute('aria-live') ?? (role === 'alert' ? 'assertive' : 'polite')
        const words = (region.textContent || region.getAttribute('aria-label') || '').replace(/\s+/g, ' ').trim()
        const was = isFirst ? 'in the page as it opens' : met.has(region) ? 'was there before' : 'came with its words'
        met.add(region)
        return `- ${role}, ${how}, ${was}: ${words === '' ? 'silent' : words}`
      })
  })

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'

/** What differs from run to run. */
const changing: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '{e-mail}'],
  [/\bT-\d\d-\d{6,10}(-\d+)?/g, '{trade}'],
  [/\b\d{20}\b/g, '{parcel}'],
  [/(?<=Kundennummer )\d+/g, '{customer}'],
  [/\binspector-[0-9a-f]{8}\b/g, '{colleague}'],
  [/\b(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\b/g, '{weekday}'],
  [new RegExp(String.raw`\b\d{1,2}\. (${months})( \d{4})?\b`, 'g'), '{day}'],
  [new RegExp(String.raw`\b(${months}) \d{4}\b`, 'g'), '{month}'],
  [/\b\d{1,2}\.\d{1,2}\.(\d{4}|\d\d)?(?!\d)/g, '{day}'],
  [/\b\d{1,2}:\d\d\b/g, '{time}'],
  [/[−+-]?\s?\d{1,3}(\.\d{3})*(,\d\d)?\s?€/g, ' {amount}'],
]

const stable = (text: string): string =>
  changing.reduce((all, [pattern, word]) => all.replace(pattern, word), text).replace(/ {2,}(?=\{)/g, ' ')

/** The frame of the shop is the same on all its pages: it is read once. */
const frame = new Set(['banner', 'contentinfo'])

/** A page as somebody hears it: what is said, in its order, and where it speaks by itself. */
export async function readingOrder(page: Page, { withFrame = false } = {}): Promise<string> {
  const tree = await spokenTree(page)
  const lines = tree.flatMap((each) => linesOf(each, '', withFrame ? new Set() : frame))
  const live = await liveRegions(page)
  return stable(`${lines.join('\n')}\n\nlive:\n${live.join('\n')}\n`)
}
