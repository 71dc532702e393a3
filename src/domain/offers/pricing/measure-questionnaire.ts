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
import { compareQuestions, rememberPairs } from './compare-questions.ts'
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
  const movements: Movement[] = []
  const weights = { from: [] as Cents[], to: [] as Cents[] }
  const opened = new Map<string, { said: string }>()
  for await (const { devices, board } of priceBoard(db, at)) {
    const ids = devices.map(({ id }) => id)
    const before = await findDeviceQuestions({ db, now }, LOCALE, ids)
    const after = await findQuestionsOfVersion({ db }, LOCALE, version, ids)
    const compare = rememberPairs(compareQuestions)
    for (const [index, device] of devices.entries()) {
      if (index % TURN === 0) await breathe()
      const base = currentPrice(board, rules, { deviceId: device.id, ...PLACE })
      if (base === undefined) continue
      const terms = {
        rules,
        base,
        repairCosts: repairCostsOf(rules, device.seriesId),
        segment: PLACE.segment,
        pieces: 1,
      }
      const old = before.get(device.id)?.questions ?? []
      const fresh = after.get(device.id) ?? old
      const { cases, gates } = compare(old, fresh)
      for (const gate of gates) opened.set(gate.said, gate)
      const prices = cases.map(({ said, from, to }) => ({
        ...movementOf(device, { from: priceSaid(terms, old, from), to: priceSaid(terms, fresh, to) }),
        ...(said !== undefined && { said }),
      }))
      const [asNew = movementOf(device, same(priceOfLooks(terms, 'A')))] = prices
      weights.from.push(asNew.from)
      weights.to.push(asNew.to)
      movements.push(...prices.filter((each) => isMoved(rules, each)))
    }
  }
  return { movements, weight: { from: sumCents(weights.from), to: sumCents(weights.to) }, opened: [...opened.values()] }
}

type Prices = { from: Cents; to: Cents }

const movementOf = ({ id, manufacturer, name, resaleCents }: KnownDevice, prices: Prices): Movement & Prices => ({
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
