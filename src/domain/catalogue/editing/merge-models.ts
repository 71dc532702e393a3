import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import { locales } from '#shop/countries/locales.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { joinPictures } from '#domain/catalogue/pictures/join-pictures.ts'
import { deviceForm, usualName, type EditedDevice } from './device-form.ts'
import {
  storedDevice,
  storedModel,
  updateDevice,
  writeCodes,
  writeDeviceTexts,
  type StoredDevice,
} from './device-edit-store.ts'
import { lockCatalogue } from './entry-store.ts'
import { leaveRedirects, TooManyRedirects, type SaveNeeds } from './saving.ts'
import { differences, only } from './typed-form.ts'

type Merged = Pick<StoredDevice, 'id' | 'manufacturer' | 'model' | 'variant'>

/** What becomes of a variant of the model that goes: another one takes its place, or it becomes one of the other model. */
export type MergePlan = { from: Merged; into: Merged | null }[]

export type MergeRefusal = 'not-yours-to-do' | 'unknown-entry' | 'same-model' | 'other-category' | 'too-many-redirects'

export type MergeResult = { ok: true; plan: MergePlan; into: Merged } | { ok: false; reason: MergeRefusal }

type Models = { gone: StoredDevice[]; stays: StoredDevice[] }

async function modelsOf(tx: Transaction, id: number, into: number): Promise<Models | MergeRefusal> {
  const [one, other] = [await storedDevice(tx, id), await storedDevice(tx, into)]
  if (!one || !other) return 'unknown-entry'
  if (one.seriesId === other.seriesId && one.model === other.model) return 'same-model'
  if (one.category !== other.category) return 'other-category'
  return { gone: await storedModel(tx, one), stays: await storedModel(tx, other) }
}

const twinIn = (stays: readonly StoredDevice[], { variant }: StoredDevice): StoredDevice | undefined =>
  stays.find((each) => each.variant.toLowerCase() === variant.toLowerCase())

/** Whether two models can become one, and what would happen. */
export async function planMerge({ db }: Pick<SaveNeeds, 'db'>, id: number, into: number): Promise<MergeResult> {
  return db.transaction().execute(async (tx): Promise<MergeResult> => {
    const models = await modelsOf(tx, id, into)
    return typeof models === 'string' ? { ok: false, reason: models } : planned(models)
  })
}

const named = ({ id, manufacturer, model, variant }: StoredDevice): Merged => ({ id, manufacturer, model, variant })

const planned = ({ gone, stays }: Models): MergeResult => ({
  ok: true,
  plan: gone.map((device) => {
    const twin = twinIn(stays, device)
    return { from: named(device), into: twin ? named(twin) : null }
  }),
  into: named(stays[0]!),
})

/**
 * Makes one model of two. A variant that both have is hidden in the first one, and its addresses lead to the other; what only the
 * first one had moves over. Names, numbers, codes and pictures go along, and nothing is deleted: trades know what they were about.
 */
export async function mergeModels(
  engines: SaveNeeds,
  colleague: Colleague,
  { id, into }: { id: number; into: number },
): Promise<MergeResult> {
  if (!may(colleague, 'catalogue.change')) return { ok: false, reason: 'not-yours-to-do' }
  return engines.db
    .transaction()
    .execute(async (tx): Promise<MergeResult> => {
      await lockCatalogue(tx)
      const models = await modelsOf(tx, id, into)
      if (typeof models === 'string') return { ok: false, reason: models }
      await merge(engines, tx, { colleague, at: engines.now() }, models)
      await engines.announcements.announce('catalogue', tx)
      return planned(models)
    })
    .catch((error: unknown): MergeResult => {
      if (error instanceof TooManyRedirects) return { ok: false, reason: 'too-many-redirects' }
      throw error
    })
}

type Author = { colleague: Colleague; at: Date }

async function merge(engines: SaveNeeds, tx: Transaction, author: Author, { gone, stays }: Models): Promise<void> {
  const [first, leading] = [gone[0]!, stays[0]!]
  const tacs = [...new Set([...leading.tacs, ...first.tacs])]
  const numbers = [...new Set(gone.flatMap((device) => device.numbers))]
  const variants = stays.map(({ id }) => id)
  let behind = Math.max(...stays.map(({ position }) => position))
  for (const device of gone) {
    const twin = twinIn(stays, device)
    if (twin) {
      await write(tx, author, device, { ...device, hidden: true })
      await leaveRedirects(engines, tx, { screen: 'product', before: device.texts, after: twin.texts }, author)
    } else {
      behind += 1
      variants.push(device.id)
      await write(tx, author, device, { ...moved(device, leading), position: behind, tacs })
    }
  }
  for (const device of stays) {
    const all = [...new Set([...device.numbers, ...numbers])]
    await write(tx, author, device, { ...device, numbers: all, tacs, texts: withNames(device, gone) })
  }
  await writeCodes(tx, { before: first, after: leading, tacs })
  await joinPictures(tx, { into: leading.id, from: first.id, variants, at: author.at })
}

function moved(device: StoredDevice, { seriesId, model }: StoredDevice): EditedDevice {
  const texts = Object.entries(device.texts).map(([key, text]) => {
    const locale = key as Locale
    const isUsual = text.name === usualName(locale, device)
    return [locale, { ...text, name: isUsual ? usualName(locale, { model, variant: device.variant }) : text.name }]
  })
  return { ...device, seriesId, model, texts: Object.fromEntries(texts) as EditedDevice['texts'] }
}

/** Whoever types how the other one was called finds this one. */
const withNames = ({ texts }: StoredDevice, gone: readonly StoredDevice[]): EditedDevice['texts'] =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const own = texts[locale]
      if (!own) return []
      const names = gone.flatMap((device) => [device.model, ...(device.texts[locale]?.aliases ?? [])])
      return [[locale, { ...own, aliases: [...new Set([...own.aliases, ...names])] }]]
    }),
  )

async function write(tx: Transaction, { colleague, at }: Author, before: StoredDevice, after: EditedDevice) {
  const [stored, next] = [deviceForm(before), deviceForm(after)]
  const changed = differences(stored, next)
  if (changed.length === 0) return
  const fields = changed.map((field) => field.split('.')[0]!)
  await updateDevice(tx, { ...after, id: before.id, importKey: before.importKey }, [
    ...fields.filter((field) => ['series', 'model', 'position', 'numbers', 'aliases'].includes(field)),
    ...(fields.includes('model') ? ['name'] : []),
  ])
  await writeDeviceTexts(tx, before.id, after)
  const told = { before: only(stored, changed), after: only(next, changed) }
  await writeAudit(tx, colleague, { action: 'device.merge', subject: `device ${before.id}`, ...told }, at)
}
