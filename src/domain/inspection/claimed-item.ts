import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { parseItemReference } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import type { Category } from '#shop/devices/categories.ts'
import type { Storefronts } from '#shop/shop.ts'
import { firstFinding, type Finding } from './finding.ts'
import {
  claimedItemAt,
  draftOf,
  inspectionsOf,
  saveDraft,
  type ClaimedRow,
  type PastInspection,
} from './inspection-store.ts'
import { findPhotos, type Photo } from './photos/photos.ts'
import { termsOf } from './price-finding.ts'

/** A device with everything that an inspector has to know about it. */
export type ClaimedItem = {
  trade: Trade
  item: TradeItem
  claim: ClaimedRow
  category: Category
  /** As the seller was asked, in the language of the office. */
  questions: Question[]
  /** The terms of the offer, or today's if the parcel came too late for it. */
  terms: Terms
  photos: Photo[]
  earlier: PastInspection[]
  /** What this colleague has noted so far; at first what the seller said. */
  finding: Finding
}

const OFFICE_LOCALE = 'de_DE'

type Needs = Pick<Engines, 'db' | 'now'>

/** The device of a reference such as T-26-004711-2. */
export async function findClaimedItem(
  engines: Needs,
  { countries }: Storefronts,
  colleague: Pick<Colleague, 'id'>,
  reference: string,
): Promise<ClaimedItem | undefined> {
  const { db } = engines
  const place = parseItemReference(reference)
  const claim = place && (await claimedItemAt(db, place.number, place.position))
  const trade = claim && (await findTrade(db, claim.tradeId))
  const item = trade?.items.find(({ id }) => id === claim?.id)
  if (!trade || !item) return undefined

  const country = countries[trade.country]
  const [found, photos, earlier, draft] = await Promise.all([
    findDevice(engines, OFFICE_LOCALE, item.offer.deviceId),
    findPhotos(engines, [item.id]),
    inspectionsOf(db, item.id),
    draftOf(db, item.id, colleague.id),
  ])
  const { device } = found ?? {}
  if (!device) return undefined
  const { segment, pieces } = item.offer
  const today = item.isLate ? await findTerms(engines, country, device, { segment, pieces }) : undefined
  return {
    trade,
    item,
    claim,
    category: device.categoryCode,
    questions: inWordsOf(device.questions, item.offer.questions),
    terms: today?.terms ?? termsOf(item.offer),
    photos: photos.get(item.id) ?? [],
    earlier,
    finding: draft ?? firstFinding(item.offer.answers),
  }
}

/** The same questions in other words; what is not asked any more keeps its own. */
function inWordsOf(spoken: readonly Question[], asked: readonly Question[]): Question[] {
  return asked.map((question) => {
    const { title, question: text, answers } = spoken.find(({ code }) => code === question.code) ?? question
    const textOf = (code: string) => answers.find((answer) => answer.code === code)?.text
    const own = question.answers.map((answer) => ({ ...answer, text: textOf(answer.code) ?? answer.text }))
    return { ...question, title, question: text, answers: own }
  })
}

/** Whoever has claimed it can close the browser and go on later. */
export async function saveFinding(
  { db, now }: Needs,
  colleague: Pick<Colleague, 'id'>,
  { id, inspectorId }: ClaimedRow,
  finding: Finding,
): Promise<void> {
  if (inspectorId !== colleague.id) return
  await saveDraft(db, { itemId: id, inspector: colleague.id, savedAt: now(), finding })
}
