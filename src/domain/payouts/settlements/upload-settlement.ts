import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import type { NotRead } from '#engines/readers/readers.ts'
import { newId } from '#shop/ids.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { sealFile } from '#domain/payouts/bank-files/payout-file.ts'
import { settlementFile } from './read-settlement.ts'
import { settlementByHash, writeSettlement } from './settlement-store.ts'

export type UploadResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-yours-to-do' | 'unreadable' | NotRead['reason'] }

/** Keeps what a bank or PayPal says, to be looked at before it is applied. The same file is the same settlement. */
export async function uploadSettlement(
  { db, files, readers, vault, now: clock }: Pick<Engines, 'db' | 'files' | 'readers' | 'vault' | 'now'>,
  colleague: Colleague,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<UploadResult> {
  if (!may(colleague, 'payouts.prepare')) return { ok: false, reason: 'not-yours-to-do' }
  const read = await readers.read(settlementFile, bytes)
  if (!read.ok) return read
  const { hash } = read
  const before = await settlementByHash(db, hash)
  if (before) return { ok: true, id: before.id }

  const now = clock()
  const id = newId(now)
  const file = `settlements/${id}.sealed`
  await files.write(file, await sealFile(vault, bytes), 'application/octet-stream')
  const title = oneLine(name).slice(0, 120)
  const isFirst = await db.transaction().execute(async (tx) => {
    const settlement = { id, hash, name: title, kind: read.kind, file, uploadedAt: now, uploadedBy: colleague.id }
    if (!(await writeSettlement(tx, settlement))) return false
    const after = { name: title, kind: read.kind, lines: read.rows.length }
    await writeAudit(
      tx,
      colleague,
      { action: 'settlement.upload', subject: `settlement ${id}`, before: null, after },
      now,
    )
    return true
  })
  if (isFirst) return { ok: true, id }
  await files.remove(file)
  return { ok: true, id: (await settlementByHash(db, hash))!.id }
}
