import { saveIssue, startIssue } from '#domain/newsletter/issues/change-issues.ts'
import { findIssue } from '#domain/newsletter/issues/find-issues.ts'
import type { Issue } from '#domain/newsletter/issues/issue.ts'
import type { IssueForm } from '#domain/newsletter/issues/issue-form.ts'
import { switchNewsletter } from '#domain/newsletter/switch-newsletter.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'

export const issueForm: IssueForm = {
  country: 'de',
  subject: 'Gute Preise im März',
  preheader: 'Was dein altes Telefon jetzt wert ist',
  text: 'Gerade zahlen wir **mehr** für [iPhones](screen:home).',
  interests: [],
  rate: '120',
}

/** So many people who get the newsletter of a country; tells their mailboxes. */
export async function addReaders(engines: Engines, count: number, code: CountryCode = 'de'): Promise<string[]> {
  const group = crypto.randomUUID().slice(0, 8)
  const mailboxes = Array.from({ length: count }, (_, index) => `reader-${group}-${index}@example.com`)
  const join = (email: string) =>
    switchNewsletter(engines, shopOf(code), { email, wanted: true, address: '203.0.113.1' })
  await Promise.all(mailboxes.map(join))
  return mailboxes
}

/** A draft, as it stands in the office afterwards. */
export async function writeIssue(engines: Engines, author: Colleague, form: Partial<IssueForm> = {}): Promise<Issue> {
  const result = await saveIssue(engines, { countries }, author, { ...issueForm, ...form })
  if (!result.ok) throw new Error(result.reason)
  return (await findIssue(engines, result.id))!
}

/** An issue that is on its way. Tells its id. */
export async function sendIssue(engines: Engines, author: Colleague, form: Partial<IssueForm> = {}): Promise<string> {
  const { id, changedAt } = await writeIssue(engines, author, form)
  const result = await startIssue(engines, { countries }, author, { id, seen: changedAt.toISOString() })
  if (!result.ok) throw new Error(result.reason)
  return id
}
