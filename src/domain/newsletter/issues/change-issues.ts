import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { isId, newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { deleteWaiting } from './delivery-store.ts'
import { canTake, steps, type Issue, type Step } from './issue.ts'
import { readIssue, textProblems, type IssueForm, type IssueProblems, type IssueWords } from './issue-form.ts'
import { issueMeanings } from './issue-meanings.ts'
import { countAudience, lockIssue, insertIssue, issueById, updateIssue } from './issue-store.ts'
import { NEXT_PORTION, SEND_NEWSLETTERS } from './send-issues.ts'

type Needs = Pick<Engines, 'db' | 'jobs' | 'now'>

export type IssueRefusal =
  | 'not-yours-to-do'
  | 'no-such-issue'
  | 'not-a-draft'
  | 'changed-meanwhile'
  | 'nobody-to-write-to'

export type ChangeIssueResult =
  | { ok: true; id: string }
  | { ok: false; reason: IssueRefusal | 'not-possible-now' }
  | { ok: false; reason: 'invalid'; problems: IssueProblems }

const refuse = (reason: IssueRefusal | 'not-possible-now') => ({ ok: false, reason }) as const

const subjectOf = (id: string): string => `newsletter ${id}`

const shown = ({ country, subject, preheader, text, interests, rate }: IssueWords): IssueWords => ({
  country,
  subject,
  preheader,
  text,
  interests,
  rate,
})

/** The draft as its author knew it; who saves over what a colleague wrote meanwhile would undo it. */
async function lockDraft(tx: Transaction, { id, seen }: { id: string; seen: string }) {
  const issue = isId(id) ? await lockIssue(tx, id) : undefined
  if (!issue) return refuse('no-such-issue')
  if (issue.status !== 'draft') return refuse('not-a-draft')
  return issue.changedAt.toISOString() === seen ? ({ ok: true, issue } as const) : refuse('changed-meanwhile')
}

/** Writes a draft, or a new one if none is named. */
export async function saveIssue(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  { countries }: Pick<Storefronts, 'countries'>,
  colleague: Colleague,
  form: IssueForm,
  draft?: { id: string; seen: string },
): Promise<ChangeIssueResult> {
  if (!may(colleague, 'newsletter.change')) return refuse('not-yours-to-do')
  const reading = readIssue(form, countries)
  if (!reading.ok) return { ok: false, reason: 'invalid', problems: reading.problems }
  if (!draft) return { ok: true, id: await addDraft({ db, now }, colleague, reading.words) }

  return db.transaction().execute(async (tx): Promise<ChangeIssueResult> => {
    const held = await lockDraft(tx, draft)
    if (!held.ok) return held
    const changedAt = now()
    await updateIssue(tx, draft.id, { ...reading.words, changedAt })
    const change = { subject: subjectOf(draft.id), before: shown(held.issue), after: reading.words }
    await writeAudit(tx, colleague, { action: 'newsletter.write', ...change }, changedAt)
    return { ok: true, id: draft.id }
  })
}

async function addDraft({ db, now: clock }: Pick<Needs, 'db' | 'now'>, colleague: Colleague, words: IssueWords) {
  const now = clock()
  const id = newId(now)
  await db.transaction().execute(async (tx) => {
    await insertIssue(tx, { id, author: colleague.username, words, now })
    const change = { action: 'newsletter.write', subject: subjectOf(id), before: null, after: words }
    await writeAudit(tx, colleague, change, now)
  })
  return id
}

/** What was written once can be the beginning of the next one. */
export async function copyIssue(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  colleague: Colleague,
  id: string,
): Promise<ChangeIssueResult> {
  if (!may(colleague, 'newsletter.change')) return refuse('not-yours-to-do')
  const issue = isId(id) ? await issueById(db, id) : undefined
  return issue ? { ok: true, id: await addDraft({ db, now }, colleague, shown(issue)) } : refuse('no-such-issue')
}

/** From now on it goes out. What was confirmed has to be what is there: `seen` says which draft that was. */
export async function startIssue(
  { db, jobs, now: clock }: Needs,
  { countries }: Pick<Storefronts, 'countries'>,
  colleague: Colleague,
  draft: { id: string; seen: string },
): Promise<ChangeIssueResult> {
  if (!may(colleague, 'newsletter.send')) return refuse('not-yours-to-do')

  return db.transaction().execute(async (tx): Promise<ChangeIssueResult> => {
    const held = await lockDraft(tx, draft)
    if (!held.ok) return held
    const { issue } = held
    const country = countries[issue.country]
    const problems: IssueProblems = country.features.newsletter
      ? textProblems(issue.text, issueMeanings(country))
      : { country: 'country-missing' }
    if (Object.keys(problems).length > 0) return { ok: false, reason: 'invalid', problems }
    const people = await countAudience(tx, issue)
    if (people === 0) return refuse('nobody-to-write-to')

    const startedAt = clock()
    await updateIssue(tx, issue.id, { status: 'sending', startedAt, changedAt: startedAt })
    await writeStep(tx, colleague, 'send', issue, { status: 'sending', people }, startedAt)
    await jobs.enqueue(SEND_NEWSLETTERS, {}, { within: tx, singletonKey: NEXT_PORTION })
    return { ok: true, id: issue.id }
  })
}

/** Pauses, goes on or ends for good. Whoever sends holds the issue only for a moment, so this acts at once. */
export async function takeStep(
  { db, jobs, now: clock }: Needs,
  colleague: Colleague,
  { id, step }: { id: string; step: Step },
): Promise<ChangeIssueResult> {
  if (!may(colleague, 'newsletter.send')) return refuse('not-yours-to-do')

  return db.transaction().execute(async (tx): Promise<ChangeIssueResult> => {
    const issue = isId(id) ? await lockIssue(tx, id) : undefined
    if (!issue) return refuse('no-such-issue')
    if (!canTake(issue.status, step)) return refuse('not-possible-now')
    const now = clock()
    const status = steps[step]
    if (status === 'stopped') await deleteWaiting(tx, id)
    await updateIssue(tx, id, { status, changedAt: now, ...(status === 'stopped' && { finishedAt: now }) })
    await writeStep(tx, colleague, step, issue, { status }, now)
    if (status === 'sending') await jobs.enqueue(SEND_NEWSLETTERS, {}, { within: tx, singletonKey: NEXT_PORTION })
    return { ok: true, id }
  })
}

const writeStep = (
  tx: Transaction,
  colleague: Colleague,
  step: Step | 'send',
  { id, status }: Issue,
  after: object,
  now: Date,
): Promise<void> =>
  writeAudit(tx, colleague, { action: `newsletter.${step}`, subject: subjectOf(id), before: { status }, after }, now)
