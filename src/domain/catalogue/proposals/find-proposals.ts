import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { knownDevices, setPrices } from './board-store.ts'
import { fullName, type NamedChange } from './check-price-file.ts'
import { currentPricesOf, currentPrice } from './current-prices.ts'
import { changeOf } from './price-change.ts'
import type { Proposal } from './proposal.ts'
import { newestProposals, proposalById, rowsOf } from './proposal-store.ts'

/** A list a week for ten years. */
const MAX_PROPOSALS = 500

/** The newest first. */
export const findProposals = ({ db }: Pick<Engines, 'db'>): Promise<Proposal[]> => newestProposals(db, MAX_PROPOSALS)

/** A proposal with what it would change as things stand today. */
export async function findProposal(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  id: number,
): Promise<{ proposal: Proposal; changes: NamedChange[] } | undefined> {
  const proposal = await proposalById(db, id)
  if (!proposal) return undefined
  // What was decided is compared with the day before it counted, not with itself.
  const moment = proposal.decidedAt ?? now()
  return { proposal, changes: await changesOf(db, id, moment, proposal.priceList) }
}

export async function changesOf(
  db: Database,
  id: number,
  moment: Date,
  without: number | null = null,
): Promise<NamedChange[]> {
  const [rows, rules] = await Promise.all([rowsOf(db, id), findRules({ db, now: () => moment })])
  const ids = [...new Set(rows.map(({ deviceId }) => deviceId))]
  const devices = new Map((await knownDevices(db, { ids })).map((device) => [device.id, device]))
  const board = currentPricesOf(await setPrices(db, priceDay(moment), { ids, without }))

  return rows.flatMap((row) => {
    const device = devices.get(row.deviceId)
    if (!device) return []
    return [{ ...changeOf(rules, row, currentPrice(board, rules, row), device), deviceName: fullName(device) }]
  })
}
