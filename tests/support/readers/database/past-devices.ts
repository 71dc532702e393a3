import { sql } from 'kysely'
import { WINDOW } from '#domain/back-tests/tally.ts'
import { marginOfPiece } from '#domain/business/quotes/decisions/line-margin.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findResale } from '#domain/catalogue/devices/find-resale.ts'
import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { findQuestions } from '#domain/offers/questions/questionnaires.ts'
import { followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Engines } from '#engines/engines.ts'
import type { Category } from '#shop/devices/categories.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'

type Reads = Pick<Engines, 'db' | 'now'>

/** A device that somebody offered to us, and how it is known best. */
export type KnownPast = {
  kind: string
  at: Date
  country: CountryCode
  segment: Segment
  deviceId: number
  questionnaire: string
  answers: Answers
  pieces: number
  trade: number | null
  status: string | null
}

type OfferRow = Omit<KnownPast, 'kind' | 'trade' | 'status'> & { id: string; status: string }
type ItemRow = { id: string; status: string; trade: number }

/** Everything that a back-test until this moment has to look at, found one by one. */
export async function pastDevicesUntil({ db }: Reads, until: Date): Promise<KnownPast[]> {
  const since = new Date(until.getTime() - WINDOW)
  const { rows: offers } = await sql<OfferRow>`
    select id, created_at as at, country, segment, device_id as "deviceId", questionnaire, answers, pieces, status
    from offers where status <> 'superseded' and created_at <= ${until}`.execute(db)
  const past: KnownPast[] = []
  for (const { id, status: offerStatus, ...offer } of offers) {
    const { rows: items } = await sql<ItemRow>`
      select i.id, i.status, t.number as trade from trade_items i join trades t on t.id = i.trade_id
      where i.offer_id = ${id}`.execute(db)
    const isRecent = offer.at > since
    if (items.length === 0 && isRecent && offerStatus !== 'ordered') {
      past.push({ ...offer, kind: 'offered', trade: null, status: null })
    }
    for (const { id: item, status, trade } of items) {
      const { rows: looks } = await sql<{ at: Date; answers: Answers }>`
        select at, answers from inspections where item_id = ${item} and at <= ${until} order by at, id`.execute(db)
      const last = looks.at(-1)
      if (last && last.at > since) past.push({ ...offer, ...last, kind: 'inspected', trade, status })
      else if (isRecent) past.push({ ...offer, kind: 'sold', trade, status })
    }
  }
  return past
}

/** What a device brings by what counts now, as an offer would say it; and what is left for us. */
export async function priceToday(engines: Reads, past: KnownPast) {
  const country = countries[past.country]
  const { device } = (await findDevice(engines, country.locale, past.deviceId))!
  const found = (await findTerms(engines, country, device, past))!
  const questions = (await findQuestions(engines.db, [past.questionnaire])).get(past.questionnaire)!
  const { gate } = followAnswers(questions, past.answers)
  const price = priceDevice(found.terms, questions, past.answers)
  const resale = (await findResale(engines, [past.deviceId])).get(past.deviceId)
  const margin = marginOfPiece(found.terms.rules, { ...price, base: found.terms.base }, resale)
  const category: Category = device.categoryCode
  return gate ? { cents: 0, category, margin: null } : { cents: price.cents, category, margin }
}
