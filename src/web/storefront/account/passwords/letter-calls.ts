import { answerTo, type Answer } from '#web/storefront/account/account-answer.ts'
import { json } from '#web/storefront/account/account-calls.ts'
import { ShopUnreachable } from '#web/storefront/account/account-errors.ts'
import { subjectOf } from '#web/storefront/account/login/token-subject.ts'

/** What the form of a new account asks; address and account may follow later. */
export type Registration = {
  firstName: string
  lastName: string
  email: string
  password: string
  locale: string
  Address?: Record<string, string>
  Payment?: Record<string, string>
}

/** The address is the name under which one logs in, in small letters. */
export function registrationBody({ firstName, lastName, email, password, locale, Address, Payment }: Registration) {
  const username = email.trim().toLowerCase()
  return {
    enabled: true,
    firstName,
    lastName,
    username,
    email: username,
    credentials: [{ type: 'password', value: password, temporary: false }],
    requiredActions: ['VERIFY_EMAIL'],
    groups: [],
    attributes: { locale: [locale] },
    ...(Address && { Address }),
    ...(Payment && { Payment }),
  }
}

export const register = (registration: Registration): Promise<Answer> =>
  answerTo(fetch('/api/account/register', json(registrationBody(registration))))

export const forgotPassword = (email: string, lang: string): Promise<Answer> =>
  answerTo(fetch('/api/account/forgotPasswordMail', json({ email: email.trim(), lang })))

export const resetPassword = (token: string, password: string): Promise<Answer> =>
  answerTo(fetch('/api/account/resetPassword', json({ password }, { token })))

export type ActivateResult = { token?: string | null; activated: boolean }

/** The word for the second step, or nothing if there is nothing to switch on. */
export function identifierIn({ token, activated }: ActivateResult): string | undefined {
  if (!activated) return undefined
  if (!token) throw new Error('Token is missing from activateResult')
  return subjectOf(token) === undefined ? undefined : token
}

/** Confirms what a letter asks to confirm: first the account, then the customer behind it. */
export async function activate(token: string): Promise<{ activated: boolean }> {
  const post = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(path, { method: 'POST', headers })
    if (answer.status >= 500 || answer.status === 429) throw new ShopUnreachable(answer.status)
    return answer
  }
  const first = await post('/api/account/activateRegistration', { token })
  const identifier = first.ok ? identifierIn((await first.json()) as ActivateResult) : undefined
  if (identifier === undefined) return { activated: false }

  const second = await post('/api/activateCustomerByIdentifier', { identifier })
  return { activated: second.ok }
}
