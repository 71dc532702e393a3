import {
  changeQuotePrices,
  refuseBusinessQuote,
  sendBusinessQuote,
  type DecideQuoteResult,
} from '#domain/business/quotes/decide-business-quote.ts'
import type { Cents } from '#shop/money/money.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { readEuros } from '#web/backoffice/read-euros.ts'

type Problem = Extract<DecideQuoteResult, { ok: false }>['reason'] | 'price-unreadable'

type Decided = { ok: true } | { ok: false; reason: Problem; status: number; typed: Record<string, string> }

const statusOf: Partial<Record<Problem, number>> = {
  'not-yours-to-do': 403,
  'no-such-quote': 404,
  'changed-meanwhile': 409,
  'decided-already': 409,
}

const PRICE = /^price-(\d{1,6})$/

/** Does what the colleague has chosen: saves prices, sends the offer or says no. */
export async function decideQuote(
  { engines, storefronts, colleague, form }: OfficeForm,
  number: number,
): Promise<Decided> {
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))
  const refuse = (reason: Problem): Decided => ({ ok: false, reason, status: statusOf[reason] ?? 422, typed })
  const seen = { number, changedAt: Number(formText(form, 'seen')) }
  const prices = pricesIn(typed)
  if (!prices) return refuse('price-unreadable')

  const actions: Record<string, () => Promise<DecideQuoteResult>> = {
    save: () => changeQuotePrices(engines, storefronts, colleague, seen, prices),
    send: () => sendBusinessQuote(engines, storefronts, colleague, seen, prices),
    refuse: () => refuseBusinessQuote(engines, storefronts, colleague, seen, formText(form, 'reason')),
  }
  const intent = formText(form, 'intent')
  const result = Object.hasOwn(actions, intent) ? await actions[intent]!() : { ok: true as const }
  return result.ok ? result : refuse(result.reason)
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
