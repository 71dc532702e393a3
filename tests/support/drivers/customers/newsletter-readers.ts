import type { CountryCode } from '#shop/countries/country.ts'
import { someMailbox, useCustomers } from './customers.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import type { Answer } from './visit.ts'
import type { OwnSettings } from './visitors.ts'

/** Where everybody can ask for the newsletter. */
export const signUpPath = '/newsletter/enrich'

/** The path behind the button of a letter. */
export const linkIn = (letter: string): string => {
  const { pathname, search } = new URL(/https?:\/\/\S+\/newsletter\/\S+/.exec(letter)![0])
  return pathname + search
}

export const target = ({ status, headers }: Answer) => [status, headers.location]

/** A shop of its own whose newsletter people read and leave. */
export function useNewsletterReaders(own?: OwnSettings) {
  const customers = useCustomers(own)

  const open = (code: CountryCode, path: string, method = 'GET') => customers.ask(code, path, { ...asPerson, method })

  /** A form as a browser without scripts sends it. */
  const send = (code: CountryCode, path: string, form: [string, string][] | Record<string, string> = {}) =>
    customers.ask(code, path, {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: {
        ...asPerson.headers,
        origin: `http://${code}.localhost`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    })

  const rowOf = async (email: string) =>
    (await customers.query('select * from newsletter_subscribers where email = $1', [email])).rows[0]

  const actionsOf = async (id: string) => {
    const { rows } = await customers.query(
      'select action, source, wording from newsletter_consents where subscriber_id = $1 order by at, id',
      [id],
    )
    return rows as { action: string; source: string; wording: string }[]
  }

  /** Somebody who has confirmed his mailbox; the answer is the path of the page that he is led to. */
  async function newReader(code: CountryCode, email = someMailbox()) {
    await send(code, signUpPath, { email, from: 'footer' })
    const link = linkIn(await customers.letterTo(email, 'newsletter-confirm'))
    const token = new URLSearchParams(link.split('?')[1]).get('token')!
    const welcome = (await send(code, link, { token })).headers.location!
    const path = welcome.split('?')[0]!
    return { email, link, token, welcome, path, hash: path.split('/').at(-1)! }
  }

  const oneClick = (
    code: CountryCode,
    hash: string,
    body = 'List-Unsubscribe=One-Click',
    type = 'application/x-www-form-urlencoded',
  ) =>
    customers.ask(code, `/api/newsletter/unsubscribe/${hash}`, {
      method: 'POST',
      body,
      headers: {
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
        'content-type': type,
      },
    })

  return { ...customers, open, sendForm: send, rowOf, actionsOf, newReader, oneClick }
}
