import { createHash } from 'node:crypto'
import type { FileReader } from '#engines/readers/readers.ts'
import { readCamt } from './read-camt.ts'
import { readPaypalResult } from './read-paypal-result.ts'
import type { SettlementKind, SettlementLine } from './settlement.ts'

type SettlementReading =
  | { ok: true; kind: SettlementKind; hash: string; rows: SettlementLine[] }
  | { ok: false; reason: 'unreadable' }

/** The lines of a file, whoever it comes from; the same content has the same hash. */
export const settlementFile: FileReader<Uint8Array, SettlementReading> = {
  name: 'settlement',
  read(bytes) {
    const text = new TextDecoder().decode(bytes)
    // No file of a bank has one, and no database takes it.
    if (text.includes('\0')) return { ok: false, reason: 'unreadable' }
    const isXml = /^\s*</.test(text)
    const rows = isXml ? readCamt(text) : readPaypalResult(text)
    if (!rows) return { ok: false, reason: 'unreadable' }
    const hash = createHash('sha256').update(text).digest('hex')
    return { ok: true, kind: isXml ? 'bank' : 'paypal', hash, rows }
  },
}
