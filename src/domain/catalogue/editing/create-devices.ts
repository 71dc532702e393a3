import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import { locales } from '#shop/countries/locales.ts'
import { drawingPath } from '#shop/devices/drawings.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { placeholderImage } from '#domain/catalogue/devices/images.ts'
import { sharePictures } from '#domain/catalogue/pictures/picture-store.ts'
import { nameProblem, urlProblem } from './checks.ts'
import { deviceForm, readFacts, usualName, usualUrl, type EditedDevice, type FactForm } from './device-form.ts'
import {
  devicesAt,
  insertDevice,
  lendPicture,
  otherModelsOf,
  storedDevice,
  storedModel,
  variantsBeside,
  writeCodes,
  writeDeviceTexts,
  type StoredDevice,
} from './device-edit-store.ts'
import { entryById, lockCatalogue, type StoredEntry } from './entry-store.ts'
import type { SaveNeeds } from './saving.ts'
import { hasProblems, linesOf, tidy, type Problem, type Problems, type Typed } from './typed-form.ts'

export type ModelForm = FactForm & Typed<'series' | 'model' | 'variants'>

export type ModelField = keyof ModelForm

export const modelFormFields = [
  'series',
  'model',
  'variants',
  'released',
  'numbers',
  'screen',
  'tacs',
  'aliases',
  'hidden',
] as const satisfies readonly ModelField[]

/** No model comes in more. */
const MAX_VARIANTS = 40

export type CreateDevicesResult =
  | { ok: true; ids: number[] }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-entry' }
  | { ok: false; reason: 'invalid'; problems: Problems<ModelField> }

const invalid = (problems: Problems<ModelField>) => ({ ok: false, reason: 'invalid', problems }) as const

/** A new model with all its variants. Nobody is offered anything for it until a price list has it. */
export async function createModel(
  engines: SaveNeeds,
  colleague: Colleague,
  sent: ModelForm,
): Promise<CreateDevicesResult> {
  if (!may(colleague, 'catalogue.change')) return { ok: false, reason: 'not-yours-to-do' }
  const form = Object.fromEntries(modelFormFields.map((field) => [field, tidy(sent[field])])) as ModelForm
  const { facts, tacs, problems } = readFacts(form)

  return engines.db.transaction().execute(async (tx): Promise<CreateDevicesResult> => {
    await lockCatalogue(tx)
    const series = /^\d{1,9}$/.test(form.series) ? await entryById(tx, 'series', Number(form.series)) : undefined
    const model = form.model.replaceAll(/\s+/g, ' ')
    const names = variantsIn(form.variants)
    const wrong: Problems<ModelField> = { ...problems, ...modelProblems(form, names) }
    if (!series) wrong.series = { reason: 'series-unknown' }
    if (hasProblems(wrong) || !series || !facts) return invalid(wrong)

    const about = { seriesId: series.id, model }
    if ((await variantsBeside(tx, about, [])).length > 0) return invalid({ model: { reason: 'model-exists' } })
    const [told] = await otherModelsOf(tx, tacs, { manufacturerId: series.manufacturerId, model })
    if (told) return invalid({ tacs: { reason: 'tac-taken', about: `${told.tac}: ${told.name}` } })
    const aliases = linesOf(form.aliases)
    const devices = names.map((variant, position): EditedDevice => {
      const texts = freshTexts(series.manufacturer, { model, variant }, () => ({
        aliases,
        content: '',
        metaDescription: '',
      }))
      return { ...facts, ...about, variant, position, tacs, texts }
    })
    const problem = await addressProblem(tx, devices)
    if (problem) return invalid({ [names.length > 1 ? 'variants' : 'model']: problem })

    await writeCodes(tx, { after: { manufacturerId: series.manufacturerId, model }, tacs })
    return { ok: true, ids: await writeDevices(engines, tx, colleague, { series, devices }) }
  })
}

