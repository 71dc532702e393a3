import { describe, expect, test } from 'vitest'
import { needsIdentityCheck } from '#domain/cart/business-cap.ts'
import { mostPieces } from '#domain/cart/most-pieces.ts'
import { needsBusinessQuote } from '#domain/cart/needs-business-quote.ts'
import { quoteValidUntil } from '#domain/business/quotes/business-quote.ts'
import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import { priceIn, repairCostsOf } from '#domain/catalogue/prices/base-price.ts'
import { depreciated, lossOf } from '#domain/catalogue/price-lists/depreciation.ts'
import { marginOf } from '#domain/catalogue/price-lists/margin.ts'
import { changeOf } from '#domain/catalogue/price-lists/price-change.ts'
import { mostWorth } from '#domain/offers/checks/check-amounts.ts'
import { beyondGuardRails, guardedMoment } from '#domain/catalogue/versions/guard-rails.ts'
import { validUntil } from '#domain/offers/offer.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { volumeTiers } from '#domain/offers/pricing/volume-tiers.ts'
import { categories } from '#shop/devices/categories.ts'
import { cents } from '#shop/money/money.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { readRules } from './read-rules.ts'
import { ruleAt, ruleChanges, ruleFields, type Rules } from './rule-fields.ts'
import { parts, type RuleSet } from './rule-set.ts'

/** The first rules, and what some parts cost. */
const shipped: RuleSet = { ...firstRules, repairs: { 3: { display: 100_00, port: 24_00 } } }
const { version: _, ...first } = shipped
const countries = ['at', 'de', 'es', 'fr', 'it']
const series = { 3: 'Apple iPhone 11', 4: 'Apple iPhone 12', 5: 'Apple iPhone 13' }
const fields = ruleFields(countries, first.repairs)

const typedAs = (value: number | undefined, unit: string): string => {
  if (value === undefined) return ''
  return unit === 'percent' || unit === 'euros' ? (value / 100).toFixed(2).replace('.', ',') : String(value)
}

/** What the form of these rules says, with some fields typed over. */
const formOf =
  (rules: Rules, change: Record<string, string> = {}) =>
  (path: string): string =>
    change[path] ?? typedAs(ruleAt(rules, path), fields.find((field) => field.path === path)?.unit ?? '')

const read = (change: Record<string, string> = {}) => readRules(first, { countries, series }, formOf(first, change))

const place = { deviceId: 1, country: 'de', segment: 'consumer' } as const
const phone = questionnaire('phone')
const plain = answersOfGrade(phone, 'B')!

