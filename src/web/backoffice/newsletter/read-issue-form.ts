import type { IssueForm } from '#domain/newsletter/issues/issue-form.ts'
import { formText } from '#web/backoffice/form-text.ts'

export const readIssueForm = (sent: FormData): IssueForm => ({
  country: formText(sent, 'country'),
  subject: formText(sent, 'subject'),
  preheader: formText(sent, 'preheader'),
  text: formText(sent, 'text'),
  interests: sent.getAll('interest').map(String),
  rate: formText(sent, 'rate'),
})
