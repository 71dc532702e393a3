import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import { locales } from '#shop/countries/locales.ts'
import type { Locale } from '#shop/messages/locale.ts'
import {
  deviceForm,
  factFields,
  readDeviceForm,
  tidyDevice,
  usualName,
  type DeviceField,
  type DeviceForm,
  type EditedDevice,
} from './device-form.ts'
import {
  devicesAt,
  otherModelsOf,
  storedDevice,
  storedModel,
  updateDevice,
  variantsBeside,
  writeCodes,
  writeDeviceTexts,
  type StoredDevice,
} from './device-edit-store.ts'
import { entryById, lockCatalogue, type StoredEntry } from './entry-store.ts'
import { conflictWith, leaveRedirects, TooManyRedirects, type SaveNeeds, type SaveResult, type Sent } from './saving.ts'
import { differences, hasProblems, only, type Problems } from './typed-form.ts'

export type SaveDeviceResult = SaveResult<DeviceField>

/** `together`: what was changed about this variant counts for the others, too. */
type SentDevice = Sent<DeviceField> & { together: boolean }

/**
 * Changes a device. Name, series and codes of its model are those of all its variants, and change with it; a changed address
 * leaves a redirect.
 */
export async function editDevice(
  engines: SaveNeeds,
  colleague: Colleague,
  sent: SentDevice,
): Promise<SaveDeviceResult> {
  if (!may(colleague, 'catalogue.change')) return { ok: false, reason: 'not-yours-to-do' }
  return engines.db
    .transaction()
    .execute((tx) => edit(engines, tx, colleague, sent))
    .catch((error: unknown) => {
      if (error instanceof TooManyRedirects) return { ok: false, reason: 'too-many-redirects' } as const
      throw error
    })
}

async function edit(
  engines: SaveNeeds,
  tx: Transaction,
  colleague: Colleague,
  { id, form, revision, together }: SentDevice,
): Promise<SaveDeviceResult> {
  await lockCatalogue(tx)
  const before = await storedDevice(tx, id)
  if (!before) return { ok: false, reason: 'unknown-entry' }
  const at = engines.now()
  const stored = deviceForm(before)
  const conflict = await conflictWith(tx, { stored, revision, subject: `device ${id}`, at })
  if (conflict) return conflict
  const applied = await applyToDevice(engines, tx, { colleague, at }, { before, form, together })
  return applied.ok ? { ok: true, id } : applied
}

type Author = { colleague: Colleague; at: Date }

export type AppliedToDevice =
  | { ok: true; changed: DeviceField[] }
  | { ok: false; reason: 'invalid'; problems: Problems<DeviceField> }

/** Writes what a form says about a device, whoever has looked at it before, and tells what that changes. */
export async function applyToDevice(
  engines: SaveNeeds,
  tx: Transaction,
  author: Author,
  { before, form, together }: { before: StoredDevice; form: DeviceForm; together: boolean },
): Promise<AppliedToDevice> {
  const { id } = before
  const typed = tidyDevice(form)
  const series = await seriesOf(tx, typed.series)
  const read = readDeviceForm(typed, series?.manufacturer)
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems }
  const after = read.device
  const changed = differences(deviceForm(before), deviceForm(after))
  if (changed.length === 0) return { ok: true, changed }
  const variants = await storedModel(tx, before)
  const problems = await takenBy(tx, { before, after, variants })
  if (hasProblems(problems)) return { ok: false, reason: 'invalid', problems }

  for (const variant of variants) {
    const next = variant.id === id ? after : followed(variant, { before, after, changed, together })
    await writeDevice(tx, variant, next, author)
  }
  const model = { manufacturerId: series!.manufacturerId, model: after.model }
  await writeCodes(tx, { before, after: model, tacs: after.tacs })
  await leaveRedirects(engines, tx, { screen: 'product', before: before.texts, after: after.texts }, author)
  await engines.announcements.announce('catalogue', tx)
  return { ok: true, changed }
}

const seriesOf = (tx: Transaction, typed: string): Promise<StoredEntry | undefined> | undefined =>
  /^\d{1,9}$/.test(typed) ? entryById(tx, 'series', Number(typed)) : undefined

