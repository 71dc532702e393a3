import { categories } from '#shop/devices/categories.ts'
import { locales } from '#shop/countries/locales.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { slug } from '#domain/catalogue/addresses/device-url.ts'
import { aliasProblem, lengthProblem, MAX_CONTENT, MAX_META, nameProblem, readPosition, urlProblem } from './checks.ts'
import {
  hasProblems,
  inEveryLocale,
  joinAliases,
  splitAliases,
  tidy,
  type InLocale,
  type Problems,
  type Typed,
} from './typed-form.ts'

const textFields = ['name', 'url', 'aliases', 'content', 'metaDescription', 'metaKeywords'] as const

type TextField = (typeof textFields)[number]

const ownFields = ['name', 'category', 'position', 'aliases', 'hidden'] as const

/** Makers have no category; theirs is empty. */
export type EntryField = (typeof ownFields)[number] | InLocale<TextField>

export const entryFields: readonly EntryField[] = [...ownFields, ...inEveryLocale(textFields)]

export type EntryForm = Typed<EntryField>

type EntryTexts = Omit<Record<TextField, string>, 'aliases'> & { aliases: string[] }

/** A maker or a series as it is stored. */
export type Entry = {
  name: string
  /** Of a series. */
  category: string
  position: number
  hidden: boolean
  texts: Partial<Record<Locale, EntryTexts>>
}

/** What is said in every language if nobody says otherwise, and what the suggested address is made of. */
type Defaults = { name: string; address: string }

/** As a form shows it: what follows the name of its own accord stays empty. */
export function entryForm({ name, category, position, hidden, texts }: Entry): EntryForm {
  const aliases = splitAliases(
    Object.fromEntries(locales.map((locale) => [locale, texts[locale]?.aliases ?? []])) as Record<Locale, string[]>,
  )
  const spoken = locales.flatMap((locale) => {
    const { name: own = '', url = '', content = '', metaDescription = '', metaKeywords = '' } = texts[locale] ?? {}
    const shown = { content, metaDescription, metaKeywords, url, aliases: aliases[locale] }
    const fields = { ...shown, name: own === name ? '' : own }
    return textFields.map((field) => [`${field}.${locale}`, fields[field]] as const)
  })
  return {
    ...(Object.fromEntries(spoken) as Typed<InLocale<TextField>>),
    name,
    category,
    position: String(position),
    hidden: hidden ? 'yes' : '',
    aliases: aliases.every,
  }
}

export const emptyEntry = (category = ''): EntryForm =>
  entryForm({ name: '', category, position: 1000, hidden: false, texts: {} })

export const tidyEntry = (form: EntryForm): EntryForm =>
  Object.fromEntries(entryFields.map((field) => [field, tidy(form[field])])) as EntryForm

export type ReadEntry = { ok: true; entry: Entry } | { ok: false; problems: Problems<EntryField> }

/** Reads a tidy form, or says everything that is wrong with it. `maker` is the maker of a series. */
export function readEntryForm(form: EntryForm, maker?: string): ReadEntry {
  const position = readPosition(form.position)
  const problems: Problems<EntryField> = {
    ...problemOf('name', nameProblem(form.name)),
    ...problemOf('aliases', aliasProblem(form.aliases)),
    ...(position === undefined && { position: { reason: 'position-form' } }),
    ...(maker !== undefined &&
      !categories.some((each) => each === form.category) && { category: { reason: 'category-unknown' } }),
  }
  const address = slug(maker === undefined ? form.name : `${maker} ${form.name}`)
  const texts: Entry['texts'] = {}
  for (const locale of locales) {
    const read = readTexts(form, locale, { name: form.name, address })
    texts[locale] = read
    Object.assign(problems, textProblems(read, form, locale))
  }
  if (hasProblems(problems) || position === undefined) return { ok: false, problems }
  const { name, category, hidden } = form
  return { ok: true, entry: { name, category, position, hidden: hidden === 'yes', texts } }
}

const readTexts = (form: EntryForm, locale: Locale, { name, address }: Defaults): EntryTexts => ({
  name: form[`name.${locale}`] || name,
  url: form[`url.${locale}`] || address,
  aliases: joinAliases(form.aliases, form[`aliases.${locale}`]),
  content: form[`content.${locale}`],
  metaDescription: form[`metaDescription.${locale}`],
  metaKeywords: form[`metaKeywords.${locale}`],
})

function textProblems(texts: EntryTexts, form: EntryForm, locale: Locale): Problems<EntryField> {
  // Without a name there is no address either; that is said once.
  const lacksName = texts.url === '' && form.name === ''
  return {
    ...(form[`name.${locale}`] !== '' && problemOf(`name.${locale}`, nameProblem(texts.name))),
    ...(!lacksName && problemOf(`url.${locale}`, urlProblem(texts.url))),
    ...problemOf(`aliases.${locale}`, aliasProblem(form[`aliases.${locale}`])),
    ...problemOf(`content.${locale}`, lengthProblem(texts.content, MAX_CONTENT)),
    ...problemOf(`metaDescription.${locale}`, lengthProblem(texts.metaDescription, MAX_META)),
    ...problemOf(`metaKeywords.${locale}`, lengthProblem(texts.metaKeywords, MAX_META)),
  }
}

const problemOf = (field: EntryField, problem: Problems<EntryField>[EntryField]): Problems<EntryField> =>
  problem === undefined ? {} : { [field]: problem }
