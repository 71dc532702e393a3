import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { wantedState, writeDecision, type WantedState } from './wanted-store.ts'

export type DecideWantedResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'unknown-entry' }

/** It is in the catalogue by now, it is nothing that we buy, or somebody has to look at it again. */
export async function decideWanted(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  { text, state }: { text: string; state: WantedState },
): Promise<DecideWantedResult> {
  if (!may(colleague, 'catalogue.change')) return { ok: false, reason: 'not-yours-to-do' }
  const at = now()
  return db.transaction().execute(async (tx): Promise<DecideWantedResult> => {
    const before = await wantedState(tx, text)
    if (before === undefined) return { ok: false, reason: 'unknown-entry' }
    // Sent twice, it is still one change.
    if (before === state) return { ok: true }
    await writeDecision(tx, { text, state, by: colleague.id, at })
    const change = { action: 'wanted.decide', subject: `wanted ${text}`, before: { state: before }, after: { state } }
    await writeAudit(tx, colleague, change, at)
    return { ok: true }
  })
}
