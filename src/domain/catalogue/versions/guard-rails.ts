import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { PricePlace } from '#domain/catalogue/price-lists/current-prices.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Cents } from '#shop/money/money.ts'

type Rails = RuleSet['guardRails']

/** What a version would do to one price. */
export type Movement = PricePlace & {
  deviceName: string
  /** Of which looks, where rules change; a price list has the base price only. */
  grade?: NonNullable<Effect['grade']>
  /** Which part has to be replaced, where the costs of repairs change. */
  part?: NonNullable<Effect['part']>
  /** What is said about the device, where questions change. */
  said?: string
  /** What counts now; nothing, where there is no price yet. */
  from: Cents | null
  to: Cents
  /** What we expect to get for the device; nothing if nobody has an idea. */
  resale: number | null
}

export type Impact = {
  movements: readonly Movement[]
  /** All prices that there are, added up: the weight of the list. */
  weight: { from: Cents; to: Cents }
  /** Guard rails are not torn down by who wants to drive past them. */
  rails?: { from: Rails; to: Rails }
  /** Answers with which nothing was bought before. */
  opened?: readonly { said: string }[]
}

/** Why a version needs a second approver. Basis points: how far it goes, up or down. */
export type Beyond = { basisPoints: number } & (
  | ({ limit: 'device' | 'resale' } & Omit<Movement, 'resale'>)
  | { limit: 'list'; from: Cents; to: Cents }
  | { limit: 'gate'; said: string }
  | { limit: 'rails'; rail: 'device' | 'list' | 'delay' | 'bonus'; from: number; to: number }
)

/** Everything about a version that goes further than one person may let it, the furthest first. */
export function beyondGuardRails(rails: Rails, { movements, weight, rails: changed, opened = [] }: Impact): Beyond[] {
  const found: Beyond[] = [
    ...furthestOfEach(movements.flatMap((movement) => jumps(rails, movement))),
    ...furthestOfEach(movements.flatMap(aboveResale)),
    ...(exceeds(weight.from, weight.to, rails.list)
      ? [{ limit: 'list' as const, ...weight, basisPoints: shift(weight.from, weight.to) }]
      : []),
    ...(changed ? loosened(changed.from, changed.to) : []),
    ...opened.map(({ said }) => ({ limit: 'gate' as const, said, basisPoints: 10_000 })),
  ]
  return found.toSorted((one, other) => Math.abs(other.basisPoints) - Math.abs(one.basisPoints))
}

/** Compared as whole numbers, so that nothing slips through by rounding. */
const exceeds = (from: number, to: number, limit: number): boolean => Math.abs(to - from) * 10_000 > limit * from

const shift = (from: number, to: number): number => (from === 0 ? 10_000 : Math.round(((to - from) * 10_000) / from))

type OfDevice = Extract<Beyond, { limit: 'device' | 'resale' }>

function jumps({ device }: Rails, { resale: _, ...movement }: Movement): OfDevice[] {
  const { from, to } = movement
  // What is priced for the first time has nothing to be compared with but what it sells for.
  if (from === null || from === 0 || !exceeds(from, to, device)) return []
  return [{ limit: 'device', ...movement, basisPoints: shift(from, to) }]
}

/** Who goes down towards what a device sells for does no harm. */
function aboveResale({ resale, ...movement }: Movement): OfDevice[] {
  const { from, to } = movement
  if (resale === null || to <= resale || to <= (from ?? 0)) return []
  const basisPoints = resale === 0 ? 10_000 : Math.ceil(((to - resale) * 10_000) / resale)
  return [{ limit: 'resale', ...movement, basisPoints }]
}

/** A device has many prices; the one that goes furthest stands for it. */
function furthestOfEach(found: readonly OfDevice[]): OfDevice[] {
  const furthest = new Map<number, OfDevice>()
  for (const each of found) {
    const known = furthest.get(each.deviceId)
    if (!known || Math.abs(each.basisPoints) > Math.abs(known.basisPoints)) furthest.set(each.deviceId, each)
  }
  return [...furthest.values()]
}

const loosened = (before: Rails, after: Rails): Beyond[] =>
  (['device', 'list', 'delay', 'bonus'] as const).flatMap((rail): Beyond[] => {
    const [from, to] = [before[rail], after[rail]]
    const isLooser = rail === 'delay' ? to < from : to > from
    return isLooser ? [{ limit: 'rails', rail, from, to, basisPoints: shift(from, to) }] : []
  })

/** What an approver types to show that he has read it: how far the furthest change goes, in percent. */
export function numberToType([furthest]: readonly Beyond[]): string | undefined {
  if (!furthest) return undefined
  const [whole, part] = [Math.trunc(Math.abs(furthest.basisPoints) / 100), Math.abs(furthest.basisPoints) % 100]
  return part === 0 ? String(whole) : `${whole},${String(part).padStart(2, '0').replace(/0$/, '')}`
}

const percent = /^[+-]?(\d{1,9})(?:[.,](\d{1,2}))?%?$/

/** With or without sign, percent and nought at the end it is the same number. */
export function isNumberToType(beyond: readonly Beyond[], typed: string): boolean {
  const [furthest] = beyond
  if (!furthest) return true
  const [, whole, part = ''] = percent.exec(typed.replaceAll(/\s/g, '').replace('−', '-')) ?? []
  return whole !== undefined && Number(whole) * 100 + Number(part.padEnd(2, '0')) === Math.abs(furthest.basisPoints)
}

/** When something counts that two have approved: when it was wanted, but never before somebody could have stopped it. */
export const guardedMoment = ({ delay }: Rails, wanted: Date | null, at: Date): Date =>
  new Date(Math.max(wanted?.getTime() ?? 0, at.getTime() + delay * 60_000))
