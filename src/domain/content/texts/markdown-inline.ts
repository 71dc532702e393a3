import { isEmailAddress } from '#shop/email-address.ts'
import { ownPath } from '#shop/paths.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

/**
 * Where a link may lead: a path of this shop, another site by https, or a mailbox. Everything else, above all what would
 * run, is no link.
 */
export function safeHref(target: string): string | undefined {
  const own = ownPath(target)
  if (own !== undefined) return own
  if (target.startsWith('mailto:')) return isEmailAddress(target.slice('mailto:'.length)) ? target : undefined
  if (!/^https:\/\/[^\s\\]+$/i.test(target) || !URL.canParse(target)) return undefined
  const { protocol, username, password, href } = new URL(target)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}

/** Lengths have ends, so that no text takes longer than its length. */
const mark = /\\([\\*[\]|#-])|\*\*|\*|\[([^\][\n]{1,300})\]\(([^()\s]{1,500})\)/g

/** Links as they were typed, for whoever wants to check them. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(mark)].flatMap(([, , , target]) => (target === undefined ? [] : [target]))

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

/** Words, **strong** ones, *stressed* ones, and [links](/somewhere). */
export function readInline(text: string): Inline[] {
  const root: Open = { kind: 'root', typed: '', children: [] }
  const open = [root]
  const here = () => open.at(-1)!
  let read = 0

  for (const match of text.matchAll(mark)) {
    const [typed, escaped, words, target = ''] = match
    addText(here().children, text.slice(read, match.index))
    read = match.index + typed.length
    const href = safeHref(target)
    if (escaped !== undefined) addText(here().children, escaped)
    else if (words !== undefined && href !== undefined) {
      here().children.push({ kind: 'link', href, children: [{ kind: 'text', text: words }] })
    } else if (words === undefined) stress(typed, text[match.index - 1] ?? ' ', text[read] ?? ' ')
    else addText(here().children, typed)
  }
  addText(here().children, text.slice(read))
  while (open.length > 1) giveUp(open.pop()!, here())
  return root.children

  function stress(typed: string, before: string, after: string): void {
    const kind = typed === '**' ? 'strong' : 'emphasis'
    const current = here()
    if (current.kind === kind && before.trim() !== '') {
      open.pop()
      here().children.push({ kind, children: current.children })
    } else if (after.trim() !== '' && !open.some((each) => each.kind === kind)) {
      open.push({ kind, typed, children: [] })
    } else addText(current.children, typed)
  }
}
