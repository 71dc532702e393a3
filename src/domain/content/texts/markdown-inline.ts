import { factNamed, hrefOf, type Meanings } from './meanings.ts'

export type Inline =
  | { kind: 'text'; text: string }
  /** What the merchant still has to say himself. */
  | { kind: 'open'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

/** Lengths have ends, so that no text takes longer than its length. */
const mark =
  /\\([\\*_[\]{}|#-])|\[\[([^\][\n]{1,300})\]\]|\{([\w.]{1,40})\}|\*\*|\*|_|\[([^\][\n]{1,300})\]\(([^()\s]{1,500})\)/g

/** Links as they were typed, for whoever wants to check them. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(mark)].flatMap(([, , , , , target]) => (target === undefined ? [] : [target]))

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

/** A fact, a place that is still open, or a link; nothing if it was none of them after all. */
function whole(match: RegExpExecArray, meanings: Meanings): Inline | undefined {
  const [, , open, factName, label, target] = match
  if (open !== undefined) return { kind: 'open', text: open }
  if (factName !== undefined) {
    const fact = factNamed(meanings, factName)
    return fact && { kind: fact.open ? 'open' : 'text', text: fact.text }
  }
  const href = target === undefined ? undefined : hrefOf(target, meanings)
  return href === undefined ? undefined : { kind: 'link', href, children: readInline(label!, meanings) }
}

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
    if (found?.kind === 'text') addText(here().children, found.text)
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