/** Everything that the rules decide, tried on something that they matter to. */
function outcomes(rules: RuleSet) {
  const price = (base: number, answers: object = {}, pieces = 1, segment: 'consumer' | 'business' = 'consumer') =>
    priceDevice({ rules, base: cents(base), repairCosts: {}, segment, pieces }, phone, {
      ...plain,
      ...answers,
    }).cents
  const alone = (effect: Effect, repairCosts = {}) => {
    const answers = [{ id: 1, code: 'X', text: '', effect }]
    const question = { id: 1, code: 'Q', title: '', question: '', description: '', showIf: null, answers }
    const terms = {
      rules,
      base: cents(480_00),
      repairCosts,
      segment: 'consumer',
      pieces: 1,
    } as const
    return priceDevice(terms, [{ ...question, kind: 'single' as const }], { Q: ['X'] }).cents
  }
  const now = new Date('2026-11-01T00:00:00Z')
  const ageing = { ageMonths: 10, days: 30, hasNewSuccessor: false }
  return {
    price: price(480_37),
    wreck: price(480_00, { POWER: ['NO'], DISPLAY_GLASS: ['CRACKED'], HOUSING: ['CRACKED_BACK'], LIQUID: ['YES'] }),
    repaired: parts.map((part) => alone({ bp: 5_000, part }, repairCostsOf(rules, 3))),
    small: [3_00, 5_00, 5_50, 6_00, 9_00].map((base) => price(base)),
    looks: (['A', 'B', 'C', 'D', 'E'] as const).map((grade) => alone({ grade })),
    offerUntil: validUntil(rules, now),
    countries: countries.map((code) => priceIn(rules, { code: code as 'de' }, 480_00)),
    net: [1, 9, 10, 11, 25, 26, 50, 51, 60, 61, 70, 71].map((pieces) => price(480_00, {}, pieces, 'business')),
    tiers: volumeTiers(rules),
    most: [mostPieces(rules, true), mostPieces(rules, false)],
    quotes: [needsBusinessQuote(rules, cents(4_999_50), 1), needsBusinessQuote(rules, cents(1), 100)],
    quoteUntil: quoteValidUntil(rules, now),
    window: rules.limits.days,
    identity: needsIdentityCheck(rules, cents(2_999_50)),
    losses: categories.map((category) => lossOf(rules, { ...ageing, category })),
    fresh: lossOf(rules, { ...ageing, category: 'camera', days: 6 }),
    forgotten: lossOf(rules, { ...ageing, category: 'camera', days: 400 }),
    successor: lossOf(rules, { ...ageing, category: 'camera', hasNewSuccessor: true }),
    old: [47, 48].map((ageMonths) => lossOf(rules, { ...ageing, category: 'smartphone', ageMonths })),
    left: depreciated(rules, 230_00, 318),
    margin: marginOf(rules, { resaleCents: 300_00, seriesId: 4 }, cents(200_00)),
    isBig: changeOf(rules, { ...place, cents: cents(129_50) }, cents(100_00), {
      resaleCents: null,
      seriesId: 4,
    }).isBig,
    beyond: [
      { from: cents(100_000_00), to: cents(100_000_00) },
      { from: cents(100_000_00), to: cents(104_500_00) },
    ].map((weight) =>
      beyondGuardRails(rules.guardRails, {
        movements: [{ ...place, deviceName: '', from: cents(200_00), to: cents(229_00), resale: null }],
        weight,
      }).map(({ limit }) => limit),
    ),
    sealed: mostWorth(rules, cents(100_00)),
    counts: guardedMoment(rules.guardRails, null, now),
  }
}

/** Another value that is allowed beside all others. */
function otherThan(path: string): string {
  const { unit, least } = fields.find((each) => each.path === path)!
  const now = ruleAt(first, path) ?? 150_00
  if (path.endsWith('.bonus')) return typedAs(now + 50, unit)
  if (path === 'business.manualFrom') return typedAs(now + 1, unit)
  const step = unit === 'percent' || unit === 'euros' ? 100 : 1
  return typedAs(now - step >= least ? now - step : now + step, unit)
}

/** There are three tiers at first; a fourth and a fifth are written whole. */
const moreTiers: Record<string, string> = {
  'business.tiers.3.pieces': '60',
  'business.tiers.3.bonus': '4',
  'business.tiers.4.pieces': '70',
  'business.tiers.4.bonus': '5',
}

describe('ME-03 the rules of the shop', () => {
  test('are what the form says, and typed as they are they stay so', () => {
    expect(read()).toEqual({ ok: true, rules: first })
    expect(ruleChanges(countries, first, first)).toEqual([])
  })

  test.each(fields.map(({ path }) => path))('%s decides something, and another one decides otherwise', (path) => {
    const changed = read(path in moreTiers ? moreTiers : { [path]: otherThan(path) })

    expect(changed).toMatchObject({ ok: true })
    const rules = (changed as { rules: Rules }).rules
    expect(ruleChanges(countries, first, rules).map((change) => change.path)).toContain(path)
    expect(outcomes({ version: 2, ...rules })).not.toEqual(outcomes(shipped))
  })

  test('have no number that the form does not ask for, but that what is as new is worth all of it', () => {
    const paths = (value: unknown, at: string): string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, each]) => paths(each, at === '' ? key : `${at}.${key}`))
        : [at]

    const asked = new Set(fields.map(({ path }) => path))
    expect(paths(first, '').filter((path) => !asked.has(path))).toEqual(['prices.grades.A'])
  })
})

