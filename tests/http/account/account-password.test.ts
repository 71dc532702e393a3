import { describe, expect, test } from 'vitest'
import {
  goodPassword,
  someMailbox,
  useCustomers,
  type TokenAnswer,
} from '#tests/support/drivers/customers/customers.ts'

const customers = useCustomers()

const newPassword = 'vier grüne Laternen'

type Customer = Awaited<ReturnType<typeof customers.newCustomer>>

const change = ({ call, id, email }: Customer, more: object = {}) =>
  call('POST', '/api/account/changePassword', {
    password: newPassword,
    userId: id,
    email,
    currentPassword: goodPassword,
    ...more,
  })

const forget = (email: string, lang = 'de_DE') =>
  customers.send('de', 'POST', '/api/account/forgotPasswordMail', { email, lang })

const reset = (token: string, password = newPassword, country: 'de' | 'at' = 'de') =>
  customers.send(country, 'POST', '/api/account/resetPassword', { password }, { token })

describe('S7.04 changing the password', () => {
  test('M20 needs the current one, ends all other sessions, and is told by letter', async () => {
    const customer = await customers.newCustomer()
    const other = (await customers.login('de', customer.email)).json<TokenAnswer>()

    expect((await change(customer)).status).toBe(204)

    const elsewhere = { authorization: `Bearer ${other.access_token}` }
    expect((await customers.send('de', 'GET', '/api/account/sessions', undefined, elsewhere)).status).toBe(401)
    expect((await customer.call('GET', '/api/account/sessions')).status).toBe(200)
    expect((await customers.login('de', customer.email)).status).toBe(401)
    expect((await customers.login('de', customer.email, newPassword)).status).toBe(200)
    expect(await customers.letterTo(customer.email, 'password-changed')).toContain('Dein Passwort')
  })

  test('is refused with a wrong current one, a weak new one, or for somebody else', async () => {
    const [customer, other] = [await customers.newCustomer(), await customers.newCustomer()]

    const wrong = await change(customer, { currentPassword: 'wrong password' })
    expect([wrong.status, wrong.json()['code']]).toEqual([422, 'wrong-password'])
    expect((await change(customer, { password: '12345678' })).json()).toMatchObject({
      violations: [{ propertyPath: 'password', code: 'common' }],
    })
    expect((await change(customer, { userId: other.id })).status).toBe(403)
    expect((await change(customer, { email: other.email })).status).toBe(403)
    expect((await customers.login('de', customer.email)).status).toBe(200)
    expect((await customers.login('de', other.email)).status).toBe(200)
  })

  test('cannot be used to guess the current one', async () => {
    const customer = await customers.newCustomer()
    const answers = []
    for (let guess = 0; guess < 12; guess += 1)
      answers.push(await change(customer, { currentPassword: `guess ${guess}` }))

    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
  })
})

describe('S7.08 a forgotten password', () => {
  test('is answered alike for known and unknown addresses, and only the known get a letter', async () => {
    const { email } = await customers.newCustomer()
    const nobody = someMailbox()
    const [known, unknown] = [await forget(email), await forget(nobody)]

    expect([known.status, known.text]).toEqual([202, unknown.text])
    expect(unknown.status).toBe(202)
    expect(await customers.letterTo(email, 'password-reset')).toContain('/account/password-reset?token=')
    // The letter for the known address came later than the one that was never written.
    const { rows } = await customers.query('select 1 from letters where to_address = $1', [nobody])
    expect(rows).toEqual([])
  })

  test.each([
    ['de_AT', 'Neues Passwort festlegen'],
    ['es_ES', 'Crea una contraseña nueva'],
    ['fr_FR', 'Choisissez un nouveau mot de passe'],
    ['it_IT', 'Scegli una nuova password'],
  ])('M19 is written in %s, and leads to the country of the account', async (lang, subject) => {
    const { email } = await customers.newCustomer()
    await forget(email, lang)
    const letter = await customers.letterTo(email, 'password-reset')

    expect(letter).toContain(subject)
    expect(letter).toMatch(/http:\/\/de\.localhost:\d+\/account\/password-reset\?token=/)
  })

  test('needs a language that the shop speaks', async () => {
    expect((await forget(someMailbox(), 'xx_XX')).json()).toMatchObject({ code: 'invalid-locale' })
    expect((await forget(someMailbox(), '')).json()).toMatchObject({ code: 'missing-locale' })
  })

  test('fills no mailbox: three letters an hour', async () => {
    const { email } = await customers.newCustomer()
    for (let times = 0; times < 6; times += 1) await forget(email)
    const { rows } = await customers.query(`select count(*) as jobs from pgboss.job where name = 'send-password-link'`)
    await forget(email)

    const after = await customers.query(`select count(*) as jobs from pgboss.job where name = 'send-password-link'`)
    expect(after.rows).toEqual(rows)
  })

  test('keeps no address that can be read in its jobs', async () => {
    const { email } = await customers.newCustomer()
    await forget(email)
    const { rows } = await customers.query('select data::text as data from pgboss.job')

    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(email)
  })
})

