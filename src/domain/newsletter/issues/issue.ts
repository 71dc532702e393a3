import type { Category } from '#shop/devices/categories.ts'
import type { CountryCode } from '#shop/countries/country.ts'

export const issueStatuses = ['draft', 'sending', 'paused', 'stopped', 'sent'] as const

export type IssueStatus = (typeof issueStatuses)[number]

/** Where an issue can go from where it is. What is not listed cannot happen: nothing is ever sent a second time. */
const next: Record<IssueStatus, readonly IssueStatus[]> = {
  draft: ['sending'],
  sending: ['paused', 'stopped', 'sent'],
  paused: ['sending', 'stopped'],
  stopped: [],
  sent: [],
}

export const canBecome = (from: IssueStatus, to: IssueStatus): boolean => next[from].includes(to)

/** What a colleague can do to an issue that is on its way, and what it is afterwards. */
export const steps = { pause: 'paused', 'go-on': 'sending', stop: 'stopped' } as const satisfies Record<
  string,
  IssueStatus
>

export type Step = keyof typeof steps

export const isStep = (text: string): text is Step => Object.hasOwn(steps, text)

/** A draft is begun by sending it, and never by going on. */
export const canTake = (status: IssueStatus, step: Step): boolean =>
  status !== 'draft' && canBecome(status, steps[step])

/** How many letters of it have come how far. */
export type Progress = { total: number; sent: number; failed: number; skipped: number }

export type Issue = Progress & {
  id: string
  country: CountryCode
  subject: string
  preheader: string
  text: string
  interests: readonly Category[]
  rate: number
  status: IssueStatus
  author: string
  createdAt: Date
  changedAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  /** When all addressees were written down. */
  gatheredAt: Date | null
  nextAt: Date | null
}

/** Letters that left nobody any more, but had been on their way, are still letters. */
export const waitingOf = ({ total, sent, failed, skipped }: Progress): number =>
  Math.max(0, total - sent - failed - skipped)

const MINUTE = 60_000

/** When the last letter leaves, if nothing holds it up. */
export const estimatedEnd = (issue: Progress & { rate: number }, now: Date): Date =>
  new Date(now.getTime() + Math.ceil(waitingOf(issue) / issue.rate) * MINUTE)