describe('rules that make no sense are refused at their field', () => {
  test.each([
    [{ 'prices.maxDeduction': '' }, { 'prices.maxDeduction': 'missing' }],
    [{ 'prices.maxDeduction': 'viel' }, { 'prices.maxDeduction': 'unreadable' }],
    [{ 'prices.maxDeduction': '100,01' }, { 'prices.maxDeduction': 'too-high' }],
    [{ 'prices.step': '0' }, { 'prices.step': 'too-low' }],
    [{ 'limits.pieces': '1,5' }, { 'limits.pieces': 'unreadable' }],
    [{ 'prices.grades.C': '93' }, { 'prices.grades.C': 'worse-brings-more' }],
    [{ 'business.tiers.1.pieces': '10' }, { 'business.tiers.1.pieces': 'out-of-order' }],
    [{ 'business.tiers.1.bonus': '1' }, { 'business.tiers.1.bonus': 'out-of-order' }],
    [{ 'business.tiers.4.bonus': '5' }, { 'business.tiers.4.pieces': 'missing' }],
    [{ 'business.tiers.4.pieces': '70' }, { 'business.tiers.4.bonus': 'missing' }],
    [{ 'business.maxPieces': '100' }, { 'business.maxPieces': 'too-high' }],
    [{ 'business.manualFrom': '99' }, { 'business.maxPieces': 'out-of-order' }],
    [{ 'loss.freshDays': '90', 'loss.maxDays': '30' }, { 'loss.freshDays': 'out-of-order' }],
  ])('%j', (change: Record<string, string>, problems) => {
    expect(read(change)).toEqual({ ok: false, problems })
  })

  test('a tier that is left empty is none', () => {
    const tiers = read({ 'business.tiers.2.pieces': '', 'business.tiers.2.bonus': '' })
    expect(tiers).toMatchObject({ ok: true, rules: { business: { tiers: first.business.tiers.slice(0, 2) } } })
  })
})

describe('what repairs cost', () => {
  const rowOf = (row: string, name: string, costs: Record<string, string>) => ({
    [`repairs.${row}.series`]: name,
    ...Object.fromEntries(Object.entries(costs).map(([part, typed]) => [`repairs.${row}.${part}`, typed])),
  })

  test('is said for another series by its name, and is a change like any other', () => {
    const added = read({ ...rowOf('new1', ' apple  iPhone 12', { display: '68', back: '38,50' }) })

    expect(added).toMatchObject({
      ok: true,
      rules: { repairs: { ...first.repairs, 4: { display: 68_00, back: 38_50 } } },
    })
    expect(ruleChanges(countries, first, (added as { rules: Rules }).rules)).toEqual([
      { path: 'repairs.4.display', unit: 'euros', before: undefined, after: 68_00 },
      { path: 'repairs.4.back', unit: 'euros', before: undefined, after: 38_50 },
    ])
  })

  test('is not known of a part whose field is empty, nor of a series without any', () => {
    const some = read({ 'repairs.3.port': '' })
    const none = read({ 'repairs.3.port': '', 'repairs.3.display': '' })

    expect(some).toMatchObject({ ok: true, rules: { repairs: { 3: { display: 100_00 } } } })
    expect(some).not.toHaveProperty('rules.repairs.3.port')
    expect(none).toMatchObject({ ok: true, rules: { repairs: {} } })
    expect(none).not.toHaveProperty('rules.repairs.3')
  })

  test.each([
    [rowOf('new1', 'Apple iPhone 99', { display: '68' }), { 'repairs.new1.series': 'unknown-series' }],
    [rowOf('new1', '', { display: '68' }), { 'repairs.new1.series': 'missing' }],
    [rowOf('new1', 'Apple iPhone 11', { display: '68' }), { 'repairs.new1.series': 'series-twice' }],
    [
      { ...rowOf('new1', 'Apple iPhone 12', { back: '1' }), ...rowOf('new3', 'Apple iPhone 12', { back: '2' }) },
      { 'repairs.new3.series': 'series-twice' },
    ],
    [rowOf('new2', 'Apple iPhone 12', {}), { 'repairs.new2.display': 'missing' }],
    [rowOf('new2', 'Apple iPhone 12', { back: 'teuer' }), { 'repairs.new2.back': 'unreadable' }],
    [{ 'repairs.3.display': '-1' }, { 'repairs.3.display': 'unreadable' }],
    [{ 'repairs.3.display': '0' }, { 'repairs.3.display': 'too-low' }],
    [{ 'repairs.3.display': '5000,01' }, { 'repairs.3.display': 'too-high' }],
  ])('%j is refused at its field', (change: Record<string, string>, problems) => {
    expect(read(change)).toEqual({ ok: false, problems })
  })
})
