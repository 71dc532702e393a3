import { createHash } from 'node:crypto'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import { deviceForm } from './device-form.ts'
import { storedDevice } from './device-edit-store.ts'
import { applyToDevice } from './edit-device.ts'
import { lockCatalogue } from './entry-store.ts'
import { readPastedRows, type PastedField, type PastedRow, type PastedRows } from './pasted-rows.ts'
import type { SaveNeeds } from './saving.ts'
import type { Problem } from './typed-form.ts'

export type PastedChange = { field: PastedField; before: string; after: string }

export type CheckedPaste = { line: number; id: string; name: string; changes: PastedChange[] } & (
  | { verdict: 'changes' | 'unchanged' }
  | { verdict: 'unknown-device' | 'twice' }
  | { verdict: 'wrong'; field: PastedField; problem: Problem }
)

export type PasteResult =
  | { ok: true; written: boolean; rows: CheckedPaste[]; problems: number; seen: string }
  | { ok: false; reason: 'not-yours-to-do' | 'changed-meanwhile' }
  | Extract<PastedRows, { ok: false }>

/** With `seen` what a dry run has told is done, unless it would do something else by now; without, nothing is written. */
export async function pasteDevices(
  engines: SaveNeeds,
  colleague: Colleague,
  { text, seen }: { text: string; seen?: string },
): Promise<PasteResult> {
  if (!may(colleague, 'catalogue.change')) return { ok: false, reason: 'not-yours-to-do' }
  const pasted = readPastedRows(text)
  if (!pasted.ok) return pasted

  const tx = await engines.db.startTransaction().execute()
  try {
    await lockCatalogue(tx)
    const rows = await applyRows(engines, tx, colleague, pasted.rows)
    const problems = rows.filter(({ verdict }) => verdict !== 'changes' && verdict !== 'unchanged').length
    const now = createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
    const written = seen === now && problems === 0
    await (written ? tx.commit() : tx.rollback()).execute()
    if (seen !== undefined && seen !== now) return { ok: false, reason: 'changed-meanwhile' }
    return { ok: true, written, rows, problems, seen: now }
  } catch (error) {
    await tx.rollback().execute()
    throw error
  }
}

async function applyRows(
  engines: SaveNeeds,
  tx: Transaction,
  colleague: Colleague,
  rows: readonly PastedRow[],
): Promise<CheckedPaste[]> {
  const checked: CheckedPaste[] = []
  const done = new Set<string>()
  for (const row of rows) {
    if (done.has(row.id)) checked.push({ line: row.line, id: row.id, name: '', changes: [], verdict: 'twice' })
    else checked.push(await applyRow(engines, tx, colleague, row))
    done.add(row.id)
  }
  return checked
}

async function applyRow(
  engines: SaveNeeds,
  tx: Transaction,
  colleague: Colleague,
  { line, id, fields }: PastedRow,
): Promise<CheckedPaste> {
  const before = /^\d{1,9}$/.test(id) ? await storedDevice(tx, Number(id)) : undefined
  if (!before) return { line, id, name: '', changes: [], verdict: 'unknown-device' }
  const name = `${before.manufacturer} ${before.model} ${before.variant}`.trim()
  const stored = deviceForm(before)
  const author = { colleague, at: engines.now() }
  const applied = await applyToDevice(engines, tx, author, { before, form: { ...stored, ...fields }, together: false })
  if (!applied.ok) {
    const [[field, problem] = []] = Object.entries(applied.problems) as [PastedField, Problem][]
    return { line, id, name, changes: [], verdict: 'wrong', field: field!, problem: problem! }
  }
  const after = deviceForm((await storedDevice(tx, Number(id)))!)
  const changes = (Object.keys(fields) as PastedField[])
    .filter((field) => stored[field] !== after[field])
    .map((field) => ({ field, before: stored[field], after: after[field] }))
  return { line, id, name, changes, verdict: changes.length > 0 ? 'changes' : 'unchanged' }
}
