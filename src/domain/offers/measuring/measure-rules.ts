import { isDeepStrictEqual } from 'node:util'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import { currentPrice, type CurrentPrices } from '#domain/catalogue/price-lists/current-prices.ts'
import type { KnownDevice } from '#domain/catalogue/price-lists/known-devices.ts'
import { priceBoard } from '#domain/catalogue/price-lists/price-board.ts'
import { repairCostsOf } from '#domain/catalogue/prices/base-price.ts'
import { parts, type RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Impact, Movement } from '#domain/catalogue/versions/guard-rails.ts'
import type { Grade } from '#domain/offers/questions/grades.ts'
import type { Database } from '#engines/database/database.ts'
import { countryCodes } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { sumCents, type Cents } from '#shop/money/money.ts'
import { unhurried } from '#domain/lists/unhurried.ts'
import { priceDevice, priceOfLooks } from '#domain/offers/pricing/price-device.ts'

/** One after the other: what private people get for every look, and companies for one as new, alone and as many. */
type Case = { segment: 'consumer' | 'business'; grade: Grade; many: boolean }

const cases: readonly Case[] = [
  ...(['A', 'B', 'C', 'D', 'E'] as const).map((grade) => ({ segment: 'consumer' as const, grade, many: false })),
  { segment: 'business', grade: 'A', many: false },
  { segment: 'business', grade: 'A', many: true },
]

/** What other rules do to every price that there is, through the function that prices everything. */
export async function measureRules(db: Database, live: RuleSet, draft: RuleSet, at: Date): Promise<Impact> {
  const rails = { from: live.guardRails, to: draft.guardRails }
  const movements: Movement[] = []
  const weights = { from: [] as Cents[], to: [] as Cents[] }
  const replaced = changedRepairs(live, draft)
  // Losses, margins and limits change no price by themselves, and repairs none of a device that works.
  const isRepriced = !isDeepStrictEqual([live.prices, live.business], [draft.prices, draft.business])
  const countries = isRepriced ? countryCodes : []
  if (isRepriced || replaced.size > 0) {
    const pricers = [pricerOf(live), pricerOf(draft)] as const
    for await (const { devices, board } of priceBoard(db, at))
      for await (const device of unhurried(devices)) {
        const found = countries.flatMap((country) => movementsOf(device, country, board, pricers))
        const repaired = (replaced.get(device.seriesId) ?? []).flatMap((part) =>
          repairMovement(device, part, board, [live, draft]),
        )
        movements.push(...[...found, ...repaired].filter(({ from, to }) => isMoved(live, { from: from!, to })))
        weights.from.push(...found.map(({ from }) => from!))
        weights.to.push(...found.map(({ to }) => to))
      }
  }
  return { movements, weight: { from: sumCents(weights.from), to: sumCents(weights.to) }, rails }
}

/** Whole steps let small prices jump, and below the lowest offer nothing is paid at all: neither is a danger to anybody. */
export const isMoved = ({ prices: { lowestOffer } }: RuleSet, { from, to }: { from: Cents; to: Cents }): boolean =>
  Math.abs(Math.max(to, lowestOffer) - Math.max(from, lowestOffer)) > lowestOffer

type Pricer = { rules: RuleSet; priceOf: (base: Cents, which: Case) => Cents }

/** Many devices have the same base price; each is worked out once. */
function pricerOf(rules: RuleSet): Pricer {
  const known = new Map<string, Cents>()
  const priceOf = (base: Cents, { segment, grade, many }: Case): Cents => {
    const key = `${base} ${segment} ${grade} ${many}`
    const found = known.get(key)
    if (found !== undefined) return found
    const pieces = many ? rules.business.maxPieces : 1
    const price = priceOfLooks({ rules, base, repairCosts: {}, segment, pieces }, grade)
    known.set(key, price)
    return price
  }
  return { rules, priceOf }
}

/** The prices of one device in one country; nothing where it has none. */
function movementsOf(
  { id: deviceId, manufacturer, name, resaleCents: resale }: KnownDevice,
  country: CountryCode,
  board: CurrentPrices,
  [live, draft]: readonly [Pricer, Pricer],
): Movement[] {
  return cases.flatMap((which): Movement[] => {
    const place = { deviceId, country, segment: which.segment }
    const bases = [currentPrice(board, live.rules, place), currentPrice(board, draft.rules, place)] as const
    if (bases[0] === undefined || bases[1] === undefined) return []
    const [from, to] = [live.priceOf(bases[0], which), draft.priceOf(bases[1], which)]
    return [{ ...place, deviceName: `${manufacturer} ${name}`, grade: which.grade, from, to, resale }]
  })
}

type Part = (typeof parts)[number]

/** By series: the parts of which both know what they cost, and not the same. */
function changedRepairs(live: RuleSet, draft: RuleSet): Map<number, Part[]> {
  const changed = (series: string) =>
    parts.filter((part) => {
      const [from, to] = [live.repairs[series]?.[part], draft.repairs[series]?.[part]]
      return from !== undefined && to !== undefined && from !== to
    })
  return new Map(
    Object.keys(draft.repairs)
      .map((series) => [Number(series), changed(series)] as const)
      .filter(([, found]) => found.length > 0),
  )
}

const NO_TEXTS = { id: 0, title: '', question: '', description: '' }

/** A question whose only answer takes what the repair of a part costs, and nothing else. */
const brokenPart = (part: Part): Question => ({
  ...NO_TEXTS,
  code: 'REPAIR',
  kind: 'single',
  showIf: null,
  answers: [{ id: 0, code: part, text: '', effect: { bp: 10_000, part } }],
})

/** What it does to a device as new that one part of it costs more or less; the leading country stands for all. */
function repairMovement(
  { id: deviceId, seriesId, manufacturer, name, resaleCents: resale }: KnownDevice,
  part: Part,
  board: CurrentPrices,
  rules: readonly [RuleSet, RuleSet],
): Movement[] {
  const place = { deviceId, country: LEADING_COUNTRY, segment: 'consumer' } as const
  const [from, to] = rules.map((each) => {
    const base = currentPrice(board, each, place)
    const terms = base && {
      rules: each,
      base,
      repairCosts: repairCostsOf(each, seriesId),
      segment: place.segment,
      pieces: 1,
    }
    return terms && priceDevice(terms, [brokenPart(part)], { REPAIR: [part] }).cents
  })
  if (from === undefined || to === undefined) return []
  return [{ ...place, deviceName: `${manufacturer} ${name}`, part, from, to, resale }]
}