type Change = { before: StoredDevice; after: EditedDevice; changed: readonly DeviceField[]; together: boolean }

/** Another variant of the same model: it goes where the model goes, and takes over what was changed for all. */
function followed(variant: StoredDevice, { before, after, changed, together }: Change): EditedDevice {
  const own = together ? factFields.filter((field) => changed.includes(field)) : []
  const { seriesId, model, tacs } = after
  const facts = Object.fromEntries(own.filter((field) => field !== 'aliases').map((field) => [field, after[field]]))
  const texts = Object.entries(variant.texts).map(([key, text]) => {
    const locale = key as Locale
    const there = after.texts[locale]!
    const shared = together
      ? Object.fromEntries(
          (['aliases', 'content', 'metaDescription'] as const)
            .filter(
              (field) => changed.includes(`${field}.${locale}`) || (field === 'aliases' && changed.includes(field)),
            )
            .map((field) => [field, there[field]]),
        )
      : {}
    const isUsual = text.name === usualName(locale, variant)
    const name = isUsual ? usualName(locale, { model, variant: variant.variant }) : text.name
    return [locale, { ...text, ...shared, name }]
  })
  const same = { variant: variant.variant, position: variant.position }
  return {
    ...variant,
    ...facts,
    ...same,
    seriesId,
    model,
    tacs,
    texts: Object.fromEntries(texts) as typeof before.texts,
  }
}

/** What files say about a device, too: changed here, it is no longer theirs. */
const inFiles = new Set([
  'series',
  'model',
  'variant',
  'position',
  'released',
  'numbers',
  'screen',
  'aliases',
  'name',
  'url',
])

function editedIn(changed: readonly DeviceField[]): string[] {
  const fields = new Set(changed.map((field) => field.split('.')[0]!))
  // The name is made of both.
  if (fields.has('model') || fields.has('variant')) fields.add('name')
  return [...fields].filter((field) => inFiles.has(field))
}

async function writeDevice(
  tx: Transaction,
  before: StoredDevice,
  after: EditedDevice,
  { colleague, at }: Author,
): Promise<void> {
  const [stored, next] = [deviceForm(before), deviceForm(after)]
  const changed = differences(stored, next)
  if (changed.length === 0) return
  const { id } = before
  const hasMoved = changed.some((field) => field.startsWith('url.'))
  const importKey = before.importKey ?? (hasMoved ? (before.texts.de_DE?.url ?? null) : null)
  await updateDevice(tx, { ...after, id, importKey }, editedIn(changed))
  await writeDeviceTexts(tx, id, after)
  const told = { before: only(stored, changed), after: only(next, changed) }
  await writeAudit(tx, colleague, { action: 'device.change', subject: `device ${id}`, ...told }, at)
}

type Taken = { before: StoredDevice; after: EditedDevice; variants: readonly StoredDevice[] }

/** Whether another device is the same, stands at an address that is new, or is told by one of the codes. */
async function takenBy(tx: Transaction, { before, after, variants }: Taken): Promise<Problems<DeviceField>> {
  const problems: Problems<DeviceField> = {}
  const ids = variants.map(({ id }) => id)
  const isNamedAnew = after.seriesId !== before.seriesId || after.model !== before.model
  if (isNamedAnew && (await variantsBeside(tx, after, ids)).length > 0) problems.model = { reason: 'model-exists' }
  const others = variants.filter(({ id }) => id !== before.id)
  if (others.some(({ variant }) => variant.toLowerCase() === after.variant.toLowerCase())) {
    problems.variant = { reason: 'variant-exists' }
  }
  const [told] = await otherModelsOf(tx, after.tacs, before)
  if (told) problems.tacs = { reason: 'tac-taken', about: `${told.tac}: ${told.name}` }
  const fresh = locales.filter((locale) => after.texts[locale]?.url !== before.texts[locale]?.url)
  const urls = Object.fromEntries(fresh.map((locale) => [locale, after.texts[locale]?.url])) as Record<Locale, string>
  for (const locale of await devicesAt(tx, urls, before.id)) {
    problems[`url.${locale}`] = { reason: 'url-taken', about: urls[locale] }
  }
  return problems
}
