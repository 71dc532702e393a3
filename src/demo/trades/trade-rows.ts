import { countries } from '#shop/countries/all.ts'
import { payeeHint } from '#domain/accounts/payees/payee.ts'
import { needsIdentityCheck } from '#domain/cart/business-cap.ts'
import { leaseFrom } from '#domain/inspection/claim.ts'
import { timersOf } from '#domain/trades/lifecycle/timers/item-timers.ts'
import { payoutOf, type TradeFacts } from '#domain/trades/money/payout-of.ts'
import { sealPayee } from '#domain/trades/sale/payee/sealed-payee.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import { newId } from '#shop/ids.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import type { DemoPerson } from '#demo/people/demo-people.ts'
import type { DrawnEvent } from './draw-timeline.ts'
import type { DemoItem, DemoTrade } from './draw-trade.ts'
import type { Row, Rows } from '#demo/insert-rows.ts'

/** A drawn trade with its number, its seller, and the colleagues that worked on it. */
export type NumberedTrade = DemoTrade & { number: number; customerId: string; person: DemoPerson }

export type DemoContext = { now: Date; vault: Vault; staff: ReadonlyMap<string, string> }

export function tradeRow(trade: NumberedTrade, { vault }: Pick<DemoContext, 'vault'>): Row {
  const { person, segment, shop, items, createdAt } = trade
  const total = sumCents(items.map(({ offer }) => offer.cents))
  const { Paypal, DirectDebitSwift } = shop.country.paymentTypes
  return {
    id: trade.id,
    number: trade.number,
    created_at: createdAt,
    visitor: trade.visitor,
    request_key: trade.id,
    request_hash: '',
    customer_id: trade.customerId,
    country: shop.country.code,
    locale: shop.country.locale,
    segment,
    shop_mode: shop.mode.name,
    landing_page: items[0]!.offer.landingPage,
    email: person.seller.email,
    seller: person.seller,
    payment_type: person.payee.kind === 'paypal' ? Paypal : DirectDebitSwift,
    payee: sealPayee(vault, person.payee),
    payee_hint: payeeHint(person.payee),
    cents: total,
    payout_cents: payoutOf(factsOf(trade)).total,
    price_valid_until: new Date(Math.min(...items.map(({ offer }) => offer.validUntil.getTime()))),
    identity_check: segment === 'consumer' && needsIdentityCheck(items[0]!.offer.rules, total),
    // Some of it was paid before the rest was decided.
    split_payout: new Set(items.map(({ life }) => life.state)).size > 1,
    declared: { owner: true, privateSale: segment === 'consumer', terms: true },
  }
}

/** As much of a trade as decides what it pays. The demo has no vouchers. */
export const factsOf = ({ segment, items }: Pick<NumberedTrade, 'segment' | 'items'>): TradeFacts => ({
  segment,
  voucherTerms: null,
  voucherPaid: cents(0),
  items: items.map((item) => ({
    id: item.id,
    cents: item.offer.cents,
    finalCents: finalCentsOf(item),
    status: item.life.state,
  })),
})

const valued = new Set<string>(['matches', 'acceptOffer', 'compensate'])
const lookedAt = new Set<string>(['matches', 'differs', 'lockFound', 'suspicious'])

/** What it was worth once somebody had said so: at most what was found, and never less than agreed. */
export function finalCentsOf({ life, offer, found }: Pick<DemoItem, 'life' | 'offer' | 'found'>): Cents | null {
  const last = life.events.findLast(({ event }) => valued.has(event))
  if (!last) return null
  if (last.event === 'acceptOffer') return found.cents
  return cents(Math.max(offer.cents, found.cents))
}

/** Nobody reads off a number before somebody has had it in his hands. */
export const isLookedAt = ({ life }: Pick<DemoItem, 'life'>): boolean =>
  life.events.some(({ event }) => lookedAt.has(event))

/** How often the seller was reminded already, and when he will be next. */
function clocksOf(country: Country, state: ItemState, since: Date, now: Date) {
  let reminded = 0
  while ((timersOf(country, state, since, reminded).remindAt ?? now) < now) reminded += 1
  return { reminded, ...timersOf(country, state, since, reminded) }
}

/** Claiming a device does not start the clock of its inspection anew. */
const beginsWaiting: ReadonlySet<DrawnEvent['event']> = new Set(['receive', 'found', 'dispute', 'unlocked', 'cleared'])

export function itemRows({ id: tradeId, shop, items }: NumberedTrade, { now, staff }: DemoContext): Row[] {
  return items.map((item, position) => {
    const { id, offer, life, imei, serialNumber } = item
    const { reminded, dueAt, remindAt } = clocksOf(shop.country, life.state, life.since, now)
    const begun = life.state === 'IN_INSPECTION' ? life.events.at(-1) : undefined
    const inspector = begun ? (staff.get(begun.actor) ?? null) : null
    const firstSign = life.events.find(({ event }) => event === 'carrierScan' || event === 'receive')
    return {
      id,
      trade_id: tradeId,
      position,
      offer_id: offer.id,
      device_id: offer.deviceId,
      cents: cents(offer.cents),
      status: life.state,
      status_since: life.since,
      due_at: dueAt,
      remind_at: remindAt,
      reminded,
      final_cents: finalCentsOf(item),
      is_late: firstSign !== undefined && firstSign.at > offer.validUntil,
      imei: isLookedAt(item) ? imei : null,
      serial_number: isLookedAt(item) ? serialNumber : null,
      inspector,
      claimed_until: inspector === null ? null : leaseFrom(now),
      waits_since: life.events.findLast(({ event }) => beginsWaiting.has(event))?.at ?? life.since,
    }
  })
}

/** People, and those of them who have an account; nobody knows a password. */
export function customerRows(
  { seller, country }: DemoPerson,
  customer: { id: string; number: number; visitor: string; locale: string; createdAt: Date; hasAccount: boolean },
): Rows {
  const { id, number, visitor, createdAt, locale, hasAccount } = customer
  const { firstName, lastName, birthdate, street, houseNumber, addressExtra, postalCode, city, email } = seller
  const customers = [{ id, number, created_at: createdAt, country, visitor }]
  if (!hasAccount) return { customers }
  const own = () => ({ id: newId(createdAt), customer_id: id })
  return {
    customers,
    people: [{ ...own(), first_name: firstName, last_name: lastName, birthdate }],
    addresses: [
      {
        ...own(),
        is_primary: true,
        street,
        house_number: houseNumber,
        address_extra: addressExtra,
        postal_code: postalCode,
        city,
      },
    ],
    accounts: [{ ...own(), country, email, locale, created_at: createdAt, activated_at: createdAt }],
    ...(countries[country].features.newsletter && subscription(customer, { country, email })),
  }
}

/** Whoever has an account gets the newsletter, too. */
const subscription = (
  { id, locale, createdAt: at }: { id: string; locale: string; createdAt: Date },
  mailbox: { country: string; email: string },
): Rows => ({
  newsletter_subscribers: [
    { id, locale, ...mailbox, status: 'active', created_at: at, confirmed_at: at, changed_at: at, interests: [] },
  ],
  newsletter_consents: [
    { id: newId(at), subscriber_id: id, at, action: 'confirmed', wording: 'Demo', source: 'account' },
  ],
})
