import * as v from 'valibot'
import { categories } from '#shop/devices/categories.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { inEachLanguage, wordsIn, type LocalizedText } from './languages.ts'

const text = v.optional(v.string(), '')

const entryTexts = v.strictObject({ content: text, metaDescription: text, metaKeywords: text })

const categoryTexts = v.strictObject({ ...entryTexts.entries, name: v.string(), searchTerms: text })

const phrasings = v.strictObject({ content: v.array(v.string()), metaDescription: v.string(), metaKeywords: text })

/** The merchant's words about categories and makers, and the sentences for all those without words of their own. */
export const catalogueTexts = v.strictObject({
  categories: v.strictObject(
    v.entriesFromList(
      categories,
      v.strictObject({
        image: v.string(),
        questionnaire: v.string(),
        ...inEachLanguage(categoryTexts, v.partial(categoryTexts)),
      }),
    ),
  ),
  manufacturers: v.record(v.string(), v.strictObject(inEachLanguage(entryTexts, v.partial(entryTexts)))),
  templates: v.strictObject({
    manufacturer: v.strictObject(inEachLanguage(phrasings, v.partial(phrasings))),
    series: v.strictObject(inEachLanguage(phrasings, v.partial(phrasings))),
  }),
})

export type CatalogueTexts = v.InferOutput<typeof catalogueTexts>

/** The words of one locale. */
export function inLocale<Texts extends object>(texts: LocalizedText<Texts>, locale: Locale): Texts {
  return Object.assign({}, ...wordsIn(texts, locale).toReversed()) as Texts
}

/** Which of several phrasings a name gets: always the same, and neighbours differ. */
export const phrasingFor = (name: string, sentences: readonly string[]): string =>
  sentences[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % sentences.length] ?? ''

export const fillIn = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
