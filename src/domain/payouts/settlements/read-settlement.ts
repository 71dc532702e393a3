import { createHash } from 'node:crypto'
import { paymentKinds, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import { payoutFormats } from '#domain/payouts/bank-files/payout-formats.ts'
import type { FileReader } from '#engines/readers/readers.ts'
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
    const extension = /^\s*</.test(text) ? 'xml' : 'csv'
    for (const kind of paymentKinds.filter((each) => payoutFormats[each].extension === extension)) {
      const rows = payoutFormats[kind].read(text)
      const hash = createHash('sha256').update(text).digest('hex')
      if (rows) return { ok: true, kind: paymentMethods[kind].word, hash, rows }
    }
    return { ok: false, reason: 'unreadable' }
  },
}
