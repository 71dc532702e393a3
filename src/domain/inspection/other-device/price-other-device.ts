import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { newId } from '#shop/ids.ts'
import { cents } from '#shop/money/money.ts'
import { priceFinding, type PricedFinding } from '#domain/inspection/price-finding.ts'

export type OtherDeviceRefusal = 'no-price' | 'same-device'

/** A device that was not announced, with everything that its price depends on. */
export type OtherDevice = {
  /** With its questions, in the seller's language. */
  device: Device
  terms: Terms
  priceList: number
  /** On the day of the offer it had no price yet, or the parcel came too late for that. */
  isToday: boolean
}

type Needs = Pick<Engines, 'db' | 'now'>

/** The sale as part of which another device came. */
type Sale = Pick<
  Offer,
  'createdAt' | 'validUntil' | 'visitor' | 'country' | 'locale' | 'landingPage' | 'segment' | 'pieces'
> & { isLate: boolean }

/**
 * Another device is priced as the one that was announced. What nobody announced is priced as the trade: on its day, with the
 * tier of its devices, and on today's terms if one of them came too late.
 */
export function saleOf(trade: Trade, item: TradeItem | undefined): Sale {
  // What was promised by a list that was an error says nothing about another device.
  if (item && !item.isUnannounced) return { ...item.offer, isLate: item.isLate || item.correction !== null }
  const announced = trade.items.filter(({ isUnannounced }) => !isUnannounced)
  return {
    ...announced[0]!.offer,
    createdAt: trade.createdAt,
    validUntil: trade.priceValidUntil,
    segment: trade.segment,
    pieces: Math.max(...announced.map(({ offer }) => offer.pieces)),
    isLate: announced.some(({ isLate }) => isLate),
  }
}

/** What the shop knows of a device: questions and price of the day on which the other one was offered, or today's if it had none. */
export async function findOtherDevice(
  { db, now }: Needs,
  country: Country,
  sale: Pick<Sale, 'createdAt' | 'segment' | 'pieces' | 'isLate'>,
  deviceId: number,
): Promise<OtherDevice | undefined> {
  const { segment, pieces } = sale
  const pricedAt = async (moment: () => Date) => {
    const found = await findDevice({ db, now: moment }, country.locale, deviceId)
    const terms = found && (await findTerms({ db, now: moment }, country, found.device, { segment, pieces }))
    return terms && { device: found.device, ...terms }
  }
  const then = sale.isLate ? undefined : await pricedAt(() => sale.createdAt)
  const priced = then ?? (await pricedAt(now))
  return priced && { ...priced, isToday: !then }
}

/** The same questions and the same function as in the shop, with our answers. */
export function priceOtherDevice({ device, terms }: OtherDevice, answers: Answers): PricedFinding {
  const { rules, base, repairCosts, segment, pieces } = terms
  const nothingSaid = { answers: {}, lines: [], cents: cents(0) }
  return priceFinding(
    terms,
    { questions: device.questions, rules, base, repairCosts, segment, pieces, ...nothingSaid },
    answers,
  )
}

/** The offer for what we found, of the same kind as the seller's own. It is sold already: nobody else can take it. */
export function offerForOther(
  now: Date,
  sale: Omit<Sale, 'isLate'>,
  { device, terms, priceList }: OtherDevice,
  { answers, condition, lines, cents: worth }: PricedFinding,
): Offer {
  const { visitor, country, locale, landingPage, segment, pieces } = sale
  return {
    id: newId(now),
    createdAt: now,
    validUntil: sale.validUntil,
    visitor,
    country,
    locale,
    landingPage,
    segment,
    pieces,
    deviceId: device.id,
    deviceName: `${device.manufacturer} ${device.name}`,
    questions: device.questions,
    questionnaireVersion: device.questionnaireVersion,
    answers,
    condition,
    priceList,
    rules: terms.rules,
    base: terms.base,
    repairCosts: terms.repairCosts,
    lines,
    cents: worth,
    status: 'ordered',
    supersededBy: null,
  }
}
