import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { calculateOffer } from '#domain/offers/pricing/calculate-offer.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { piecesOf } from './business-quote.ts'

/** A device in a condition, so many times. */
export type WantedLine = { device: number; answers: Answers; quantity: number; imeis: readonly string[] }

export type PricedLine = { offer: Offer; quantity: number; imeis: readonly string[] }

/** Nobody has this session: what is priced here is sold by no cart. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What today's lists say about every line, with the tier of all of them together; nothing if one of them has no price. */
export async function priceQuoteLines(
  engines: Pick<Engines, 'db' | 'now'>,
  shop: Shop,
  wanted: readonly WantedLine[],
  landingPage: string,
): Promise<PricedLine[] | undefined> {
  const lines = joinLines(wanted)
  const pieces = piecesOf(lines)
  const known = new Map<number, Awaited<ReturnType<typeof findPriced>>>()
  const priced: PricedLine[] = []

  for (const { device, answers, quantity, imeis } of lines) {
    if (!known.has(device)) known.set(device, await findPriced(engines, shop, device, pieces))
    const found = known.get(device)
    if (!found) return undefined
    const result = calculateOffer(shop, { ...found, answers, visitor: NOBODY, landingPage }, engines.now())
    if (!result.ok) return undefined
    priced.push({ offer: result.offer, quantity, imeis })
  }
  return priced
}

async function findPriced(engines: Pick<Engines, 'db' | 'now'>, { country }: Shop, id: number, pieces: number) {
  const device: Device | undefined = (await findDevice(engines, country.locale, id))?.device
  const today = device && (await findTerms(engines, country, device, { segment: 'business', pieces }))
  return today && { device, ...today }
}

/** Rows of a list that say the same are one line. */
function joinLines(wanted: readonly WantedLine[]): WantedLine[] {
  const joined = new Map<string, WantedLine>()
  for (const line of wanted) {
    const key = JSON.stringify([line.device, Object.entries(line.answers).toSorted()])
    const before = joined.get(key)
    joined.set(key, {
      ...line,
      quantity: line.quantity + (before?.quantity ?? 0),
      imeis: [...(before?.imeis ?? []), ...line.imeis],
    })
  }
  return [...joined.values()]
}
