import { setImmediate as breathe } from 'node:timers/promises'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import { currentPrice } from '#domain/catalogue/price-lists/current-prices.ts'
import type { KnownDevice } from '#domain/catalogue/price-lists/known-devices.ts'
import { priceBoard } from '#domain/catalogue/price-lists/price-board.ts'
import { repairCostsOf } from '#domain/catalogue/prices/base-price.ts'
import { findDeviceQuestions, findQuestionsOfVersion } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import type { Questionnaire } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Impact, Movement } from '#domain/catalogue/versions/guard-rails.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Database } from '#engines/database/database.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import { compareQuestions, type Case, type Compared } from './compare-questions.ts'
import { isMoved } from './measure-rules.ts'
import { priceDevice, priceOfLooks } from '#domain/offers/pricing/price-device.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'

/** Prices do not depend on the language of the questions; whoever reads about them in the office speaks German. */
const LOCALE = 'de_DE'

const PLACE = { country: LEADING_COUNTRY, segment: 'consumer' } as const

/**
 * What other questions do to prices: to all devices as new, and to some about which one answer is otherwise. What answers take
 * is a share of the price, in every country the same: the leading one stands for all.
 */
export async function measureQuestionnaire(
  db: Database,
  version: { code: string; body: Questionnaire },
  at: Date,
): Promise<Impact> {
  const now = () => at
  const rules = await findRules({ db, now })
  const [compare, asNewOf] = [rememberCompared(), rememberAsNew()]
  const weights = { from: [] as Cents[], to: [] as Cents[] }
  const touched: Touched[] = []
  for await (const { devices, board } of priceBoard(db, at)) {
    const ids = devices.map(({ id }) => id)
    const before = await findDeviceQuestions({ db, now }, LOCALE, ids)
    const after = await findQuestionsOfVersion({ db }, LOCALE, version, ids)
    for (const device of devices) {
      const base = currentPrice(board, rules, { deviceId: device.id, ...PLACE })
      const [old, fresh] = [before.get(device.id), after.get(device.id)]
      if (base === undefined || !old) continue
      const repairCosts = repairCostsOf(rules, device.seriesId)
      const terms = { rules, base, repairCosts, segment: PLACE.segment, pieces: 1 }
      const compared = fresh && compare(old, fresh)
      const asNew = compared ? asNewOf(terms, old, fresh, compared) : same(priceOfLooks(terms, 'A'))
      weights.from.push(asNew.from)
      weights.to.push(asNew.to)
      if (compared) touched.push({ device, terms, old, fresh, asNew, compared })
    }
  }
  const opened = new Map(touched.flatMap(({ compared }) => compared.opened.map((each) => [each.said, each])))
  return {
    movements: (await movementsOf(touched)).filter((each) => isMoved(rules, each)),
    weight: { from: sumCents(weights.from), to: sumCents(weights.to) },
    opened: [...opened.values()],
  }
}

type Asked = { name: string; questions: readonly Question[] }
type Prices = { from: Cents; to: Cents }
type Touched = { device: KnownDevice; terms: Terms; old: Asked; fresh: Asked; asNew: Prices; compared: Compared }

/** Most devices are asked the same. */
function rememberCompared(): (old: Asked, fresh: Asked) => Compared | undefined {
  const known = new Map<string, Compared | undefined>()
  return (old, fresh) => {
    const names = `${old.name} ${fresh.name}`
    if (!known.has(names)) known.set(names, compareQuestions(old.questions, fresh.questions))
    return known.get(names)
  }
}

/** Many devices have the same base price; as new nothing of them is repaired. */
function rememberAsNew(): (terms: Terms, old: Asked, fresh: Asked, compared: Compared) => Prices {
  const known = new Map<string, Prices>()
  return (terms, old, fresh, { asNew }) => {
    const key = `${old.name} ${fresh.name} ${terms.base}`
    const prices = known.get(key) ?? pricesOf(terms, old, fresh, asNew)
    known.set(key, prices)
    return prices
  }
}

/** Within a series repairs cost the same, so the cheapest, the dearest and one between them stand for all that are asked the same. */
async function movementsOf(touched: readonly Touched[]): Promise<(Movement & Prices)[]> {
  const alike = Map.groupBy(touched, ({ device, old, fresh }) => `${device.seriesId} ${old.name} ${fresh.name}`)
  const movements: (Movement & Prices)[] = touched.map(({ device, asNew }) => movementOf(device, asNew))
  for (const group of alike.values()) {
    const sorted = group.toSorted((one, other) => one.terms.base - other.terms.base)
    for (const { device, terms, old, fresh, compared } of new Set([
      sorted.at(0)!,
      sorted.at(Math.floor(sorted.length / 2))!,
      sorted.at(-1)!,
    ]))
      for (const { said, grade, ...answers } of compared.cases)
        movements.push({
          ...movementOf(device, pricesOf(terms, old, fresh, answers)),
          ...(said !== undefined && { said }),
          ...(grade && { grade }),
        })
    await breathe()
  }
  return movements
}

const pricesOf = (terms: Terms, old: Asked, fresh: Asked, { from, to }: Case): Prices => ({
  from: priceSaid(terms, old.questions, from),
  to: priceSaid(terms, fresh.questions, to),
})

const movementOf = ({ id, manufacturer, name, resaleCents }: KnownDevice, prices: Prices): Movement & Prices => ({
  ...PLACE,
  deviceId: id,
  deviceName: `${manufacturer} ${name}`,
  resale: resaleCents,
  ...prices,
})

const same = (price: Cents): Prices => ({ from: price, to: price })

/** What cannot be sold brings nothing. */
const priceSaid = (terms: Terms, questions: readonly Question[], answers: Answers | undefined): Cents =>
  answers ? priceDevice(terms, questions, answers).cents : cents(0)
