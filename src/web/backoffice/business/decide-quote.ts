import {
  changeQuotePrices,
  refuseBusinessQuote,
  sendBusinessQuote,
  type DecideQuoteResult,
} from '#domain/business/quotes/decide-business-quote.ts'
import { changeByPercent, readPercent } from '#domain/business/quotes/decisions/change-by-percent.ts'
import { answerQuoteRow, priceQuoteRow } from '#domain/business/quotes/decisions/price-quote-row.ts'
import type { Cents } from '#shop/money/money.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { readEuros } from '#web/backoffice/read-euros.ts'
import { deviceIn } from './show-quote.ts'

type Refusal<Action extends (...given: never[]) => Promise<unknown>> = Extract<
  Awaited<ReturnType<Action>>,
  { ok: false; reason: string }
>['reason']

type Problem =
  | Extract<DecideQuoteResult, { ok: false }>['reason']
  | Refusal<typeof changeByPercent>
  | Refusal<typeof priceQuoteRow>
  | Refusal<typeof answerQuoteRow>
  | 'price-unreadable'

type Taken = { ok: true } | { ok: false; reason: Problem }

type Decided = { ok: true } | { ok: false; reason: Problem; status: number; typed: Record<string, string> }

const statusOf: Partial<Record<Problem, number>> = {
  'not-yours-to-do': 403,
  'no-such-quote': 404,
  'changed-meanwhile': 409,
  'decided-already': 409,
}

const PRICE = /^price-(\d{1,6})$/

/** Does what the colleague has chosen: saves prices, sends the offer, says no, or deals with a row that has no price. */
export async function decideQuote(asked: OfficeForm, number: number): Promise<Decided> {
  const { form } = asked
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))
  const refuse = (reason: Problem): Decided => ({ ok: false, reason, status: statusOf[reason] ?? 422, typed })
  const seen = { number, changedAt: Number(formText(form, 'seen')) }
  const prices = pricesIn(typed)
  if (!prices) return refuse('price-unreadable')

  const { engines, storefronts, colleague } = asked
  const actions: Record<string, () => Promise<Taken>> = {
    save: () => changeQuotePrices(engines, storefronts, colleague, seen, prices),
    send: () => sendBusinessQuote(engines, storefronts, colleague, seen, prices),
    refuse: () => refuseBusinessQuote(engines, storefronts, colleague, seen, formText(form, 'reason')),
    'percent-all': () => changePercent(asked, seen, prices, 'all'),
    'percent-chosen': () => changePercent(asked, seen, prices, tickedLines(form)),
    'price-row': () => priceRow(asked, seen),
    'answer-row': () =>
      answerQuoteRow(engines, storefronts, colleague, seen, { ...chosenRow(form), answer: formText(form, 'answer') }),
  }
  const intent = formText(form, 'intent')
  const result = Object.hasOwn(actions, intent) ? await actions[intent]!() : { ok: true as const }
  return result.ok ? result : refuse(result.reason)
}

type Seen = { number: number; changedAt: number }

async function changePercent(
  { engines, storefronts, colleague, form }: OfficeForm,
  seen: Seen,
  prices: ReadonlyMap<number, Cents>,
  positions: 'all' | ReadonlySet<number>,
): Promise<Taken> {
  const basisPoints = readPercent(formText(form, 'percent'))
  if (basisPoints === undefined) return { ok: false, reason: 'percent-unreadable' }
  return changeByPercent(engines, storefronts, colleague, seen, { prices, basisPoints, positions })
}

async function priceRow({ engines, storefronts, colleague, form }: OfficeForm, seen: Seen): Promise<Taken> {
  const hand = formText(form, 'hand').trim()
  const price = hand === '' ? null : readEuros(hand)
  if (price === undefined) return { ok: false, reason: 'price-unreadable' }
  return priceQuoteRow(engines, storefronts, colleague, seen, {
    ...chosenRow(form),
    device: deviceIn(formText(form, 'device')),
    grade: formText(form, 'grade'),
    price,
  })
}

const chosenRow = (form: FormData) => ({
  position: numberIn(formText(form, 'open')),
  withAlike: formText(form, 'alike') === '1',
})

/** The lines that are ticked; the tick above them means all that are shown. */
function tickedLines(form: FormData): Set<number> {
  const ticked = form.has('all') ? form.getAll('shown') : form.getAll('row')
  return new Set(ticked.flatMap((key) => /^line-(\d{1,6})$/.exec(String(key))?.[1] ?? []).map(Number))
}

/** By position, or nothing if one of them is no amount. */
function pricesIn(typed: Readonly<Record<string, string>>): Map<number, Cents> | undefined {
  const prices = new Map<number, Cents>()
  for (const [name, text] of Object.entries(typed)) {
    const position = PRICE.exec(name)?.[1]
    if (position === undefined) continue
    const price = readEuros(text)
    if (price === undefined) return undefined
    prices.set(Number(position), price)
  }
  return prices
}
