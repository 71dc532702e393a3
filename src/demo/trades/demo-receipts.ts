import { issueReceipt } from '#domain/payouts/receipts/issue-receipt.ts'
import { writeRegister } from '#domain/payouts/register/write-register.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import { cents, sumCents } from '#shop/money/money.ts'
import type { Row } from '#demo/insert-rows.ts'
import type { DemoPayout } from './payout-rows.ts'
import { factsOf, isLookedAt, type DemoContext, type NumberedTrade } from './trade-rows.ts'

/** Receipts of everything that was paid, in the order in which it was, as the shop itself would have written them. */
export async function issueDemoReceipts(
  tx: Transaction,
  { vault }: Pick<DemoContext, 'vault'>,
  payouts: readonly DemoPayout[],
  rows: readonly Row[],
): Promise<void> {
  const paid = payouts
    .map((payout, index) => ({ payout, row: rows[index]! }))
    .filter(({ payout }) => payout.end?.event === 'settled')
    .toSorted((one, other) => one.payout.end!.at.getTime() - other.payout.end!.at.getTime())
  for (const { payout, row } of paid) {
    const { country } = payout.trade.shop
    const engines = { vault, now: () => payout.end!.at }
    const trade = asTrade(payout.trade)
    const line = lineOf(payout, row)
    const contents = await issueReceipt(tx, engines, country, trade, line)
    await writeRegister(tx, engines, trade, contents.receipt)
  }
}

const lineOf = ({ id, trade, items, end }: DemoPayout, row: Row) => {
  const paid = items.map(({ item, cents: amount }) => ({ id: item.id, cents: cents(amount) }))
  return {
    id,
    number: String(row['number']),
    tradeId: trade.id,
    tradeNumber: trade.number,
    items: paid,
    voucherCents: cents(0),
    cents: sumCents(paid.map((item) => item.cents)),
    payeeHint: String(row['payee_hint']),
    status: 'paid' as const,
    settledAt: end?.at ?? null,
    returnCode: '',
    country: trade.shop.country.code,
    method: trade.person.payee.kind,
    batch: '',
  }
}

/** What was written down a moment ago, without asking for it again. */
function asTrade({ person, shop, items, ...trade }: NumberedTrade): Trade {
  const first = items[0]!.offer
  const facts = factsOf({ segment: trade.segment, items })
  return {
    ...trade,
    country: shop.country.code,
    locale: shop.country.locale,
    shopMode: shop.mode.name,
    landingPage: first.landingPage,
    email: person.seller.email,
    seller: person.seller,
    paymentType: '',
    payeeHint: '',
    voucher: null,
    voucherCents: cents(0),
    cents: sumCents(items.map(({ offer }) => offer.cents)),
    priceValidUntil: first.validUntil,
    identityCheck: false,
    businessQuoteId: null,
    ...facts,
    items: items.map((item, position) => ({
      ...facts.items[position]!,
      position,
      offer: item.offer,
      statusSince: item.life.since,
      dueAt: null,
      imei: isLookedAt(item) ? item.imei : null,
      serialNumber: isLookedAt(item) ? item.serialNumber : null,
      place: null,
      isLate: false,
      isUnannounced: false,
      correction: null,
    })),
    events: [],
    parcel: { id: '', carrier: shop.country.footerShippingLogo },
    shippingDocuments: null,
  }
}
