import { answersTo } from '#domain/clarification/clarification.ts'
import { clarificationLetter } from '#domain/clarification/clarification-letter.ts'
import { timersOf } from '#domain/trades/lifecycle/timers/item-timers.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { ClaimedItem } from './claimed-item.ts'
import { priceFinding } from './price-finding.ts'

/** The letter as the seller would get it now. Its links lead nowhere: nothing has been asked yet. */
export function previewQuestion(
  { now }: Pick<Engines, 'now'>,
  { countries }: Storefronts,
  { trade, item, terms, finding, earlier }: ClaimedItem,
  { reasons, photoCount }: { reasons: readonly string[]; photoCount: number },
) {
  const country = countries[trade.country]
  const found = priceFinding(terms, item.offer, finding.answers)
  const page = country.sellShopUrl
  const isSecondLook = earlier.some(({ outcome }) => outcome === 'differs')
  const links = { page, ...Object.fromEntries(answersTo(found, isSecondLook).map((kind) => [kind, page])) }
  const deadline = timersOf(country, 'CLARIFICATION', now()).dueAt!
  const shop = { country, mode: modes[trade.shopMode] }
  return clarificationLetter(shop, { trade, item, found, reasons, deadline, photoCount, links })
}
