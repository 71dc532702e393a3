import { createHash } from 'node:crypto'
import { writeAudit } from '#domain/staff/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { oneLine } from '#shop/typed-text.ts'
import { sealFile } from './payout-file.ts'
import { readSettlement } from './read-settlement.ts'
import { settlementByHash, writeSettlement } from './settlement-store.ts'

export type UploadResult = { ok: true; id: string } | { ok: false; reason: 'not-yours-to-do' | 'unreadable' }

/** Keeps what a bank or PayPal says, to be looked at before it is applied. The same file is the same settlement. */
export async function uploadSettlement(
  { db, files, vault, now: clock }: Pick<Engines, 'db' | 'files' | 'vault' | 'now'>,
  colleague: Colleague,
  { name, text }: { name: string; text: string },
): Promise<UploadResult> {
  if (!may(colleague, 'payouts.prepare')) return { ok: false, reason: 'not-yours-to-do' }
  const read = readSettlement(text)
  if (!read) return { ok: false, reason: 'unreadable' }
  const hash = createHash('sha256').update(text).digest('hex')
  const before = await settlementByHash(db, hash)
  if (before) return { ok: true, id: before.id }

  const now = clock()
  const id = newId(now)
  const file = `settlements/${id}.sealed`
  await files.write(file, sealFile(vault, text), 'application/octet-stream')
  const title = oneLine(name).slice(0, 120)
  const isFirst = await db.transaction().execute(async (turn) => {
    const settlement = { id, hash, name: title, kind: read.kind, file, uploadedAt: now, uploadedBy: colleague.id }
    if (!(await writeSettlement(turn, settlement))) return false
    const after = { name: title, kind: read.kind, lines: read.lines.length }
    await writeAudit(
      turn,
      colleague,
      { deed: 'settlement.upload', subject: `settlement ${id}`, before: null, after },
      now,
    )
    return true
  })
  if (isFirst) return { ok: true, id }
  await files.remove(file)
  return { ok: true, id: (await settlementByHash(db, hash))!.id }
}
