import type { Engines } from '#engines/engines.ts'
import { codesAfter, type TypeAllocationCode } from '#domain/catalogue/devices/facts-store.ts'

/** There may be some hundred thousand: no statement may take long. */
const PORTION = 20_000

/** Which model the first eight digits of an IMEI tell, for whoever has many to look up. */
export async function readTypeAllocationCodes({
  db,
}: Pick<Engines, 'db'>): Promise<Map<string, Omit<TypeAllocationCode, 'tac'>>> {
  const models = new Map<string, Omit<TypeAllocationCode, 'tac'>>()
  let last = ''
  for (;;) {
    const codes = await codesAfter(db, last, PORTION)
    for (const { tac, ...model } of codes) models.set(tac, model)
    if (codes.length < PORTION) return models
    last = codes.at(-1)!.tac
  }
}
