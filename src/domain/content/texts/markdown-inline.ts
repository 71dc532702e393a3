import { factNamed, hrefOf, type Meanings } from './meanings.ts'

export type Inline =
  | { kind: 'text'; text: string }
  /** What the merchant still has to say himself, and the setting by which he does. */
  | { kind: 'open'; text: string; setting?: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

/** Lengths have ends, so that no text takes longer than its length. */
const mark =
  /\\([\\*_[\]{}|#-])|\[\[(?:([a-z]\w{0,19}\.\w{1,39}):[ \t]*)?([^\][\n]{1,300})\]\]|\{([\w.]{1,40})\}|\*\*|\*|_|\[([^\][\n]{1,300})\]\(([^()\s]{1,500})\)/g

/** Links as they were typed, for whoever wants to check them. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(mark)].flatMap(([, , , , , , target]) => (target === undefined ? [] : [target]))

/** What is still open in a text until a setting fills it: `[[support.phone: your number]]`, by setting and hint. */
export const settingsIn = (text: string): { setting: string; hint: string }[] =>
  [...text.matchAll(mark)].flatMap(([, , setting, hint = '']) => (setting === undefined ? [] : [{ setting, hint }]))

type Open = { kind: 'root' | 'strong' | 'emphasis'; typed: string; children: Inline[] }

const addText = (children: Inline[], text: string): void => {
  const last = children.at(-1)
  if (text === '') return
  if (last?.kind === 'text') last.text += text
  else children.push({ kind: 'text', text })
}

/** What was begun and never ended is what was typed. */
function giveUp({ typed, children }: Open, parent: Open): void {
  addText(parent.children, typed)
  for (const child of children) {
    if (child.kind === 'text') addText(parent.children, child.text)
    else parent.children.push(child)
  }
}

/** What stands where a setting fills a gap; `waived` if there is nothing to say. */
function filled(setting: string | undefined, hint: string, meanings: Meanings): Inline | 'waived' {
  const fact = setting === undefined ? undefined : factNamed(meanings, setting)
  if (!fact || fact.open) return { kind: 'open', text: hint, ...(setting !== undefined && { setting }) }
  return fact.waived ? 'waived' : { kind: 'text', text: fact.text }
}

/** A fact, a place that is still open, or a link; nothing if it was none of them after all. */
function whole(match: RegExpExecArray, meanings: Meanings): Inline | 'waived' | undefined {
  const [, , setting, open, factName, label, target] = match
  if (open !== undefined) return filled(setting, open, meanings)
  if (factName !== undefined) {
    const fact = factNamed(meanings, factName)
    if (fact?.waived) return 'waived'
    if (fact?.open) return { kind: 'open', text: fact.text === '' ? factName : fact.text, setting: factName }
    return fact && { kind: 'text', text: fact.text }
  }
  const href = target === undefined ? undefined : hrefOf(target, meanings)
  return href === undefined ? undefined : { kind: 'link', href, children: readInline(label!, meanings) }
}

/** Nothing is to be said here: a label that only leads to it goes with it, whole sentences before it stay. */
function leaveOut(children: Inline[]): void {
  const last = children.at(-1)
  if (last?.kind === 'text') {
    last.text = last.text.replace(/(^|[.!?]\s+)[^.!?]*:\s*$/, '$1').trimEnd()
    if (last.text === '') children.pop()
  }
  // **Owners:** stands before the gap as a whole.
  const label = children.at(-1)
  if (label?.kind === 'strong' && /:\s*$/.test(plainOf(label.children))) children.pop()
}

const plainOf = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : plainOf(part.children))).join('')

const isStress = (typed: string): boolean => typed === '**' || typed === '*' || typed === '_'

const isWord = (letter: string): boolean => /[\p{L}\p{N}_]/u.test(letter)

/** Words, **strong** ones, _stressed_ ones, [links](/somewhere), {facts} and [[what is still open]]. */
export function readInline(text: string, meanings: Meanings): Inline[] {
  const root: Open = { kind: 'root', typed: '', children: [] }
  const open = [root]
  const here = () => open.at(-1)!
  let read = 0

  for (const match of text.matchAll(mark)) {
    const [typed, escaped] = match
    addText(here().children, text.slice(read, match.index))
    read = match.index + typed.length
    const found = whole(match, meanings)
    if (found === 'waived') leaveOut(here().children)
    else if (found?.kind === 'text') addText(here().children, found.text)
    else if (found) here().children.push(found)
    else if (isStress(typed)) stress(typed, text[match.index - 1] ?? ' ', text[read] ?? ' ')
    else addText(here().children, escaped ?? typed)
  }
  addText(here().children, text.slice(read))
  while (open.length > 1) giveUp(open.pop()!, here())
  return root.children

  function stress(typed: string, before: string, after: string): void {
    const kind = typed === '**' ? 'strong' : 'emphasis'
    const current = here()
    // An underscore within a word belongs to it.
    const within = typed === '_' && isWord(before) && isWord(after)
    if (current.kind === kind && current.typed === typed && before.trim() !== '' && !within) {
      open.pop()
      here().children.push({ kind, children: current.children })
    } else if (after.trim() !== '' && !within && !open.some((each) => each.kind === kind)) {
      open.push({ kind, typed, children: [] })
    } else addText(current.children, typed)
  }
}
