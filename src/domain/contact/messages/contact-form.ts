import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { manyLines, oneLine } from '#shop/forms/typed-text.ts'
import { subjects, type Subject } from './subjects.ts'

/** The form as it was sent, whatever it says. */
export type ContactForm = Record<'subject' | 'name' | 'email' | 'tradeNumber' | 'message', string>

/** What somebody writes to the shop. */
export type ContactText = { subject: Subject; name: string; email: string; message: string }

export type ContactProblem =
  | 'subject-missing'
  | 'name-missing'
  | 'name-too-long'
  | 'email-missing'
  | 'email-invalid'
  | 'trade-number-wrong'
  | 'message-missing'
  | 'message-too-long'

export type ContactProblems = Partial<Record<keyof ContactForm, ContactProblem>>

const MAX_NAME_LENGTH = 80
const MAX_MESSAGE_LENGTH = 4_000

/** One of the ten, if it is one. */
export const readSubject = (text: string | null): Subject | undefined => subjects.find((subject) => subject === text)

const nameProblem = (name: string): ContactProblem | undefined => {
  if (name === '') return 'name-missing'
  return name.length > MAX_NAME_LENGTH ? 'name-too-long' : undefined
}

const emailProblem = (email: string): ContactProblem | undefined => {
  if (email === '') return 'email-missing'
  return isEmailAddress(email) ? undefined : 'email-invalid'
}

const messageProblem = (message: string): ContactProblem | undefined => {
  if (message === '') return 'message-missing'
  return message.length > MAX_MESSAGE_LENGTH ? 'message-too-long' : undefined
}

type Reading = { text?: ContactText; problems: ContactProblems }

/**
 * What a form says, or what is wrong with which field. Who left out the number of a trade is answered all the same; one
 * that cannot be right would lead us astray. Whether there is such a trade nobody is told: it may be somebody else's.
 */
export function readContactForm(form: ContactForm, trade: { number: number } | undefined): Reading {
  const subject = readSubject(form.subject)
  const name = oneLine(form.name)
  const email = form.email.trim()
  const message = manyLines(form.message)
  const found = {
    subject: subject ? undefined : ('subject-missing' as const),
    name: nameProblem(name),
    email: emailProblem(email),
    tradeNumber: form.tradeNumber.trim() !== '' && !trade ? ('trade-number-wrong' as const) : undefined,
    message: messageProblem(message),
  }
  const problems: ContactProblems = Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
  if (!subject || Object.keys(problems).length > 0) return { problems }

  return { text: { subject, name, email, message }, problems }
}
