/** What has versions: the price list, the rule set, and every questionnaire for itself. */
export type VersionKind = 'prices' | 'rules' | 'questionnaire'

export type VersionStatus = 'draft' | 'proposed' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled'

export type VersionStep = 'propose' | 'withdraw' | 'approve' | 'reject' | 'cancel'

/** Where a version can go from where it is. What is not listed cannot happen. */
const next: Record<VersionStatus, Partial<Record<VersionStep, VersionStatus>>> = {
  draft: { propose: 'proposed', withdraw: 'withdrawn' },
  proposed: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  // Until its moment comes.
  approved: { cancel: 'cancelled' },
  rejected: {},
  withdrawn: {},
  cancelled: {},
}

export type StepRefusal = 'not-from-here' | 'own-proposal' | 'own-approval' | 'not-the-author'

export type VersionState = {
  status: VersionStatus
  author: string | null
  /** Who has approved what needs two approvals; nobody yet, or nobody needed. */
  firstApprover: string | null
  /** Who has worked on the draft beside its author. */
  editors?: readonly string[]
}

/**
 * Four eyes: who wrote a version takes it further or back, and somebody else decides on it. What the shop proposed by
 * itself has no author; one person decides on it, and anybody who may write versions takes it back. Where two have to
 * approve, they are two. Who stops what was approved does no harm: that may be anybody who decides.
 */
export function stepFrom(
  { status, author, firstApprover, editors = [] }: VersionState,
  step: VersionStep,
  colleagueId: string,
): { ok: true; status: VersionStatus } | { ok: false; reason: StepRefusal } {
  const to = next[status][step]
  if (to === undefined) return { ok: false, reason: 'not-from-here' }
  if (step === 'cancel') return { ok: true, status: to }
  if (step === 'approve' && firstApprover === colleagueId) return { ok: false, reason: 'own-approval' }
  const isDecision = step === 'approve' || step === 'reject'
  if (isDecision && (author === colleagueId || editors.includes(colleagueId)))
    return { ok: false, reason: 'own-proposal' }
  if (!isDecision && author !== null && author !== colleagueId) return { ok: false, reason: 'not-the-author' }
  return { ok: true, status: to }
}

/** Shipped with the program · written by a colleague · what devices have lost · what counted before, put back · read from files. */
export type VersionOrigin = 'shop' | 'person' | 'depreciation' | 'return' | 'import'

/** How a version stands: of those that were approved some count, some did, some will. */
export type VersionPhase = Exclude<VersionStatus, 'approved'> | 'scheduled' | 'live' | 'replaced' | 'taken-back'

/** What somebody wants to count, with everything about how it came to that. */
export type Version<Body = null> = VersionState & {
  id: number
  /** Counted when it is approved; that of prices is the number of their list. */
  number: number | null
  phase: VersionPhase
  /** Which questionnaire it is a version of. */
  questionnaire: string | null
  /** What it says. Prices stand in rows of their own. */
  body: Body
  /** Counted with every change of the draft. */
  revision: number
  /** What its author says to what the checks have warned of. */
  remark: string
  /** The version that its author began with, or that was put back by it, by its number. */
  basedOn: number | null
  /** The version that it put out of force, by its number. */
  takesBack: number | null
  origin: VersionOrigin
  /** Nobody, if the shop wrote it by itself. */
  authorName: string | null
  note: string
  createdAt: Date
  proposedAt: Date | null
  firstApproverName: string | null
  firstApprovedAt: Date | null
  decidedByName: string | null
  decidedAt: Date | null
  reason: string
  /** Who stopped it before its moment came. */
  cancelledByName: string | null
  cancelledAt: Date | null
  /** From when on it counts, or is to count; nothing if as soon as it is approved. */
  liveFrom: Date | null
  /** How many prices it sets. */
  rows: number
}
