import { categories, type Category } from '#shop/devices/categories.ts'
import { dayAt, isIsoDay, type TimeZone } from '#shop/formats/dates.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { salutations, type Details } from '#domain/newsletter/subscriber.ts'

/** The form as it was sent, whatever it says. */
export type EnrichForm = { salutation: string; firstName: string; birthday: string; interests: readonly string[] }

export type EnrichProblem = 'too-long' | 'not-a-day' | 'not-past' | 'nothing'

export type EnrichProblems = Partial<Record<'firstName' | 'birthday' | 'form', EnrichProblem>>

type Reading = { ok: true; told: Partial<Details> } | { ok: false; problems: EnrichProblems }

const MAX_NAME_LENGTH = 80
const EARLIEST_BIRTHDAY = '1900-01-01'

function birthdayProblem(birthday: string, now: Date, zone: TimeZone): EnrichProblem | undefined {
  if (birthday === '') return undefined
  if (!isIsoDay(birthday) || birthday < EARLIEST_BIRTHDAY) return 'not-a-day'
  return birthday < dayAt(now, zone) ? undefined : 'not-past'
}

/** What somebody tells about himself. What he leaves empty is not told, and stays as it was. */
export function readEnrichment(form: EnrichForm, now: Date, zone: TimeZone): Reading {
  const firstName = oneLine(form.firstName)
  const birthday = form.birthday.trim()
  const salutation = salutations.find((each) => each === form.salutation)
  const interests: Category[] = categories.filter((category) => form.interests.includes(category))
  const told: Partial<Details> = {
    ...(salutation && { salutation }),
    ...(firstName !== '' && { firstName }),
    ...(birthday !== '' && { birthday }),
    ...(interests.length > 0 && { interests }),
  }
  const found: Record<keyof EnrichProblems, EnrichProblem | undefined> = {
    firstName: firstName.length > MAX_NAME_LENGTH ? 'too-long' : undefined,
    birthday: birthdayProblem(birthday, now, zone),
    form: Object.keys(told).length === 0 ? 'nothing' : undefined,
  }
  const problems: EnrichProblems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, told }
}
