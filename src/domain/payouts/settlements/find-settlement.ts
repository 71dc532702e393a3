import type { Engines } from '#engines/engines.ts'
import type { NotRead } from '#engines/readers/readers.ts'
import { isId } from '#shop/ids.ts'
import { payoutsByNumber } from '#domain/payouts/batches/batch-store.ts'
import { openFile } from '#domain/payouts/bank-files/payout-file.ts'
import { settlementFile } from './read-settlement.ts'
import { changesSomething, validateLine, type Finding, type SettlementLine } from './settlement.ts'
import { newestSettlements, settlementById, type StoredSettlement } from './settlement-store.ts'

const MAX_SETTLEMENTS = 50

export type ValidatedLine = SettlementLine & { finding: Finding; tradeNumber: number | undefined }

export const findSettlements = ({ db }: Pick<Engines, 'db'>): Promise<StoredSettlement[]> =>
  newestSettlements(db, MAX_SETTLEMENTS)

export type SettlementFound =
  | { ok: true; settlement: StoredSettlement; lines: ValidatedLine[]; changes: number }
  | { ok: false; reason: 'no-such-settlement' | NotRead['reason'] }

/** A settlement with what would become of each line if it were applied now. */
export async function findSettlement(
  { db, files, readers, vault }: Pick<Engines, 'db' | 'files' | 'readers' | 'vault'>,
  id: string,
): Promise<SettlementFound> {
  const settlement = isId(id) ? await settlementById(db, id) : undefined
  const stored = settlement && (await files.read(settlement.file))
  if (!settlement || !stored) return { ok: false, reason: 'no-such-settlement' }
  const read = await readers.read(settlementFile, await openFile(vault, stored.bytes))
  if (!read.ok && read.reason !== 'unreadable') return read
  const lines = read.ok ? read.rows : []
  const known = new Map(
    (
      await payoutsByNumber(
        db,
        lines.map(({ payout }) => payout),
      )
    ).map((payout) => [payout.number, payout]),
  )
  const judged = lines.map((line) => {
    const payout = known.get(line.payout)
    return { ...line, finding: validateLine(settlement.kind, line, payout), tradeNumber: payout?.tradeNumber }
  })
  const changes = judged.filter(({ finding }) => changesSomething(finding)).length
  return { ok: true, settlement, lines: judged, changes }
}
