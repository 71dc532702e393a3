import { answersSearch } from '#domain/offers/questions/answers-address.ts'
import { centsIn, textsOf } from '#tests/support/drivers/browser/answering.ts'
import { openHttpBrowser } from '#tests/support/drivers/browser/browser-by-http.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'

export type AskedQuestion = {
  code: string
  type: 'single' | 'multi'
  fewest: 0 | 1
  showIf: { question: string; answer: string } | null
  answers: { code: string; text: string; ends?: string; skipTo?: string; hides?: string; countsAs?: string }[]
}

/** As much of `trade-in.json` as a program needs. */
export type TradeInFile = {
  version: string
  shop: { country: string; url: string; language: string; currency: string; priceListDay: string }
  countries: { country: string; tradeIn: string }[]
  categories: { id: number; code: string; name: string; url: string; questionnaire: string; answersSchema: string }[]
  questionnaires: Record<string, { answersSchema: string; questions: AskedQuestion[] }>
  devices: { search: { url: string }; catalogue: { url: string }; priceFeeds: { json: string } }
  quotes: { create: { method: string; url: string }; read: { url: string }; validDays: number }
  limits: Record<string, unknown>
  rateLimits: { requests: number; seconds: number }[]
}

export type Quote = {
  quote: string
  offerId: string
  device: { id: number; name: string }
  answers: Record<string, string[]>
  condition: string
  priceCents: number
  lines: { kind: string; label: string; cents: number }[]
  validUntil: string
  status: string
  landingPage: string
  continueUrl: string
}

export type Refusal = { code: string; next?: AskedQuestion[]; violations?: { propertyPath: string; code?: string }[] }

/** A program without cookies on some machine of the world: it knows addresses only. */
export function program(extra: Record<string, string> = {}) {
  const always = { ...fromSomewhere(), ...extra }
  const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
    openHttpBrowser({ ...always, ...headers }).ask(url)
  const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    openHttpBrowser({ ...always, 'content-type': 'application/json', ...headers }).ask(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { get, post }
}

/** A URI template of one variable, filled. */
export const filled = (template: string, value: string): string =>
  template
    .replace(/\{\?(\w+)\}/, (_, name: string) => `?${new URLSearchParams({ [name]: value })}`)
    .replace(/\{\w+\}/, () => encodeURIComponent(value))

type Choose = (question: AskedQuestion) => string[]

/** One that leads on; the last such answer is seldom the best one. */
export const leadingOn: Choose = ({ type, fewest, answers }) => {
  const open = answers.filter(({ ends }) => ends === undefined)
  if (type === 'multi' && fewest === 0) return []
  return [(open.find(({ code }) => code === 'SOME_DEFECTS' || code === 'USED') ?? open.at(-1)!).code]
}

/** Goes through a questionnaire by nothing but its rules. */
export function answerByRules(
  questions: readonly AskedQuestion[],
  choose: Choose = leadingOn,
): Record<string, string[]> {
  const answers: Record<string, string[]> = {}
  const hidden = new Set<string>()
  let skipTo: string | undefined
  for (const question of questions) {
    if (skipTo !== undefined && question.code !== skipTo) continue
    skipTo = undefined
    const { code, showIf } = question
    const isShown = showIf === null || answers[showIf.question]?.includes(showIf.answer)
    if (hidden.has(code) || !isShown) continue

    answers[code] = choose(question)
    for (const answer of question.answers.filter((each) => answers[code]!.includes(each.code))) {
      if (answer.hides !== undefined) hidden.add(answer.hides)
      skipTo = answer.skipTo ?? skipTo
    }
  }
  return answers
}

/** Read once per country, as programs do that mean well. */
const known = new Map<string, Promise<unknown>>()

export function once<Body>(url: string): Promise<Body> {
  if (!known.has(url))
    known.set(
      url,
      program()
        .get(url)
        .then(({ json }) => json()),
    )
  return known.get(url) as Promise<Body>
}

/** What the page of the device offers to somebody without scripts who answered the same. */
export async function priceOnPage(url: string, answers: Record<string, string[]>): Promise<number> {
  const visitor = openHttpBrowser({ ...fromSomewhere(), 'user-agent': person, 'sec-fetch-site': 'same-origin' })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const made = await visitor.ask(url + answersSearch(answers), { method: 'POST', headers: form, body: '' })
  const { text } = await visitor.ask(new URL(String(made.headers.location), url).href)
  return centsIn(textsOf(text, 'price-lines__amount').at(-1)!)
}

export type Feed = {
  devices: {
    id: string
    manufacturer: string
    name: string
    category: string
    url: string
    prices: Record<string, string>
  }[]
}

export type FoundDevice = { id: number; device: string; questionnaire: string; answersSchema: string }

/** Some devices of a kind are asked about otherwise than others: the search tells. */
export async function askedAbout(file: TradeInFile, { id, manufacturer, name }: Feed['devices'][number]) {
  const found = await program().get(filled(file.devices.search.url, `${manufacturer} ${name}`))
  return found.json<FoundDevice[]>().find((each) => each.id === Number(id))!
}
