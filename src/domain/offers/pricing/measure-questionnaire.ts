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
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Impact, Movement } from '#domain/catalogue/versions/guard-rails.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Database } from '#engines/database/database.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import { compareQuestions, type Compared } from './compare-questions.ts'
import { priceDevice, priceOfLooks } from './price-device.ts'
import type { Terms } from './worth.ts'

/** Prices do not depend on the language of the questions; whoever reads about them in the office speaks German. */
const LOCALE = 'de_DE'

const PLACE = { country: LEADING_COUNTRY, segment: 'consumer' } as const

/** So many devices are priced before others have their turn. */
const TURN = 50

/**
 * What other questions do to prices: to a device as new, and to one about which only a single answer is otherwise. What they
 * take is a share of the price, in every country the same: the leading one stands for all.
 */
export async function measureQuestionnaire(
  db: Database,
  version: { code: string; body: Questionnaire },
  at: Date,
): Promise<Impact> {
  const now = () => at
  const rules = await findRules({ db, now })
  const pricesOf = openPricer()
  const movements: Movement[] = []
  const weights = { from: [] as Cents[], to: [] as Cents[] }
  const opened = new Map<string, { said: string }>()
  for await (const { devices, board } of priceBoard(db, at)) {
    const ids = devices.map(({ id }) => id)
    const before = await findDeviceQuestions({ db, now }, LOCALE, ids)
    const after = await findQuestionsOfVersion({ db }, LOCALE, version, ids)
    for (const [index, device] of devices.entries()) {
      if (index % TURN === 0) await breathe()
      const base = currentPrice(board, rules, { deviceId: device.id, ...PLACE })
      const asked = before.get(device.id)
      if (base === undefined || !asked) continue
      const repairCosts = repairCostsOf(rules, device.seriesId)
      const terms = { rules, base, repairCosts, segment: PLACE.segment, pieces: 1 }
      const { asNew, prices, gates } = pricesOf(terms, asked, after.get(device.id) ?? asked)
      for (const gate of gates) opened.set(gate.said, gate)
      weights.from.push(asNew.from)
      weights.to.push(asNew.to)
      movements.push(...prices.filter((each) => isMoved(rules, each)).map((each) => movementOf(device, each)))
    }
  }
  return { movements, weight: { from: sumCents(weights.from), to: sumCents(weights.to) }, opened: [...opened.values()] }
}

type Asked = { name: string; questions: readonly Question[] }
type Prices = { said?: string; from: Cents; to: Cents }
type Priced = { asNew: Prices; prices: readonly Prices[]; gates: Compared['gates'] }

/** Most devices are asked the same, and many have the same base price; each is worked out once. */
function openPricer(): (terms: Terms, old: Asked, fresh: Asked) => Priced {
  const compared = new Map<string, Compared>()
  const known = new Map<string, Priced>()
  return (terms, old, fresh) => {
    const pair = `${old.name} ${fresh.name}`
    const differences = compared.get(pair) ?? compareQuestions(old.questions, fresh.questions)
    compared.set(pair, differences)
    const key = `${pair} ${terms.base} ${JSON.stringify(terms.repairCosts)}`
    const found = known.get(key) ?? priceBoth(terms, [old.questions, fresh.questions], differences)
    known.set(key, found)
    return found
  }
}

function priceBoth(
  terms: Terms,
  [old, fresh]: readonly [readonly Question[], readonly Question[]],
  { cases, gates }: Compared,
): Priced {
  const prices = cases.map(({ from, to, ...said }) => ({
    ...said,
    from: priceSaid(terms, old, from),
    to: priceSaid(terms, fresh, to),
  }))
  const [asNew = same(priceOfLooks(terms, 'A'))] = prices
  return { asNew, prices, gates }
}

const movementOf = ({ id, manufacturer, name, resaleCents }: KnownDevice, prices: Prices): Movement => ({
  ...PLACE,
  deviceId: id,
  deviceName: `${manufacturer} ${name}`,
  resale: resaleCents,
  ...prices,
})

const same = (price: Cents): Prices => ({ from: price, to: price })

/** Less than the lowest offer is no danger to anybody. */
const isMoved = ({ prices: { lowestOffer } }: RuleSet, { from, to }: Prices): boolean =>
  Math.abs(to - from) > lowestOffer

/** What cannot be sold brings nothing. */
const priceSaid = (terms: Terms, questions: readonly Question[], answers: Answers | undefined): Cents =>
  answers ? priceDevice(terms, questions, answers).cents : cents(0)