/** More variants of a model that is there: they are like the others in everything but their name. */
export async function addVariants(
  engines: SaveNeeds,
  colleague: Colleague,
  { id, variants }: { id: number; variants: string },
): Promise<CreateDevicesResult> {
  if (!may(colleague, 'catalogue.change')) return { ok: false, reason: 'not-yours-to-do' }

  return engines.db.transaction().execute(async (tx): Promise<CreateDevicesResult> => {
    await lockCatalogue(tx)
    const like = await storedDevice(tx, id)
    if (!like) return { ok: false, reason: 'unknown-entry' }
    const names = linesOf(tidy(variants))
    if (names.length === 0) return invalid({ variants: { reason: 'missing' } })
    const wrong = variantsProblem(names)
    if (wrong) return invalid({ variants: wrong })
    const known = await storedModel(tx, like)
    const twin = names.find((name) => known.some(({ variant }) => variant.toLowerCase() === name.toLowerCase()))
    if (twin !== undefined) return invalid({ variants: { reason: 'variant-exists', about: twin } })

    const behind = Math.max(...known.map(({ position }) => position)) + 1
    const devices = names.map((variant, index) => ({ ...likeThat(like, variant), position: behind + index }))
    const problem = await addressProblem(tx, devices)
    if (problem) return invalid({ variants: problem })
    const series = (await entryById(tx, 'series', like.seriesId))!
    return { ok: true, ids: await writeDevices(engines, tx, colleague, { series, devices }) }
  })
}

function likeThat(like: StoredDevice, variant: string): EditedDevice {
  const { seriesId, model, released, numbers, screen, hidden, tacs, manufacturer } = like
  const texts = freshTexts(manufacturer, { model, variant }, (locale) => {
    const { aliases = [], content = '', metaDescription = '' } = like.texts[locale] ?? {}
    return { aliases, content, metaDescription }
  })
  return { seriesId, model, variant, position: 0, released, numbers, screen, hidden, tacs, texts }
}

const freshTexts = (
  maker: string,
  named: { model: string; variant: string },
  more: (locale: Locale) => { aliases: string[]; content: string; metaDescription: string },
): EditedDevice['texts'] =>
  Object.fromEntries(
    locales.map((locale) => [locale, { name: usualName(locale, named), url: usualUrl(maker, named), ...more(locale) }]),
  )

/** A model without variants has one that is not named. */
const variantsIn = (text: string): string[] => {
  const lines = linesOf(text)
  return lines.length === 0 ? [''] : lines
}

function modelProblems(form: ModelForm, names: readonly string[]): Problems<ModelField> {
  const [model, variants] = [nameProblem(form.model), variantsProblem(names.filter(Boolean))]
  return { ...(model && { model }), ...(variants && { variants }) }
}

function variantsProblem(names: readonly string[]): Problem | undefined {
  if (names.length > MAX_VARIANTS) return { reason: 'too-many', about: String(MAX_VARIANTS) }
  return names.map(nameProblem).find(Boolean)
}

/** What is against the addresses of new devices: their form, two that want the same, or somebody who is there already. */
async function addressProblem(tx: Transaction, devices: readonly EditedDevice[]): Promise<Problem | undefined> {
  const seen = new Set<string>()
  for (const { texts } of devices) {
    const url = texts.de_DE!.url
    const wrong = urlProblem(url)
    if (wrong) return wrong
    if (seen.has(url)) return { reason: 'url-taken', about: url }
    seen.add(url)
    const urls = Object.fromEntries(locales.map((locale) => [locale, texts[locale]!.url]))
    if ((await devicesAt(tx, urls, 0)).length > 0) return { reason: 'url-taken', about: url }
  }
  return undefined
}

async function writeDevices(
  { announcements, now }: SaveNeeds,
  tx: Transaction,
  colleague: Colleague,
  { series, devices }: { series: StoredEntry; devices: readonly EditedDevice[] },
): Promise<number[]> {
  const ids: number[] = []
  for (const device of devices) {
    const path = drawingPath({ category: series.category, maker: series.manufacturer, name: device.model })
    const id = await insertDevice(tx, device, path)
    await writeDeviceTexts(tx, id, device)
    await lendPicture(tx, series.id, placeholderImage, path)
    const change = { action: 'device.create', subject: `device ${id}`, before: null, after: deviceForm(device) }
    await writeAudit(tx, colleague, change, now())
    ids.push(id)
  }
  await sharePictures(tx, ids)
  await announcements.announce('catalogue', tx)
  return ids
}
