import { findResale } from '#domain/catalogue/devices/find-resale.ts'
import { repairCostsOf } from '#domain/catalogue/prices/base-price.ts'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { findQuestionsOfVersion } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import type { Questionnaire } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { findRulesOf } from '#domain/catalogue/rules/find-rules.ts'
import { findContent } from '#domain/catalogue/versions/find-content.ts'
import type { TakenBack } from '#domain/catalogue/versions/find-versions.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { followAnswers, isComplete, understood } from '#domain/offers/questions/follow-answers.ts'
import { conditionOf } from '#domain/offers/questions/grades.ts'
import { soldOffers } from '#domain/offers/sell-offers.ts'
import type { Database } from '#engines/database/database.ts'
import { newId } from '#shop/ids.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Storefronts } from '#shop/shop.ts'

/**
 * What each of these offers would have said if the version that was taken back had never counted: by the prices, the rules or
 * the questions that count again, and everything else as it was on its day. What has no price by that is left out.
 */
export async function findRightOffers(
  db: Database,
  { countries }: Storefronts,
  version: TakenBack,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Offer>> {
  const offers = [...(await soldOffers(db, ids)).values()]
  const again = await findAgain(db, version, offers)
  const moment = version.kind === 'prices' ? version.by.at : undefined
  const found = new Map<string, Offer>()
  for (const before of offers) {
    const offer = { ...before, ...again(before) }
    const { rules } = offer
    const country = countries[offer.country]
    const prices = await findBasePrices(
      { db, now: () => moment ?? offer.createdAt },
      rules,
      country,
      [offer.deviceId],
      offer.segment,
    )
    const price = prices.get(offer.deviceId)
    const right = price && corrected(offer, price, now)
    if (right) found.set(offer.id, right)
  }
  return found
}

/** What an offer is worked out by instead; prices are looked up for each. */
async function findAgain(
  db: Database,
  { kind, by }: TakenBack,
  offers: readonly Offer[],
): Promise<(offer: Offer) => Partial<Offer>> {
  if (kind === 'rules') {
    const rules = (await findRulesOf({ db }, [{ rules: by.id }])).get(by.id)!
    const resale = await findResale(
      { db },
      offers.map(({ deviceId }) => deviceId),
    )
    return ({ deviceId }) => ({ rules, repairCosts: repairCostsOf(rules, resale.get(deviceId)!.seriesId) })
  }
  if (kind === 'questionnaire') {
    const ids = offers.map(({ deviceId }) => deviceId)
    const { questionnaire: code, body } = (await findContent(db, by.id))!
    const version = { code: code!, body: body as Questionnaire }
    const asked = new Map<Locale, Awaited<ReturnType<typeof findQuestionsOfVersion>>>()
    for (const locale of new Set(offers.map((offer) => offer.locale)))
      asked.set(locale, await findQuestionsOfVersion({ db }, locale, version, ids))
    return ({ deviceId, locale, questions }) => ({
      questions: [...(asked.get(locale)!.get(deviceId)?.questions ?? questions)],
      questionnaireVersion: by.id,
    })
  }
  return () => ({})
}

/** The same device and the same answers. It is sold already: nobody else can take it. */
function corrected(
  offer: Offer,
  { cents: base, version: priceList }: { cents: Offer['base']; version: number },
  now: Date,
): Offer | undefined {
  const { questions, rules, repairCosts, segment, pieces } = offer
  const walk = followAnswers(questions, offer.answers)
  if (!isComplete(walk)) return undefined
  const answers = understood(questions, offer.answers)
  const priced = priceDevice({ rules, base, repairCosts, segment, pieces }, questions, answers)
  const own = { id: newId(now), createdAt: now, status: 'ordered', supersededBy: null } as const
  return { ...offer, ...own, answers, condition: conditionOf(walk.answered), base, priceList, ...priced }
}
