import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import { payoutsByNumber } from './batch-store.ts'
import { openFile } from './payout-file.ts'
import { readSettlement } from './read-settlement.ts'
import { changesSomething, judgeLine, type Finding, type SettlementLine } from './settlement.ts'
import { newestSettlements, settlementById, type StoredSettlement } from './settlement-store.ts'

const MOST_SETTLEMENTS = 50

export type JudgedLine = SettlementLine & { finding: Finding; tradeNumber: number | undefined }

export const findSettlements = ({ db }: Pick<Engines, 'db'>): Promise<StoredSettlement[]> =>
  newestSettlements(db, MOST_SETTLEMENTS)

/** A settlement with what would become of each line if it were applied now. */
export async function findSettlement(
  { db, files, vault }: Pick<Engines, 'db' | 'files' | 'vault'>,
  id: string,
): Promise<{ settlement: StoredSettlement; lines: JudgedLine[]; changes: number } | undefined> {
  const settlement = isId(id) ? await settlementById(db, id) : undefined
  const stored = settlement && (await files.read(settlement.file))
  if (!settlement || !stored) return undefined
  const lines = readSettlement(openFile(vault, stored.bytes))?.lines ?? []
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
    return { ...line, finding: judgeLine(line, payout), tradeNumber: payout?.tradeNumber }
  })
  return { settlement, lines: judged, changes: judged.filter(({ finding }) => changesSomething(finding)).length }
}
