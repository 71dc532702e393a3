import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { findRulesOf } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { TakenBack } from '#domain/catalogue/versions/find-versions.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { soldOffers } from '#domain/offers/sell-offers.ts'
import type { Database } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'

/**
 * What each of these offers would have said if the version that was taken back had never counted: by the rules that count
 * again and the prices of its own day, or by its own rules and the prices that count again. What has no price any more is left out.
 */
export async function findRightOffers(
  db: Database,
  { countries }: Storefronts,
  version: TakenBack,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Offer>> {
  const offers = [...(await soldOffers(db, ids)).values()]
  const again = await rulesAgain(db, version)
  const found = new Map<string, Offer>()
  for (const offer of offers) {
    const rules = again ?? offer.rules
    const moment = again ? offer.createdAt : version.by.at
    const country = countries[offer.country]
    const prices = await findBasePrices({ db, now: () => moment }, rules, country, [offer.deviceId], offer.segment)
    const price = prices.get(offer.deviceId)
    if (price) found.set(offer.id, corrected(offer, rules, price, now))
  }
  return found
}

const rulesAgain = async (db: Database, { kind, by }: TakenBack): Promise<RuleSet | undefined> =>
  kind === 'rules' ? (await findRulesOf({ db }, [{ rules: by.id }])).get(by.id) : undefined

/** The same device and the same answers. It is sold already: nobody else can take it. */
function corrected(
  offer: Offer,
  rules: RuleSet,
  { cents: base, version: priceList }: { cents: Offer['base']; version: number },
  now: Date,
): Offer {
  const { questions, answers, repairCosts, segment, pieces } = offer
  const priced = priceDevice({ rules, base, repairCosts, segment, pieces }, questions, answers)
  const own = { id: newId(now), createdAt: now, status: 'ordered', supersededBy: null } as const
  return { ...offer, ...own, rules, base, priceList, ...priced }
}
