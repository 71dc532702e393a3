import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Model } from '#domain/catalogue/devices/catalogue.ts'
import { placeholderImage } from '#domain/catalogue/devices/images.ts'
import {
  matching,
  modelRows,
  modelYears,
  popularOnly,
  withModelNumber,
  withScreen,
  withTypeAllocationCode,
  type ModelFilter,
  type GatheredModel,
} from './model-store.ts'
import { readImei, typeAllocationCode } from '#domain/catalogue/identification/imei.ts'

type Reads = Pick<Engines, 'db'>

export type ModelPage = { models: Model[]; total: number }

const asModel = ({ total: _, image, ...row }: GatheredModel): Model => ({ ...row, image: image ?? placeholderImage })

/** The newest models first. Pages count from one. */
export async function findModels(
  { db }: Reads,
  locale: Locale,
  filter: ModelFilter,
  { page = 1, size = 48 }: { page?: number; size?: number } = {},
): Promise<ModelPage> {
  const rows = await modelRows(db, locale, matching(filter), { limit: size, offset: (page - 1) * size })
  return { models: rows.map(asModel), total: rows[0]?.total ?? 0 }
}

/** On which page of a list each year of release begins, in the order of the list. */
export async function findYearPages({ db }: Reads, filter: ModelFilter, size: number) {
  let before = 0
  return (await modelYears(db, matching(filter))).map(({ year, models }) => {
    const page = Math.floor(before / size) + 1
    before += models
    return { year, page }
  })
}

/** What is sold to the shop most often. */
export async function findPopularModels({ db }: Reads, locale: Locale, filter: ModelFilter, limit: number) {
  return (await modelRows(db, locale, popularOnly(filter), { order: 'popular', limit })).map(asModel)
}

/** Which model a phone is that tells its number, such as SM-S911B. Some numbers stand for two models. */
export async function findModelsByNumber({ db }: Reads, locale: Locale, number: string): Promise<Model[]> {
  return (await modelRows(db, locale, withModelNumber(number), { limit: 4 })).map(asModel)
}

/** Which models have this screen, `393x852@3`, those that are sold most often first. */
export async function findModelsByScreen({ db }: Reads, locale: Locale, screen: string): Promise<Model[]> {
  return (await modelRows(db, locale, withScreen(screen), { order: 'popular', limit: 8 })).map(asModel)
}

export type ImeiResult =
  | { ok: true; model: Model }
  | { ok: false; reason: 'not-an-imei' }
  | { ok: false; reason: 'unknown-model' }

/** Which model a phone is by its IMEI. Whoever looks at a phone that came knows those that are hidden, too. */
export async function findModelByImei(
  { db }: Reads,
  locale: Locale,
  text: string,
  { hidden = false } = {},
): Promise<ImeiResult> {
  const imei = readImei(text)
  if (imei === undefined) return { ok: false, reason: 'not-an-imei' }

  const rows = await modelRows(db, locale, withTypeAllocationCode(typeAllocationCode(imei)), { limit: 1, hidden })
  const model = rows.map(asModel)[0]
  return model ? { ok: true, model } : { ok: false, reason: 'unknown-model' }
}
