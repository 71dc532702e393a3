import { locales, countryOfLocale } from '#shop/countries/locales.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { unitsIn } from '#shop/messages/units.ts'
import { slug } from '#domain/catalogue/addresses/device-url.ts'
import { formatReleaseDate, readTypedReleaseDate, type ReleaseDate } from '#domain/catalogue/devices/release-date.ts'
import { aliasProblem, lengthProblem, MAX_CONTENT, MAX_META, nameProblem, readPosition, urlProblem } from './checks.ts'
import {
  hasProblems,
  inEveryLocale,
  joinAliases,
  linesOf,
  splitAliases,
  tidy,
  type InLocale,
  type Problem,
  type Problems,
  type Typed,
} from './typed-form.ts'

const textFields = ['name', 'url', 'aliases', 'content', 'metaDescription'] as const

type TextField = (typeof textFields)[number]

/** What a model has in common, whatever its variants differ in. */
export const modelFields = ['series', 'model', 'tacs'] as const

/** What may differ from variant to variant, but seldom does. */
export const factFields = ['released', 'numbers', 'screen', 'aliases', 'hidden'] as const

const variantFields = ['variant', 'position'] as const

export type DeviceField =
  | (typeof modelFields)[number]
  | (typeof factFields)[number]
  | (typeof variantFields)[number]
  | InLocale<TextField>

export const deviceFields: readonly DeviceField[] = [
  ...modelFields,
  ...factFields,
  ...variantFields,
  ...inEveryLocale(textFields),
]

export type DeviceForm = Typed<DeviceField>

export type DeviceTexts = Omit<Record<TextField, string>, 'aliases'> & { aliases: string[] }

/** What is known about a device besides the words about it. */
export type DeviceFacts = {
  released: ReleaseDate
  /** As printed on it, and as browsers tell it. */
  numbers: string[]
  screen: string | null
  hidden: boolean
}

/** A device as it is stored. */
export type EditedDevice = DeviceFacts & {
  seriesId: number
  model: string
  variant: string
  position: number
  tacs: string[]
  texts: Partial<Record<Locale, DeviceTexts>>
}

/** What it is called if nobody says otherwise. */
export const usualName = (locale: Locale, { model, variant }: { model: string; variant: string }): string =>
  unitsIn(countryOfLocale(locale), `${model} ${variant}`.trim())

/** Its address if nobody says otherwise. */
export const usualUrl = (maker: string, { model, variant }: { model: string; variant: string }): string =>
  slug(`${maker} ${model} ${variant}`)

/** As a form shows it: a name that follows from model and variant stays empty. */
export function deviceForm(device: EditedDevice): DeviceForm {
  const { seriesId, model, variant, position, released, numbers, screen, tacs, hidden, texts } = device
  const aliases = splitAliases(
    Object.fromEntries(locales.map((locale) => [locale, texts[locale]?.aliases ?? []])) as Record<Locale, string[]>,
  )
  const spoken = locales.flatMap((locale) => {
    const { name = '', url = '', content = '', metaDescription = '' } = texts[locale] ?? {}
    const isUsual = name === usualName(locale, device)
    const fields = { name: isUsual ? '' : name, url, content, metaDescription, aliases: aliases[locale] }
    return textFields.map((field) => [`${field}.${locale}`, fields[field]] as const)
  })
  return {
    ...(Object.fromEntries(spoken) as Typed<InLocale<TextField>>),
    series: String(seriesId),
    model,
    variant,
    position: String(position),
    released: formatReleaseDate(released),
    numbers: numbers.join('\n'),
    screen: screen ?? '',
    tacs: tacs.join('\n'),
    hidden: hidden ? 'yes' : '',
    aliases: aliases.every,
  }
}

export const tidyDevice = (form: DeviceForm): DeviceForm =>
  Object.fromEntries(deviceFields.map((field) => [field, tidy(form[field])])) as DeviceForm

export type FactForm = Typed<'released' | 'numbers' | 'screen' | 'tacs' | 'aliases' | 'hidden'>

const MAX_NUMBERS = 60
const MAX_TACS = 500

/** Whoever types many codes separates them as it comes. */
export const readTacs = (text: string): string[] => [...new Set(text.split(/[\s,;|]+/).filter(Boolean))]

