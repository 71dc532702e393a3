export type ProposalStatus = 'draft' | 'proposed' | 'approved' | 'rejected' | 'withdrawn'

export type ProposalStep = 'propose' | 'withdraw' | 'approve' | 'reject'

/** A price list that somebody would like to have. */
export type Proposal = {
  id: number
  status: ProposalStatus
  /** The first day on which it would count. */
  validFrom: string
  note: string
  origin: 'person' | 'depreciation'
  /** Who wrote it, by id and name; nobody if the shop did so by itself. */
  author: string | null
  authorName: string | null
  createdAt: Date
  proposedAt: Date | null
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: Date | null
  reason: string
  /** The version that it became. */
  priceList: number | null
  rows: number
}

/** Where a proposal can go from where it is. What is not listed cannot happen. */
const next: Record<ProposalStatus, Partial<Record<ProposalStep, ProposalStatus>>> = {
  draft: { propose: 'proposed', withdraw: 'withdrawn' },
  proposed: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  approved: {},
  rejected: {},
  withdrawn: {},
}

export type StepRefusal = 'not-from-here' | 'own-proposal' | 'not-the-author'

export type ProposalState = Pick<Proposal, 'status' | 'author'>

/**
 * Four eyes: who wrote a proposal takes it further or back, and somebody else decides on it. What the shop proposed by
 * itself has no author; one person decides on it, and anybody who may write proposals takes it back.
 */
export function stepFrom(
  { status, author }: ProposalState,
  step: ProposalStep,
  colleagueId: string,
): { ok: true; status: ProposalStatus } | { ok: false; reason: StepRefusal } {
  const to = next[status][step]
  if (to === undefined) return { ok: false, reason: 'not-from-here' }
  const isDecision = step === 'approve' || step === 'reject'
  if (isDecision && author === colleagueId) return { ok: false, reason: 'own-proposal' }
  if (!isDecision && author !== null && author !== colleagueId) return { ok: false, reason: 'not-the-author' }
  return { ok: true, status: to }
}
