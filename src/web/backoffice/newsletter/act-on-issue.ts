import { data, redirect } from 'react-router'
import { copyIssue, saveIssue, takeStep } from '#domain/newsletter/issues/change-issues.ts'
import { isStep, type Step } from '#domain/newsletter/issues/issue.ts'
import type { IssueForm, IssueProblems } from '#domain/newsletter/issues/issue-form.ts'
import { sendTestIssue, type TestIssueResult } from '#domain/newsletter/issues/send-test-issue.ts'
import type { ChangeIssueResult } from '#domain/newsletter/issues/change-issues.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { readIssueForm } from './read-issue-form.ts'

type Failed = Extract<ChangeIssueResult | TestIssueResult, { ok: false }>

/** What the form lacks. Everything else is not possible as things stand. */
const incomplete: ReadonlySet<string> = new Set(['invalid', 'email-invalid'])

const statusOf = (reason: Failed['reason']): number => {
  if (reason === 'not-yours-to-do') return 403
  if (reason === 'too-many-tests') return 429
  return incomplete.has(reason) ? 422 : 409
}

/** The page once more, with what was typed. */
function refuse(failed: Failed, typed?: { form: IssueForm; email: string }) {
  const problems: IssueProblems = failed.reason === 'invalid' ? failed.problems : {}
  return data({ reason: failed.reason, problems, ...typed }, { status: statusOf(failed.reason) })
}

export type IssueIntent = Step | 'copy' | 'save' | 'send' | 'test'

/** Drafts are saved, tested and taken to the door; what is on its way is paused, goes on or is stopped. */
export async function actOnIssue(asked: OfficeForm, id: string, intent: IssueIntent) {
  const { engines, storefronts, colleague, form: sent } = asked
  if (intent === 'copy') {
    const copied = await copyIssue(engines, colleague, id)
    return copied.ok ? redirect(`/newsletter/${copied.id}`) : refuse(copied)
  }
  if (isStep(intent)) {
    const taken = await takeStep(engines, colleague, { id, step: intent })
    return taken.ok ? redirect(`/newsletter/${id}`) : refuse(taken)
  }
  const typed = { form: readIssueForm(sent), email: formText(sent, 'email') }
  const saved = await saveIssue(engines, storefronts, colleague, typed.form, { id, seen: formText(sent, 'seen') })
  if (!saved.ok) return refuse(saved, typed)
  if (intent === 'send') return redirect(`/newsletter/${id}/send`)
  if (intent !== 'test') return redirect(`/newsletter/${id}?done=saved`)
  const tested = await sendTestIssue(engines, storefronts, colleague, { id, email: typed.email })
  return tested.ok ? redirect(`/newsletter/${id}?done=test`) : refuse(tested, typed)
}
