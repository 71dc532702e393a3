import { attribute, links, plain, tags } from '#tests/support/readers/pages/html.ts'
import { ask, person } from '#tests/support/services/shops/shop-under-test.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'

type Field = [name: string, value: string]

/** The form of the question that a page asks, as a browser without scripts sees it. */
export type QuestionForm = {
  method: string
  action: string
  hidden: Field[]
  buttons: Field[]
  boxes: Field[]
  /** What is chosen already: the list of statements begins so. */
  preset: Field[]
}

export function formIn(html: string): QuestionForm | undefined {
  const form = /<form[\s\S]*?<\/form>/.exec(html.slice(html.indexOf('id="questions"'), html.indexOf('</main>')))?.[0]
  if (form === undefined || !html.includes('id="questions"')) return undefined
  const [open = ''] = tags(form, 'form')
  const inputs = tags(form, 'input')
  const field = (tag: string): Field => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']
  return {
    method: attribute(open, 'method') ?? '',
    action: attribute(open, 'action') ?? '',
    hidden: inputs.filter((tag) => attribute(tag, 'type') === 'hidden').map(field),
    buttons: tags(form, 'button')
      .filter((tag) => attribute(tag, 'name') !== undefined)
      .map(field),
    boxes: inputs.filter((tag) => attribute(tag, 'type') === 'checkbox').map(field),
    preset: inputs.filter((tag) => attribute(tag, 'checked') !== undefined).map(field),
  }
}

/** A person with cookies but without scripts, who only follows links and sends the forms that are there. */
export function enter(host: string) {
  let cookie = ''
  let here = '/'

  async function open(path: string, form?: URLSearchParams): Promise<Answer> {
    const answer = await ask(host, path.replace(/#.*/, ''), {
      headers: {
        'user-agent': person,
        ...(cookie !== '' && { cookie }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
      },
      ...(form && { method: 'POST', body: String(form) }),
    })
    const visitor = answer.headers['set-cookie']?.find((each) => each.startsWith('visitor='))
    if (visitor !== undefined) cookie = visitor.split(';')[0]!
    here = path
    return answer.status === 303 ? open(answer.headers.location!) : answer
  }

  /** Sends the form of a page with what was pressed or ticked. */
  async function send(html: string, chosen: readonly Field[]): Promise<Answer> {
    const { method, action, hidden, preset } = formIn(html)!
    const isLeft = ([name]: Field) => chosen.every(([other]) => other !== name)
    const fields = new URLSearchParams([...hidden, ...preset.filter(isLeft), ...chosen])
    return method === 'post' ? open(action, fields) : open(`${action.replace(/#.*/, '')}?${fields}`)
  }

  /** The page of a device, with its questions one by one: whoever wants them so follows a link. */
  async function openSteps(path: string): Promise<Answer> {
    const page = await open(path)
    const steps = links(page.text).find((link) => link.includes('lane=steps'))
    return steps === undefined ? page : open(steps)
  }

  return { open, openSteps, send, cookie: () => cookie, address: () => here }
}

export type Person = ReturnType<typeof enter>

/** Answers like somebody with a used device on which the first thing in every list is broken, until nothing is asked. */
export async function answerAll(visitor: Person, path: string, answers: Record<string, string> = {}) {
  const wanted: Record<string, string> = { NEW: 'USED', FUNCTIONS: 'SOME_DEFECTS', ...answers }
  let page = await visitor.openSteps(path)
  const asked: string[] = []
  for (let form = formIn(page.text); form; form = formIn(page.text)) {
    const choices = [...form.buttons, ...form.boxes]
    const [first] = choices
    const choice = choices.find(([name, value]) => wanted[name] === value) ?? first
    asked.push(choice?.[0] ?? '')
    if (asked.length > 30) throw new Error(`The questions never end: ${asked.join(' ')}`)
    page = await visitor.send(page.text, choice ? [choice] : [])
  }
  return { page, asked }
}

/** An amount as people read it, in cents: “−16,80 €”, “€ 1.234,50”. */
export function centsIn(text: string): number {
  const amount = Number(text.replaceAll(/\D/g, ''))
  return /[−-]/.test(text) ? -amount : amount
}

/** What stands in the elements of a class. */
export const textsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<(\\w+)[^>]*class="[^"]*\\b${name}\\b[^"]*"[^>]*>([\\s\\S]*?)</\\1>`, 'g'))].map(
    ([, , inside = '']) => plain(inside),
  )
