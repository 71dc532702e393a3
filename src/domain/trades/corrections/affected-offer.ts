import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

/** What a merchant does about a promise that was an error: keep it, or ask whoever got it. */
export const offerDecisions = ['honour', 'ask'] as const

export type OfferDecision = (typeof offerDecisions)[number]

/** An offer that was made under a version that was taken back. */
export type AffectedOffer = {
  id: string
  createdAt: Date
  country: CountryCode
  deviceId: number
  deviceName: string
  promised: Cents
  isSold: boolean
  /** Nothing while nobody has sold by it. */
  trade: { id: string; number: number } | null
  /** How the devices that were sold by it stand. */
  states: ItemState[]
  decision: OfferDecision | null
  decidedBy: string | null
  decidedAt: Date | null
  /** What it should have promised, as it was when somebody decided. */
  decidedCents: Cents | null
}

/** Money is promised after a look at the device, on its way, or there. */
const settled: ReadonlySet<ItemState> = new Set(['ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID'])

/** The device has not been bought yet, and nobody has been asked about it. */
export const correctableStates = [
  'EXPECTED',
  'IN_TRANSIT',
  'MISSING',
  'RECEIVED',
  'IN_INSPECTION',
  'LOCKED',
  'SUSPENDED',
] as const satisfies readonly ItemState[]

export const isCorrectable = (state: ItemState): boolean => (correctableStates as readonly ItemState[]).includes(state)

export type DecisionRefusal = 'already-decided' | 'already-settled' | 'not-open' | 'no-lower-price'

/** Why an offer cannot be decided upon so; nothing, if it can. `right`: what it should have promised. */
export function refusalOf(
  { states, decision, promised, isSold }: Pick<AffectedOffer, 'states' | 'decision' | 'promised' | 'isSold'>,
  wanted: OfferDecision,
  right: Cents | null,
): DecisionRefusal | undefined {
  if (decision !== null) return 'already-decided'
  if (states.some((state) => settled.has(state))) return 'already-settled'
  // Whoever is being asked already can be told that the price holds, but not be asked a second thing.
  const isOpen = (state: ItemState) => isCorrectable(state) || (wanted === 'honour' && state === 'CLARIFICATION')
  // What was sold by it may have turned out to be something else, and is sold by another offer since.
  if (!states.every(isOpen) || (isSold && states.length === 0)) return 'not-open'
  const isLower = right !== null && right > 0 && right < promised
  return wanted === 'ask' && !isLower ? 'no-lower-price' : undefined
}
