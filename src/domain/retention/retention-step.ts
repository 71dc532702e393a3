import type { Engines } from '#engines/engines.ts'

/** The kinds of things that are forgotten. */
export const retentionStepNames = [
  'accounts',
  'sessions',
  'links',
  'offers',
  'payees',
  'devices',
  'sellers',
  'letters',
  'farewells',
  'receipts',
  'identities',
  'reviews',
  'messages',
  'subscribers',
  'returning',
  'deliveries',
  'issueLetters',
  'watches',
  'deviceLists',
  'quotes',
  'quotedDevices',
  'quotedRows',
  'quoteContacts',
  'cases',
  'events',
  'errorReports',
  'scans',
  'wanted',
  'pictures',
  'drafts',
] as const

export type RetentionStepName = (typeof retentionStepNames)[number]

/** Forgets at most so many things of one kind for good, and tells how many. It is called until there are none left. */
export type RetentionStep = (engines: Engines, most: number) => Promise<number>

/** What one room forgets. */
export type RetentionSteps = Partial<Record<RetentionStepName, RetentionStep>>
