import { countryCodes } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { manyLines, oneLine } from '#shop/forms/typed-text.ts'
import { subjects, type Subject } from '#domain/contact/messages/subjects.ts'

/** A beginning for answers that are written often. */
export type AnswerTemplate = {
  id: string
  title: string
  /** Its language is that of a country. */
  country: CountryCode
  /** Nothing: it suits every subject. */
  subject: Subject | null
  text: string
}

/** As somebody typed it; no subject means all. */
export type TemplateForm = Record<'title' | 'country' | 'subject' | 'text', string>

export type TemplateProblem = 'title-missing' | 'title-too-long' | 'country-missing' | 'text-missing' | 'text-too-long'

export type TemplateProblems = Partial<Record<keyof TemplateForm, TemplateProblem>>

const MAX_TITLE_LENGTH = 80
const MAX_TEXT_LENGTH = 5_000

export function readTemplateForm(
  form: TemplateForm,
): { ok: true; template: Omit<AnswerTemplate, 'id'> } | { ok: false; problems: TemplateProblems } {
  const title = oneLine(form.title)
  const text = manyLines(form.text)
  const country = countryCodes.find((code) => code === form.country)
  const problems: TemplateProblems = {}
  if (title === '') problems.title = 'title-missing'
  if (title.length > MAX_TITLE_LENGTH) problems.title = 'title-too-long'
  if (text === '') problems.text = 'text-missing'
  if (text.length > MAX_TEXT_LENGTH) problems.text = 'text-too-long'
  if (country === undefined) problems.country = 'country-missing'
  if (country === undefined || Object.keys(problems).length > 0) return { ok: false, problems }

  return {
    ok: true,
    template: { title, country, subject: subjects.find((each) => each === form.subject) ?? null, text },
  }
}