/** Reads what does not depend on any language, or says what is wrong with it. */
export function readFacts(form: FactForm): {
  facts: DeviceFacts | undefined
  tacs: string[]
  problems: Problems<keyof FactForm>
} {
  const released = readTypedReleaseDate(form.released)
  const [numbers, tacs] = [linesOf(form.numbers), readTacs(form.tacs)]
  const badTac = tacs.find((tac) => !/^\d{8}$/.test(tac))
  const problems: Problems<keyof FactForm> = {
    ...(!released && { released: { reason: form.released === '' ? 'missing' : 'released-form' } }),
    ...at('numbers', numbersProblem(numbers)),
    ...(form.screen !== '' && !screenShape.test(form.screen) && { screen: { reason: 'screen-form' } }),
    ...(tacs.length > MAX_TACS && { tacs: { reason: 'too-many', about: String(MAX_TACS) } }),
    ...(badTac !== undefined && { tacs: { reason: 'tac-form', about: badTac.slice(0, 20) } }),
    ...at('aliases', aliasProblem(form.aliases)),
  }
  const facts = released && { released, numbers, screen: form.screen || null, hidden: form.hidden === 'yes' }
  return { facts, tacs, problems }
}

const screenShape = /^\d{3,4}x\d{3,4}@\d(\.\d+)?$/

function numbersProblem(numbers: readonly string[]): Problem | undefined {
  if (numbers.length > MAX_NUMBERS) return { reason: 'too-many', about: String(MAX_NUMBERS) }
  const bad = numbers.find((number) => number.length > 40 || !/^[\p{L}\d][\p{L}\d .,_/()+#-]*$/u.test(number))
  return bad === undefined ? undefined : { reason: 'number-form', about: bad.slice(0, 40) }
}

const at = <Field extends string>(field: Field, problem: Problem | undefined): Problems<Field> =>
  (problem === undefined ? {} : { [field]: problem }) as Problems<Field>

export type ReadDevice = { ok: true; device: EditedDevice } | { ok: false; problems: Problems<DeviceField> }

/** Reads a tidy form. `maker` is the maker of the series that the device will belong to. */
export function readDeviceForm(form: DeviceForm, maker: string | undefined): ReadDevice {
  const { facts, tacs, problems: wrong } = readFacts(form)
  const position = readPosition(form.position === '' ? '0' : form.position)
  const variant = form.variant.replaceAll(/\s+/g, ' ')
  const problems: Problems<DeviceField> = {
    ...wrong,
    ...at('model', nameProblem(form.model)),
    ...at('variant', variant === '' ? undefined : nameProblem(variant)),
    ...(maker === undefined && { series: { reason: 'series-unknown' as const } }),
    ...(position === undefined && { position: { reason: 'position-form' as const } }),
  }
  const named = { model: form.model, variant }
  const texts: EditedDevice['texts'] = {}
  for (const locale of locales) {
    const read = {
      name: form[`name.${locale}`] || usualName(locale, named),
      url: form[`url.${locale}`] || usualUrl(maker ?? '', named),
      aliases: joinAliases(form.aliases, form[`aliases.${locale}`]),
      content: form[`content.${locale}`],
      metaDescription: form[`metaDescription.${locale}`],
    }
    texts[locale] = read
    if (form.model !== '') Object.assign(problems, textProblems(read, form, locale))
  }
  if (hasProblems(problems) || !facts || position === undefined) return { ok: false, problems }
  return { ok: true, device: { ...facts, ...named, seriesId: Number(form.series), position, tacs, texts } }
}

const textProblems = (texts: DeviceTexts, form: DeviceForm, locale: Locale): Problems<DeviceField> => ({
  ...at(`name.${locale}`, nameProblem(texts.name)),
  ...at(`url.${locale}`, urlProblem(texts.url)),
  ...at(`aliases.${locale}`, aliasProblem(form[`aliases.${locale}`])),
  ...at(`content.${locale}`, lengthProblem(texts.content, MAX_CONTENT)),
  ...at(`metaDescription.${locale}`, lengthProblem(texts.metaDescription, MAX_META)),
})
