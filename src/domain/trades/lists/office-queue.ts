import type { Permission } from '#domain/staff/permissions.ts'

/** What waits for somebody, and whose work it is. */
export const officeQueues = {
  arrivals: ['trades.receive'],
  delivered: ['trades.receive'],
  inspection: ['trades.inspect'],
  clarifications: ['trades.decide', 'trades.inspect'],
  locks: ['trades.decide', 'trades.inspect'],
  missing: ['trades.decide', 'trades.receive'],
  suspended: ['trades.decide'],
  returns: ['trades.return'],
  payouts: ['payouts.release'],
  failedPayouts: ['payouts.release', 'trades.decide'],
} as const satisfies Record<string, readonly Permission[]>

export type OfficeQueue = keyof typeof officeQueues

export const officeQueueNames = Object.keys(officeQueues) as OfficeQueue[]
