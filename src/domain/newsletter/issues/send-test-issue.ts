import { mailboxKey } from '#domain/letters/mailbox-key.ts'
import { emailHash, mailboxOf } from '#domain/newsletter/email-hash.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { isId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { textProblems, type IssueProblems } from './issue-form.ts'
import { issueLetters } from './issue-letter.ts'
import { issueMeanings } from './issue-meanings.ts'
import { issueById } from './issue-store.ts'

const HOUR = 60 * 60

/** A test is for oneself: by this form nobody writes to many, nor many times to somebody. */
const perColleague = { name: 'newsletter-test', points: 20, seconds: HOUR }
const perMailbox = { name: 'newsletter-test-mailbox', points: 5, seconds: HOUR }

export type TestIssueResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'no-such-issue' | 'email-invalid' | 'too-many-tests' }
  | { ok: false; reason: 'invalid'; problems: IssueProblems }

/** The letter as readers get it, to one mailbox. Whose it is stands in no log. */
export async function sendTestIssue(
  { db, mail, cache, vault, now }: Pick<Engines, 'db' | 'mail' | 'cache' | 'vault' | 'now'>,
  { countries }: Pick<Storefronts, 'countries'>,
  colleague: Colleague,
  { id, email: typed }: { id: string; email: string },
): Promise<TestIssueResult> {
  if (!may(colleague, 'newsletter.change')) return { ok: false, reason: 'not-yours-to-do' }
  const issue = isId(id) ? await issueById(db, id) : undefined
  if (!issue) return { ok: false, reason: 'no-such-issue' }
  const email = mailboxOf(typed)
  if (!isEmailAddress(email)) return { ok: false, reason: 'email-invalid' }
  const country = countries[issue.country]
  const problems = textProblems(issue.text, issueMeanings(country))
  if (Object.keys(problems).length > 0) return { ok: false, reason: 'invalid', problems }
  const mine = await cache.spend(perColleague, colleague.id)
  if (!mine.allowed || !(await cache.spend(perMailbox, mailboxKey(email))).allowed)
    return { ok: false, reason: 'too-many-tests' }

  const letter = issueLetters(country, issue)({ email, emailHash: emailHash(vault, email), firstName: null })
  await db.transaction().execute(async (tx) => {
    await mail.post({ ...letter, subject: `[Test] ${letter.subject}`, kind: 'newsletter-test' }, tx)
    const change = { action: 'newsletter.test', subject: `newsletter ${id}`, before: null, after: null }
    await writeAudit(tx, colleague, change, now())
  })
  return { ok: true }
}
