import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import { locales } from '#shop/countries/locales.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { placeholderImage } from '#domain/catalogue/devices/images.ts'
import { entryForm, readEntryForm, tidyEntry, type Entry, type EntryField, type EntryForm } from './entry-form.ts'
import {
  entryById,
  insertManufacturer,
  insertSeries,
  isNameTaken,
  lockCatalogue,
  overviewsAt,
  updateEntry,
  writeEntryTexts,
  type EntryKind,
} from './entry-store.ts'
import { conflictWith, leaveRedirects, TooManyRedirects, type SaveNeeds, type SaveResult, type Sent } from './saving.ts'
import { differences, hasProblems, only, type Problems } from './typed-form.ts'

export type SaveEntryResult = SaveResult<EntryField>

/** A new series also says whose it is. */
export type CreateSeriesResult = SaveResult<EntryField | 'manufacturer'>

const notYours = { ok: false, reason: 'not-yours-to-do' } as const

export async function createManufacturer(
  engines: SaveNeeds,
  colleague: Colleague,
  typed: EntryForm,
): Promise<SaveEntryResult> {
  if (!may(colleague, 'catalogue.change')) return notYours
  const read = readEntryForm(tidyEntry(typed))
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems }

  return engines.db.transaction().execute(async (tx): Promise<SaveEntryResult> => {
    await lockCatalogue(tx)
    const problems = await takenBy(tx, read.entry, { kind: 'manufacturer', id: 0, manufacturerId: 0 })
    if (hasProblems(problems)) return { ok: false, reason: 'invalid', problems }
    const id = await insertManufacturer(tx, read.entry, placeholderImage)
    return finish(engines, tx, colleague, { kind: 'manufacturer', id, entry: read.entry })
  })
}

/** A series belongs to its maker for good; its category can be changed. */
export async function createSeries(
  engines: SaveNeeds,
  colleague: Colleague,
  { manufacturerId, form }: { manufacturerId: number; form: EntryForm },
): Promise<CreateSeriesResult> {
  if (!may(colleague, 'catalogue.change')) return notYours

  return engines.db.transaction().execute(async (tx): Promise<CreateSeriesResult> => {
    await lockCatalogue(tx)
    const maker = await entryById(tx, 'manufacturer', manufacturerId)
    const read = readEntryForm(tidyEntry(form), maker?.name ?? '')
    const unknown = maker ? {} : { manufacturer: { reason: 'manufacturer-unknown' as const } }
    if (!read.ok || !maker) {
      return { ok: false, reason: 'invalid', problems: { ...(read.ok ? {} : read.problems), ...unknown } }
    }
    const problems = await takenBy(tx, read.entry, { kind: 'series', id: 0, manufacturerId })
    if (hasProblems(problems)) return { ok: false, reason: 'invalid', problems }
    const id = await insertSeries(tx, read.entry, { manufacturerId, imagePath: placeholderImage })
    return finish(engines, tx, colleague, { kind: 'series', id, entry: read.entry })
  })
}

type Created = { kind: EntryKind; id: number; entry: Entry }

async function finish(
  { announcements, now }: SaveNeeds,
  tx: Transaction,
  colleague: Colleague,
  { kind, id, entry }: Created,
) {
  await writeEntryTexts(tx, kind, id, entry.texts)
  const change = { action: `${kind}.create`, subject: `${kind} ${id}`, before: null, after: entryForm(entry) }
  await writeAudit(tx, colleague, change, now())
  await announcements.announce('catalogue', tx)
  return { ok: true, id } as const
}

/** Changes a maker or a series. A changed address leaves a redirect; what was hidden vanishes with all that belongs to it. */
export async function changeEntry(
  engines: SaveNeeds,
  colleague: Colleague,
  kind: EntryKind,
  sent: Sent<EntryField>,
): Promise<SaveEntryResult> {
  if (!may(colleague, 'catalogue.change')) return notYours
  return engines.db
    .transaction()
    .execute((tx) => write(engines, tx, colleague, { kind, ...sent }))
    .catch((error: unknown) => {
      if (error instanceof TooManyRedirects) return { ok: false, reason: 'too-many-redirects' } as const
      throw error
    })
}

async function write(
  engines: SaveNeeds,
  tx: Transaction,
  colleague: Colleague,
  { kind, id, form, revision }: Sent<EntryField> & { kind: EntryKind },
): Promise<SaveEntryResult> {
  await lockCatalogue(tx)
  const before = await entryById(tx, kind, id)
  if (!before) return { ok: false, reason: 'unknown-entry' }
  const at = engines.now()
  const [stored, subject] = [entryForm(before), `${kind} ${id}`]
  const conflict = await conflictWith(tx, { stored, revision, subject, at })
  if (conflict) return conflict

  const typed = tidyEntry(form)
  const read = readEntryForm(typed, kind === 'series' ? before.manufacturer : undefined)
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems }
  const after = entryForm(read.entry)
  const changed = differences(stored, after)
  if (changed.length === 0) return { ok: true, id }
  const problems = await takenBy(tx, read.entry, { ...before, kind }, before)
  if (hasProblems(problems)) return { ok: false, reason: 'invalid', problems }

  const isRenamed = before.name !== read.entry.name
  const importKey = before.importKey ?? (isRenamed ? before.name : null)
  await updateEntry(tx, kind, { ...read.entry, id, importKey }, editedIn(changed))
  await writeEntryTexts(tx, kind, id, read.entry.texts)
  await leaveRedirects(
    engines,
    tx,
    { screen: 'overview', before: before.texts, after: read.entry.texts },
    { colleague, at },
  )
  const told = { before: only(stored, changed), after: only(after, changed) }
  await writeAudit(tx, colleague, { action: `${kind}.change`, subject, ...told }, at)
  await engines.announcements.announce('catalogue', tx)
  return { ok: true, id }
}

/** What a file could say otherwise. */
const editedIn = (changed: readonly EntryField[]): string[] =>
  (['name', 'category'] as const).filter((field) => changed.includes(field))

type Who = { kind: EntryKind; id: number; manufacturerId: number }

/** Whether another one has the name, or an address that is new. */
async function takenBy(
  tx: Transaction,
  { name, texts }: Entry,
  { kind, id, manufacturerId }: Who,
  before?: Entry,
): Promise<Problems<EntryField>> {
  const problems: Problems<EntryField> = {}
  if (name !== before?.name && (await isNameTaken(tx, kind, { id, name, manufacturerId }))) {
    problems.name = { reason: 'name-taken' }
  }
  const fresh = locales.filter((locale) => texts[locale]?.url !== before?.texts[locale]?.url)
  const urls = Object.fromEntries(fresh.map((locale) => [locale, texts[locale]?.url])) as Partial<
    Record<Locale, string>
  >
  for (const locale of await overviewsAt(tx, urls, { kind, id })) {
    problems[`url.${locale}`] = { reason: 'url-taken', about: urls[locale] ?? '' }
  }
  return problems
}
