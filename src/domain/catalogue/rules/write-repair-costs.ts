import { liveVersion } from '#domain/catalogue/versions/version-reads-store.ts'
import { insertVersion, lockKind, nextNumber } from '#domain/catalogue/versions/version-store.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { RepairCosts } from './rule-set.ts'
import type { Rules } from './rule-fields.ts'
import { seriesNamed } from './rules-store.ts'

export type RepairCostRow = { manufacturer: string; series: string; part: string; euros: string }

/** What files say about repairs becomes the rules of a new shop, as if it had come with them: they count from the same moment on. */
export async function writeRepairCosts(tx: Transaction, rows: readonly RepairCostRow[], at: Date): Promise<void> {
  await lockKind(tx, 'rules')
  const live = (await liveVersion<Rules>(tx, 'rules', at))!
  const ids = await seriesNamed(tx, rows)
  const repairs: Record<string, RepairCosts> = {}
  for (const [index, { part, euros }] of rows.entries()) {
    const id = ids[index]
    if (id !== null && id !== undefined) repairs[id] = { ...repairs[id], [part]: Math.round(Number(euros) * 100) }
  }
  await insertVersion(tx, {
    kind: 'rules',
    origin: 'shop',
    body: { ...live.body, repairs },
    basedOn: live.id,
    author: null,
    note: '',
    createdAt: at,
    liveFrom: live.liveFrom,
    approved: { number: await nextNumber(tx, 'rules') },
  })
}
