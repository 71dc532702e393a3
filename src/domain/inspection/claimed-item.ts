import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { parseItemReference } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import type { Category } from '#shop/devices/categories.ts'
import { cents } from '#shop/money/money.ts'
import type { Storefronts } from '#shop/shop.ts'
import { isWaiting, leaseFrom } from './claim.ts'
import { firstFinding, foundAnswers, onBench, type Finding } from './finding.ts'
import {
  claimedItemAt,
  draftOf,
  inspectionsOf,
  renewLease,
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
  /** The terms of the offer, today's if the parcel came too late for it, or those of the offer that corrects it. */
  terms: Terms
  photos: Photo[]
  earlier: PastInspection[]
  /** The seller objected to what was found, and somebody else looks: he is not to know what that was. */
  isBlind: boolean
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
  const sold = trade?.items.find(({ id }) => id === claim?.id)
  if (!trade || !sold) return undefined

  const country = countries[trade.country]
  const [found, photos, earlier, draft] = await Promise.all([
    findDevice(engines, OFFICE_LOCALE, sold.offer.deviceId),
    photosOfItem(engines, sold.id),
    inspectionsOf(db, sold.id),
    draftOf(db, sold.id, colleague.id),
  ])
  const { device } = found ?? {}
  if (!device) return undefined
  const item = { ...sold, offer: onBench(saidOf(sold), device.questions) }
  const isBlind = isWaiting(claim) && earlier.some(({ outcome }) => outcome === 'differs')
  const { segment, pieces } = item.offer
  const today = item.isLate ? await findTerms(engines, country, device, { segment, pieces }) : undefined
  return {
    trade,
    item,
    claim,
    category: device.categoryCode,
    questions: inWordsOf(device.questions, item.offer.questions),
    terms: today?.terms ?? termsOf(item.correction ?? item.offer),
    photos: isBlind ? photosSince(photos, earlier) : photos,
    earlier,
    isBlind,
    finding: findingOf(item, draft),
  }
}

/** What its seller said about it: nothing, if nobody announced it. What the first one found is not for the second one. */
const saidOf = ({ offer, isUnannounced }: TradeItem): Offer =>
  isUnannounced ? { ...offer, answers: {}, lines: [], cents: cents(0) } : offer

const photosOfItem = async (engines: Pick<Engines, 'db'>, itemId: string): Promise<Photo[]> =>
  (await findPhotos(engines, [itemId])).get(itemId) ?? []

/** Those that nobody had when its seller was asked; all, if he was not. */
function photosSince(photos: readonly Photo[], earlier: readonly PastInspection[]): Photo[] {
  const asked = earlier.find(({ outcome }) => outcome === 'differs')
  return photos.filter(({ at }) => asked === undefined || at > asked.at)
}

/** Pictures with which its seller can be asked now: a second look has its own. */
export async function findPhotosToShow(engines: Pick<Engines, 'db'>, itemId: string): Promise<Photo[]> {
  const [photos, earlier] = await Promise.all([photosOfItem(engines, itemId), inspectionsOf(engines.db, itemId)])
  return photosSince(photos, earlier)
}

/** Drafts of older days do not say everything, and may say what only the seller knows. */
function findingOf({ offer }: TradeItem, draft: Partial<Finding> | undefined): Finding {
  const finding = { ...firstFinding(offer.answers), ...draft }
  return { ...finding, answers: foundAnswers(offer, finding.answers) }
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

export type SaveResult =
  | { ok: true }
  /** Somebody else has it by now. What was noted is kept all the same. */
  | { ok: false; reason: 'taken-over'; by: string }
  | { ok: false; reason: 'not-claimed-by-you' }

/** Whoever has claimed it can close the browser and go on later; whoever has lost it loses nothing that he noted. */
export async function saveFinding(
  engines: Needs,
  colleague: Pick<Colleague, 'id'>,
  claim: ClaimedRow,
  finding: Finding,
): Promise<SaveResult> {
  // It is decided: whoever decides it a second time is told so.
  if (!isWaiting(claim)) return { ok: true }
  await saveDraft(engines.db, { itemId: claim.id, inspector: colleague.id, savedAt: engines.now(), finding })
  if (await renewClaim(engines, colleague, claim)) return { ok: true }
  return claim.inspector === null
    ? { ok: false, reason: 'not-claimed-by-you' }
    : { ok: false, reason: 'taken-over', by: claim.inspector }
}

/** Whoever does something about a device keeps it. Tells whether he still had it. */
export const renewClaim = (
  { db, now }: Needs,
  { id: inspector }: Pick<Colleague, 'id'>,
  { id: itemId }: Pick<ClaimedRow, 'id'>,
): Promise<boolean> => renewLease(db, { itemId, inspector, until: leaseFrom(now()) })
