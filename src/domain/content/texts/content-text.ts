import { contentTopics, type ContentTopic } from '#shop/screens/content-topics.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Meanings } from './meanings.ts'
import { unknownIn, type Unknown } from './unknown-marks.ts'

/** Written and not shown · shown · shown once. */
export type VersionStatus = 'draft' | 'published' | 'retired'

/** What the merchant says about a topic in a country, as it was written down once. */
export type ContentVersion = {
  country: CountryCode
  topic: ContentTopic
  version: number
  title: string
  description: string
  text: string
  author: string
  createdAt: Date
  status: VersionStatus
  publishedAt: Date | null
}

/** A topic in a country. */
export type Place = Pick<ContentVersion, 'country' | 'topic'>

export type ContentForm = Record<'title' | 'description' | 'text', string>

export type ContentProblem =
  | 'title-missing'
  | 'title-too-long'
  | 'description-missing'
  | 'description-too-long'
  | 'text-missing'
  | 'text-too-long'
  | 'heading-too-large'
  | Unknown['problem']

/** `what` is the part of the text that is meant. */
export type ContentProblems = Partial<Record<keyof ContentForm, ContentProblem>> & { what?: string }

const longest = { title: 120, description: 300, text: 100_000 }

export const isTopic = (text: string): text is ContentTopic => contentTopics.some((topic) => topic === text)

/** As it is kept: single lines without breaks, and a text with one kind of them. */
export const asWritten = ({ title, description, text }: ContentForm): ContentForm => ({
  title: title.replaceAll(/\s+/g, ' ').trim(),
  description: description.replaceAll(/\s+/g, ' ').trim(),
  text: text.replaceAll(/\r\n?/g, '\n').trim(),
})

/** What keeps a text from being written down at all. */
export function tooLong({ title, description, text }: ContentForm): ContentProblems {
  const problems: ContentProblems = {}
  if (title.length > longest.title) problems.title = 'title-too-long'
  if (description.length > longest.description) problems.description = 'description-too-long'
  if (text.length > longest.text) problems.text = 'text-too-long'
  return problems
}

/** What keeps a text from being shown. */
export function publishProblems(form: ContentForm, meanings: Meanings): ContentProblems {
  const problems = tooLong(form)
  if (form.title === '') problems.title = 'title-missing'
  if (form.description === '') problems.description = 'description-missing'
  const unknown = unknownIn(form.text, meanings)
  if (form.text === '') problems.text = 'text-missing'
  // The title is the one great heading of the page.
  else if (/^#[ \t]/m.test(form.text)) problems.text = 'heading-too-large'
  else if (unknown) {
    problems.text = unknown.problem
    problems.what = unknown.what
  }
  return problems
}
