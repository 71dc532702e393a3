/** Everything that can be true of one device on its way from the seller to us. */
export const itemStates = [
  'EXPECTED',
  'IN_TRANSIT',
  'RECEIVED',
  'MISSING',
  'IN_INSPECTION',
  'CLARIFICATION',
  'LOCKED',
  'SUSPENDED',
  'SEIZED',
  'ACCEPTED',
  'PAYOUT_PENDING',
  'PAYOUT_FAILED',
  'PAID',
  'RETURN_PENDING',
  'RETURNED',
  'RECYCLED',
  'CANCELLED',
  'EXPIRED',
] as const

export type ItemState = (typeof itemStates)[number]

/** Nobody knows yet what becomes of a device in one of these states. */
export const undecidedStates: ReadonlySet<ItemState> = new Set([
  'EXPECTED',
  'IN_TRANSIT',
  'RECEIVED',
  'MISSING',
  'IN_INSPECTION',
  'CLARIFICATION',
  'LOCKED',
  'SUSPENDED',
])

/** Nothing more happens to a device that is one of these. */
export const closedStates = [
  'SEIZED',
  'PAID',
  'RETURNED',
  'RECYCLED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly ItemState[]

/** What has to be true of the states of a trade: of one of them at least, or of each. */
type Claim = { of: 'some' | 'every'; states: readonly ItemState[] }

const some = (...states: ItemState[]): Claim => ({ of: 'some', states })

const every = (...states: ItemState[]): Claim => ({ of: 'every', states })

/** What is true of a whole trade. The first claim that holds wins: what the seller has to do comes before what we do. */
export const precedence = [
  ['CANCELLED', every('CANCELLED')],
  ['EXPIRED', every('EXPIRED')],
  ['ACTION_NEEDED', some('CLARIFICATION', 'LOCKED', 'PAYOUT_FAILED')],
  ['ON_HOLD', some('SUSPENDED', 'MISSING')],
  ['IN_INSPECTION', some('RECEIVED', 'IN_INSPECTION')],
  ['IN_TRANSIT', some('IN_TRANSIT')],
  ['WAITING_FOR_PARCEL', some('EXPECTED')],
  ['PAYOUT', some('ACCEPTED', 'PAYOUT_PENDING')],
  ['RETURNING', some('RETURN_PENDING')],
  // From here on everything has come to its end; the three ways to say so are those that sellers care about.
  ['COMPLETED', every('PAID', 'RECYCLED')],
  ['PARTLY_COMPLETED', some('PAID', 'RECYCLED')],
  ['RETURNED', some('RETURNED')],
] as const satisfies readonly (readonly [string, Claim])[]

export type TradeStatus = (typeof precedence)[number][0]

export const tradeStatuses: readonly TradeStatus[] = precedence.map(([status]) => status)

/** The status of a trade follows from its items. The database writes it down by the same rule, for lists: 0044_lists.sql. */
export function tradeStatus(states: readonly ItemState[]): TradeStatus {
  if (states.length === 0) throw new Error('A trade has at least one item')
  return precedence.find(([, claim]) => holds(claim, states))?.[0] ?? OTHERWISE
}

/** Nothing was paid and nothing comes back: called off, too late, or taken away. */
export const OTHERWISE = 'CANCELLED' satisfies TradeStatus

function holds({ of, states: wanted }: Claim, states: readonly ItemState[]): boolean {
  const isWanted = (state: ItemState) => wanted.includes(state)
  return of === 'some' ? states.some(isWanted) : states.every(isWanted)
}
