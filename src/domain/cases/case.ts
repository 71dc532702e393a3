import type { Permission } from '#domain/staff/permissions.ts'
import { addWorkingDays } from '#domain/trades/lifecycle/timers/working-days.ts'
import type { CaseFacts } from '#shop/case-facts.ts'
import type { CountryCode } from '#shop/countries/country.ts'

/** What does not fit: at the dock, on the bench, or at the payout. */
export const caseKinds = [
  'parcel-without-order',
  'other-model',
  'one-too-many',
  'damaged-in-transit',
  'swapped-identity',
  'document-missing',
] as const

export type CaseKind = (typeof caseKinds)[number]

export const isCaseKind = (text: string): text is CaseKind => (caseKinds as readonly string[]).includes(text)

/** We have to do something · the seller or the carrier has · it has a result · another case of the same thing goes on. */
export const caseStates = ['open', 'waiting', 'closed', 'merged'] as const

export type CaseState = (typeof caseStates)[number]

export const isOpen = ({ state }: { state: CaseState }): boolean => state === 'open' || state === 'waiting'

/** What decides about somebody's money or about sending something back is for those who decide about trades. */
type Result = { name: string; needs: Permission; isReasoned?: true }

/** How a case of each kind can end. What is not listed cannot be chosen, and the database refuses it. */
export const resultsOf = {
  'parcel-without-order': [
    { name: 'attached', needs: 'cases.change' },
    { name: 'sent-back', needs: 'trades.decide', isReasoned: true },
    { name: 'disposed', needs: 'trades.decide', isReasoned: true },
  ],
  'other-model': [
    { name: 'bought', needs: 'trades.decide' },
    { name: 'returned', needs: 'trades.decide' },
    { name: 'recycled', needs: 'trades.decide' },
    { name: 'as-announced', needs: 'cases.change', isReasoned: true },
  ],
  'one-too-many': [
    { name: 'bought', needs: 'trades.decide' },
    { name: 'returned', needs: 'trades.decide' },
    { name: 'recycled', needs: 'trades.decide' },
    { name: 'announced', needs: 'cases.change', isReasoned: true },
  ],
  'damaged-in-transit': [
    { name: 'carrier-pays', needs: 'trades.decide', isReasoned: true },
    { name: 'carrier-refuses', needs: 'trades.decide', isReasoned: true },
    { name: 'badly-packed', needs: 'trades.decide', isReasoned: true },
    { name: 'no-damage', needs: 'cases.change', isReasoned: true },
  ],
  'swapped-identity': [
    { name: 'cleared', needs: 'trades.decide', isReasoned: true },
    { name: 'returned', needs: 'trades.decide', isReasoned: true },
    { name: 'suspended', needs: 'trades.inspect', isReasoned: true },
  ],
  'document-missing': [
    { name: 'shown', needs: 'trades.decide', isReasoned: true },
    { name: 'returned', needs: 'trades.decide', isReasoned: true },
    { name: 'not-needed', needs: 'trades.decide', isReasoned: true },
  ],
} as const satisfies Record<CaseKind, readonly Result[]>

export type CaseResult = (typeof resultsOf)[CaseKind][number]['name']

/** The result of that name, if a case of this kind can end so. */
export const resultOf = (kind: CaseKind, name: string): (Result & { name: CaseResult }) | undefined =>
  resultsOf[kind].find((each) => each.name === name)

const DAY = 24 * 60 * 60_000

/** So long a parcel is kept whose sender nobody knows. */
const PARCEL_DAYS = 30

/** By when we want to have done something. Carriers take claims for a week; whoever waits for money waits for us. */
const workingDays = {
  'other-model': 2,
  'one-too-many': 5,
  'damaged-in-transit': 5,
  'swapped-identity': 3,
  'document-missing': 10,
} as const satisfies Record<Exclude<CaseKind, 'parcel-without-order'>, number>

export const dueOf = (kind: CaseKind, openedAt: Date): Date =>
  kind === 'parcel-without-order'
    ? new Date(openedAt.getTime() + PARCEL_DAYS * DAY)
    : addWorkingDays(openedAt, workingDays[kind])

/** So long a seller has to answer a letter about a case. */
const ANSWER_DAYS = 14

/** Until when a seller can answer: the clock of a parcel goes on as it is, every other one starts anew. */
export const answerUntil = ({ kind, dueAt }: { kind: CaseKind; dueAt: Date }, now: Date): Date =>
  kind === 'parcel-without-order' && dueAt > now ? dueAt : new Date(now.getTime() + ANSWER_DAYS * DAY)

export const isOverdue = ({ state, dueAt }: { state: CaseState; dueAt: Date }, now: Date): boolean =>
  isOpen({ state }) && dueAt <= now

export type Case = CaseFacts & {
  id: string
  number: number
  kind: CaseKind
  state: CaseState
  openedAt: Date
  openedBy: string
  dueAt: Date
  assignedTo: { id: string; username: string } | null
  place: string
  country: CountryCode
  tradeId: string | null
  tradeNumber: number | null
  itemId: string | null
  /** Which device of the trade, counted from 0. */
  position: number | null
  result: CaseResult | null
  closedAt: Date | null
  /** The number of the case that goes on instead. */
  mergedInto: number | null
}

/** Something that was done or noted. */
export type CaseEntry = { id: string; at: Date; event: string; actor: string; text: string }

export const MAX_CASE_TEXT_LENGTH = 2_000
