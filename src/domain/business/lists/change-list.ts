import { sellerGrades } from '#domain/offers/questions/grades.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { findList } from './find-list.ts'
import { assumeGradeIn, removeList } from './list-store.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

export type ChangeListResult = { ok: true } | { ok: false; reason: 'no-such-list' | 'no-such-grade' }

/** Says how devices look of which the list does not tell. */
export async function assumeGrade(engines: Needs, shop: Shop, token: string, typed: string): Promise<ChangeListResult> {
  const grade = sellerGrades.find((each) => each === typed)
  const list = await findList(engines, shop, token)
  if (!list) return { ok: false, reason: 'no-such-list' }
  if (!grade) return { ok: false, reason: 'no-such-grade' }
  await assumeGradeIn(engines.db, list.id, grade)
  return { ok: true }
}

/** Forgets a list at once, also while it is being looked at. */
export async function deleteList(engines: Needs, shop: Shop, token: string): Promise<ChangeListResult> {
  const list = await findList(engines, shop, token)
  if (!list) return { ok: false, reason: 'no-such-list' }
  await removeList(engines.db, list.id)
  return { ok: true }
}
