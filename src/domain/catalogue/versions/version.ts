/** What has versions: the rule set. */
export type VersionKind = 'rules'

export type VersionStatus = 'draft' | 'proposed' | 'approved' | 'rejected' | 'withdrawn'

export type VersionStep = 'propose' | 'withdraw' | 'approve' | 'reject'

/** Where a version can go from where it is. What is not listed cannot happen. */
const next: Record<VersionStatus, Partial<Record<VersionStep, VersionStatus>>> = {
  draft: { propose: 'proposed', withdraw: 'withdrawn' },
  proposed: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  approved: {},
  rejected: {},
  withdrawn: {},
}

export type StepRefusal = 'not-from-here' | 'own-proposal' | 'not-the-author'

export type VersionState = { status: VersionStatus; author: string | null }

/**
 * Four eyes: who wrote a version takes it further or back, and somebody else decides on it. What the shop proposed by
 * itself has no author; one person decides on it, and anybody who may write versions takes it back.
 */
export function stepFrom(
  { status, author }: VersionState,
  step: VersionStep,
  colleagueId: string,
): { ok: true; status: VersionStatus } | { ok: false; reason: StepRefusal } {
  const to = next[status][step]
  if (to === undefined) return { ok: false, reason: 'not-from-here' }
  const isDecision = step === 'approve' || step === 'reject'
  if (isDecision && author === colleagueId) return { ok: false, reason: 'own-proposal' }
  if (!isDecision && author !== null && author !== colleagueId) return { ok: false, reason: 'not-the-author' }
  return { ok: true, status: to }
}

/** Shipped with the program · written by a colleague · an older one that was put back. */
export type VersionOrigin = 'shop' | 'person' | 'return'

/** What somebody wants to count, with everything about how it came to that. */
export type Version<Body> = VersionState & {
  id: number
  /** Counted from 1 when it is approved. */
  number: number | null
  body: Body
  /** The version that its author began with, by its number. */
  basedOn: number | null
  origin: VersionOrigin
  authorName: string | null
  note: string
  createdAt: Date
  proposedAt: Date | null
  decidedByName: string | null
  decidedAt: Date | null
  reason: string
  /** From when on it counts, or is to count; nothing if as soon as it is approved. */
  liveFrom: Date | null
}

/** How a version stands: of those that were approved one counts, some did, some will. */
export type VersionPhase = Exclude<VersionStatus, 'approved'> | 'scheduled' | 'live' | 'replaced'

export function phaseOf(
  { id, status, liveFrom }: Pick<Version<unknown>, 'id' | 'status' | 'liveFrom'>,
  { liveId, now }: { liveId: number; now: Date },
): VersionPhase {
  if (status !== 'approved') return status
  if (id === liveId) return 'live'
  return liveFrom! > now ? 'scheduled' : 'replaced'
}
