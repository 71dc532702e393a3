import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import { isOpen, type Case } from './case.ts'
import { formatCaseNumber } from './case-number.ts'
import { caseByNumber, changeCase, leadOn } from './case-store.ts'
import { record } from './record-step.ts'
import { withOpenCase, type CaseChangeResult } from './update-case.ts'

type Result = CaseChangeResult<'merged-into-itself' | 'no-such-successor'>

/**
 * Of one kind, and about nothing that the other one is not about. What was asked about goes on in its own case: only there its
 * answer arrives.
 */
const isSameThing = (found: Case, successor: Case): boolean =>
  found.kind === successor.kind &&
  (found.tradeId === null || found.tradeId === successor.tradeId) &&
  (found.itemId === null || found.itemId === successor.itemId) &&
  found.state !== 'waiting'

/**
 * Two cases are about the same thing: one of them goes on, and the other one points to it. Pictures and notes stay where
 * they are, and are read at the one that goes on, too.
 */
export const mergeCase = (
  engines: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  number: number,
  into: number,
): Promise<Result> =>
  withOpenCase(
    engines,
    colleague,
    number,
    async (tx, found): Promise<Result> => {
      if (number === into) return { ok: false, reason: 'merged-into-itself' }
      const successor = await caseByNumber(tx, into)
      if (!successor || !isOpen(successor) || !isSameThing(found, successor))
        return { ok: false, reason: 'no-such-successor' }
      const now = engines.now()
      await changeCase(tx, found.id, { state: 'merged', mergedInto: successor.id, closedAt: now })
      await leadOn(tx, found.id, successor.id)
      const names = [formatCaseNumber(number), formatCaseNumber(into)] as const
      await record(tx, colleague, found, { event: 'merged', text: names[1], after: { into: names[1] } }, now)
      await record(tx, colleague, successor, { event: 'joined', text: names[0], after: { from: names[0] } }, now)
      return { ok: true }
    },
    [into],
  )
