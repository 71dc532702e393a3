import type { Meanings } from '#domain/content/texts/meanings.ts'
import { readMarkdown } from '#domain/content/texts/markdown.ts'
import { unknownIn, type Unknown } from '#domain/content/texts/unknown-marks.ts'
import { categories, type Category } from '#shop/devices/categories.ts'
import type { Country, CountryCode } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import type { Issue } from './issue.ts'
import { rates } from './rate.ts'

/** The form as it was sent, whatever it says. */
export type IssueForm = {
  country: string
  subject: string
  preheader: string
  text: string
  interests: readonly string[]
  rate: string
}

export type IssueProblem =
  | 'country-missing'
  | 'subject-missing'
  | 'too-long'
  | 'rate-unknown'
  | 'text-missing'
  | 'picture'
  | 'placeholder'
  | Unknown['problem']

/** `what` is the part of the text that is meant. */
export type IssueProblems = Partial<Record<'country' | 'subject' | 'preheader' | 'text' | 'rate', IssueProblem>> & {
  what?: string
}

export type IssueWords = Pick<Issue, 'country' | 'subject' | 'preheader' | 'text' | 'interests' | 'rate'>

const longest = { subject: 120, preheader: 150, text: 50_000 }

/** The countries that have a newsletter. */
export const newsletterCountries = (countries: Storefronts['countries']): Country[] =>
  Object.values(countries).filter(({ features }) => features.newsletter)

type Reading = { ok: true; words: IssueWords } | { ok: false; problems: IssueProblems }

/** A draft may lack its text, but not who it is for. */
export function readIssue(form: IssueForm, countries: Storefronts['countries']): Reading {
  const country = newsletterCountries(countries).find(({ code }) => code === form.country)?.code
  const rate = rates.find((each) => String(each) === form.rate)
  const [subject, preheader] = [oneLine(form.subject), oneLine(form.preheader)]
  const text = form.text.replaceAll(/\r\n?/g, '\n').trim()
  const interests: Category[] = categories.filter((category) => form.interests.includes(category))
  const found: Record<'country' | 'subject' | 'preheader' | 'text' | 'rate', IssueProblem | undefined> = {
    country: country === undefined ? 'country-missing' : undefined,
    subject: subject === '' ? 'subject-missing' : tooLong('subject', subject),
    preheader: tooLong('preheader', preheader),
    text: tooLong('text', text),
    rate: rate === undefined ? 'rate-unknown' : undefined,
  }
  if (country && rate && Object.values(found).every((problem) => problem === undefined))
    return { ok: true, words: { country: country satisfies CountryCode, subject, preheader, text, interests, rate } }
  return { ok: false, problems: Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) }
}

const tooLong = (name: keyof typeof longest, text: string): 'too-long' | undefined =>
  text.length > longest[name] ? 'too-long' : undefined

/** Why a text cannot go out as it is. */
export function textProblems(text: string, meanings: Meanings): IssueProblems {
  if (text === '') return { text: 'text-missing' }
  const unknown = unknownIn(text, meanings)
  if (unknown) return { text: unknown.problem, what: unknown.what }
  const placeholder = /\[\[[^\][]{1,300}\]\]/.exec(text)?.[0]
  if (placeholder !== undefined) return { text: 'placeholder', what: placeholder }
  const hasPicture = readMarkdown(text, meanings).some(({ kind }) => kind === 'drawing' || kind === 'piece')
  return hasPicture ? { text: 'picture' } : {}
}
