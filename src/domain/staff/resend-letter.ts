import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import { writeAudit } from './audit/audit.ts'
import type { Colleague } from './colleague.ts'
import { may } from './permissions.ts'

export type ResendResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'not-failed' }

/** A letter that was given up goes out once more. */
export async function resendLetter(
  { db, mail, now }: Pick<Engines, 'db' | 'mail' | 'now'>,
  colleague: Colleague,
  id: string,
): Promise<ResendResult> {
  if (!may(colleague, 'letters.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (!isId(id)) return { ok: false, reason: 'not-failed' }
  const change = { action: 'letter.resend', subject: `letter ${id}`, before: null, after: null }
  const isAgain = await db.transaction().execute(async (tx) => {
    const posted = await mail.postAgain(id, tx)
    if (posted) await writeAudit(tx, colleague, change, now())
    return posted
  })
  return isAgain ? { ok: true } : { ok: false, reason: 'not-failed' }
}