describe('S7.11 the link for a new password', () => {
  test('works once, ends every session, and makes all other such links worthless', async () => {
    const { email, call } = await customers.newCustomer()
    await forget(email)
    const first = await customers.tokenTo(email, 'password-reset')
    await customers.query(`delete from letters where to_address = $1 and kind = 'password-reset'`, [email])
    await forget(email)
    const second = await customers.tokenTo(email, 'password-reset')

    expect((await reset(second)).status).toBe(204)

    expect((await call('GET', '/api/account/sessions')).status).toBe(401)
    expect((await customers.login('de', email)).status).toBe(401)
    expect((await customers.login('de', email, newPassword)).status).toBe(200)
    for (const token of [first, second]) expect((await reset(token, 'fünf rote Tassen')).status).toBe(410)
    expect((await customers.login('de', email, newPassword)).status).toBe(200)
    expect(await customers.letterTo(email, 'password-changed')).toContain('Dein Passwort')
  })

  test('survives a weak password, and dies of old age after an hour', async () => {
    const { email } = await customers.newCustomer()
    await forget(email)
    const token = await customers.tokenTo(email, 'password-reset')

    expect((await reset(token, 'kurz')).json()).toMatchObject({
      violations: [{ propertyPath: 'password', code: 'too-short' }],
    })
    const { rows } = await customers.query(
      `select extract(epoch from l.expires_at - l.created_at)::int as seconds from account_links l
       join accounts a on a.id = l.account_id where a.email = $1 and purpose = 'password'`,
      [email],
    )
    expect(rows).toEqual([{ seconds: 3600 }])
    await customers.query(`update account_links set expires_at = now() where purpose = 'password'`)
    expect((await reset(token)).json()).toMatchObject({ code: 'link-expired' })
  })

  test('used by many at once sets one password', async () => {
    const { email } = await customers.newCustomer()
    await forget(email)
    const token = await customers.tokenTo(email, 'password-reset')
    const passwords = Array.from({ length: 6 }, (_, index) => `gelbe Boote ${index}`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))

    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const winner = passwords[answers.findIndex(({ status }) => status === 204)]!
    expect((await customers.login('de', email, winner)).status).toBe(200)
  })

  test('is of no use in another country, nor for anything else', async () => {
    const { email } = await customers.newCustomer()
    await forget(email)
    const token = await customers.tokenTo(email, 'password-reset')

    expect((await reset(token, newPassword, 'at')).status).toBe(410)
    const activated = await customers.send('de', 'POST', '/api/account/activateRegistration', undefined, { token })
    expect(activated.json()).toEqual({ token: null, activated: false })
    expect((await reset(token)).status).toBe(204)
  })
})

describe('a new e-mail address', () => {
  test('counts once its mailbox is confirmed, and both mailboxes are told', async () => {
    const customer = await customers.newCustomer()
    const email = someMailbox()
    expect((await customer.call('POST', '/api/account/changeEmail', { email: email.toUpperCase() })).status).toBe(202)
    const token = await customers.tokenTo(email, 'email-change')
    expect((await customers.login('de', email)).status).toBe(401)

    const confirmed = await customers.send('de', 'POST', '/api/account/activateRegistration', undefined, { token })

    expect(confirmed.json()).toMatchObject({ activated: true })
    expect((await customers.login('de', email)).status).toBe(200)
    expect((await customers.login('de', customer.email)).status).toBe(401)
    for (const to of [customer.email, email]) expect(await customers.letterTo(to, 'email-changed')).toContain(email)
  })

  test('that belongs to another account is asked for in vain, and nobody learns why', async () => {
    const [customer, other] = [await customers.newCustomer(), await customers.newCustomer()]
    expect((await customer.call('POST', '/api/account/changeEmail', { email: other.email })).status).toBe(202)

    expect(await customers.letterTo(other.email, 'account-exists')).not.toContain('token=')
    expect((await customers.login('de', customer.email)).status).toBe(200)
  })

  test('needs a password that was given not long ago', async () => {
    const { call, id } = await customers.newCustomer()
    await customers.query(
      `update sessions set authenticated_at = now() - interval '11 minutes' where account_id = $1`,
      [id],
    )
    const answer = await call('POST', '/api/account/changeEmail', { email: someMailbox() })

    expect([answer.status, answer.json()['code']]).toEqual([401, 'prove-yourself'])
    expect((await call('GET', '/api/account/sessions')).status).toBe(200)
  })
})

test('another account to be paid to is told to the owner by letter', async () => {
  const { call, email } = await customers.newCustomer('it')
  const patch = { 'content-type': 'application/merge-patch+json' }
  const payment = { holder: 'Ana Muster', iban: 'IT60X0542811101000000123456', bic: '' }
  const bank = (await call('PATCH', '/api/customers/bank_accounts', { payment }, patch)).json<{ '@id': string }>()
  const chosen = await call('POST', '/api/customers/customer_payment_accounts', { bankAccount: bank['@id'] })

  expect(chosen.status).toBe(201)
  expect(await customers.letterTo(email, 'payee-changed')).toContain('pagheremo le nuove vendite su IT… 3456')
})
