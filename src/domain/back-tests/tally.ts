import type { Category } from '#shop/devices/categories.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import type { Comparison, LeftOut } from './compare-device.ts'
import { stepOf, STEPS } from './histogram.ts'
import { isBought, type PastDevice, type PastKind } from './past-device.ts'

/** So many of the largest changes are kept, up and down. */
export const SHOWN = 20

const DAY = 24 * 60 * 60_000

/** A month is thirty days here, so that all of them are equally long. */
const MONTH = 30 * DAY

export const MONTHS = 3

/** When a month begins and ends; the latest is 0. */
export const periodOf = (until: Date, month: number) => ({
  from: new Date(until.getTime() - (month + 1) * MONTH),
  until: new Date(until.getTime() - month * MONTH),
})

/** So far a back-test looks back. */
export const WINDOW = MONTHS * MONTH

/** What devices cost, and what is left of those of which anybody knows what they sell for. */
export type Sums = {
  devices: number
  before: Cents
  after: Cents
  /** Of so many devices the margin is known. */
  known: number
  marginBefore: Cents
  marginAfter: Cents
}

/** A device whose price changes more than others. */
export type Extreme = Pick<PastDevice, 'kind' | 'country' | 'segment' | 'deviceId' | 'deviceName' | 'trade'> &
  Pick<Comparison, 'before' | 'after'> & {
    /** When, as JSON writes it. */
    at: string
    /** What we said that we pay. */
    promised: Cents
  }

/** Months are counted backwards, the latest is 0. */
export type Group = { month: number; category: Category; country: CountryCode } & Sums

export type Tally = {
  kinds: Record<PastKind, number>
  leftOut: Record<LeftOut, number>
  rises: number
  falls: number
  /** How many devices changed by how much. */
  histogram: number[]
  ups: Extreme[]
  downs: Extreme[]
  /** Only what was bought, by month, category and country. */
  groups: Record<string, Group>
}

export const emptyTally = (): Tally => ({
  kinds: { offered: 0, sold: 0, inspected: 0 },
  leftOut: { 'no-price': 0, 'not-answered': 0 },
  rises: 0,
  falls: 0,
  histogram: STEPS.map(() => 0),
  ups: [],
  downs: [],
  groups: {},
})

export type Compared = { device: PastDevice; category: Category; result: Comparison | LeftOut }

/** What has come out with some more devices. Nothing of before is changed. */
export function addToTally(before: Tally, compared: readonly Compared[], until: Date): Tally {
  const tally = structuredClone(before)
  const extremes: Extreme[] = []
  for (const { device, category, result } of compared) {
    if (typeof result === 'string') {
      tally.leftOut[result] += 1
      continue
    }
    tally.kinds[device.kind] += 1
    tally.histogram[STEPS.indexOf(stepOf(result))]! += 1
    if (result.after > result.before) tally.rises += 1
    if (result.after < result.before) tally.falls += 1
    if (result.after !== result.before) extremes.push(extremeOf(device, result))
    if (isBought(device)) addToGroup(tally, groupOf(device, category, until), result)
  }
  tally.ups = largest([...tally.ups, ...extremes.filter(({ before: old, after }) => after > old)])
  tally.downs = largest([...tally.downs, ...extremes.filter(({ before: old, after }) => after < old)])
  return tally
}

const extremeOf = (device: PastDevice, { before, after }: Comparison): Extreme => {
  const { kind, at, country, segment, deviceId, deviceName, trade } = device
  const about = { kind, at: at.toISOString(), country, segment, deviceId, deviceName, trade }
  return { ...about, promised: cents(device.cents), before, after }
}

const sizeOf = ({ before, after }: Extreme): number => Math.abs(after - before)

/** Of those that change as much the first ones. A sort keeps the order of equals. */
const largest = (extremes: readonly Extreme[]): Extreme[] =>
  extremes.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, SHOWN)

type Place = Pick<Group, 'month' | 'category' | 'country'>

const groupOf = ({ at, country }: PastDevice, category: Category, until: Date): Place => ({
  month: Math.min(MONTHS - 1, Math.floor((until.getTime() - at.getTime()) / MONTH)),
  category,
  country,
})

const nothing: Sums = {
  devices: 0,
  before: cents(0),
  after: cents(0),
  known: 0,
  marginBefore: cents(0),
  marginAfter: cents(0),
}

function addToGroup(tally: Tally, place: Place, { before, after, margin }: Comparison): void {
  const key = `${place.month} ${place.category} ${place.country}`
  const one: Sums = {
    devices: 1,
    before,
    after,
    known: margin ? 1 : 0,
    marginBefore: margin?.before ?? cents(0),
    marginAfter: margin?.after ?? cents(0),
  }
  tally.groups[key] = { ...place, ...sumOf([tally.groups[key] ?? nothing, one]) }
}

/** All of these together. */
export const sumOf = (parts: readonly Sums[]): Sums => ({
  devices: parts.reduce((count, { devices }) => count + devices, 0),
  before: sumCents(parts.map(({ before }) => before)),
  after: sumCents(parts.map(({ after }) => after)),
  known: parts.reduce((count, { known }) => count + known, 0),
  marginBefore: sumCents(parts.map(({ marginBefore }) => marginBefore)),
  marginAfter: sumCents(parts.map(({ marginAfter }) => marginAfter)),
})

/** The groups that have the same key, together; in the order in which they come. */
export const sumBy = (groups: readonly Group[], keyOf: (group: Group) => string): Map<string, Sums> =>
  new Map([...Map.groupBy(groups, keyOf)].map(([key, same]) => [key, sumOf(same)]))

/** An average month; each amount is rounded by itself. */
export const perMonth = ({ devices, known, ...amounts }: Sums): Sums => ({
  devices: Math.round(devices / MONTHS),
  known: Math.round(known / MONTHS),
  before: monthly(amounts.before),
  after: monthly(amounts.after),
  marginBefore: monthly(amounts.marginBefore),
  marginAfter: monthly(amounts.marginAfter),
})

const monthly = (amount: Cents): Cents => cents(Math.round(amount / MONTHS))
