import { describe, expect, test } from 'vitest'
import { goodPassword, registrationOf, someMailbox, useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

const customers = useCustomers()

type Problem = { code: string; violations: { propertyPath: string; code: string; message: string }[] }
type Customer = { customerNumber: string; person: object; address: object; paymentAccounts: object[] }

const activate = (token: string, country: 'de' | 'at' = 'de') =>
  customers.send(country, 'POST', '/api/account/activateRegistration', undefined, { token })

const switchOn = (identifier: string, method: 'GET' | 'POST' = 'GET') =>
  customers.send('de', method, '/api/activateCustomerByIdentifier', undefined, { identifier })

const rowOf = async (email: string) =>
  (await customers.query('select * from accounts where email = $1 order by created_at, id', [email])).rows

const subjects = {
  at: 'Bitte bestätige deine E-Mail-Adresse',
  de: 'Bitte bestätige deine E-Mail-Adresse',
  es: 'Confirma tu dirección de correo',
  fr: 'Confirmez votre adresse e-mail',
  it: 'Conferma il tuo indirizzo e-mail',
}

describe('S7.05 a registration', () => {
  test.each(triedCountries)('S4.07 M01 in %s is confirmed by a letter in its language', async (country) => {
    const email = someMailbox()
    expect((await customers.register(country, email)).status).toBe(202)
    expect(await customers.letterTo(email, 'account-activation')).toContain(subjects[country])
    expect((await customers.login(country, email)).status).toBe(401)

    expect((await customers.confirm(country, email)).customerNumber).toMatch(/^\d{5,}$/)

    expect((await customers.login(country, email)).status).toBe(200)
  })

  test('F-05 of one mailbox waits once, however often it is asked for, and only the newest letter confirms it', async () => {
    const email = someMailbox()
    await customers.register('de', email, { firstName: 'Eve' })
    const first = await customers.tokenTo(email, 'account-activation')
    const [before] = await rowOf(email)
    await Promise.all(Array.from({ length: 3 }, () => customers.register('de', email)))
    const letters = async () =>
      (await customers.query('select count(*)::int as count from letters where to_address = $1', [email])).rows[0].count
    // One more than a mailbox gets in an hour was asked for.
    await expect.poll(letters).toBe(3)

    expect(await rowOf(email)).toHaveLength(1)
    expect((await activate(first)).json()).toMatchObject({ activated: false })
    expect((await rowOf(email))[0].registration).not.toBe(before.registration)
    await customers.confirm('de', email)
    expect(await rowOf(email)).toMatchObject([{ activated_at: expect.any(Date) }])
    expect((await customers.login('de', email)).status).toBe(200)
  })

  test('S5.08 is kept in lower case, by no rules of any language', async () => {
    const email = `ANA.I${crypto.randomUUID().toUpperCase()}@EXAMPLE.COM`
    await customers.register('de', email)
    const [row] = await rowOf(email.toLowerCase())

    expect(row).toMatchObject({ email: email.toLowerCase(), activated_at: null })
    expect(row.email).toContain('ana.i')
  })

  test('S5.09 keeps the password only as argon2id, and takes no temporary one', async () => {
    const email = someMailbox()
    await customers.register('de', email)
    const temporary = { credentials: [{ type: 'password', value: goodPassword, temporary: true }] }

    expect((await rowOf(email))[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await customers.register('de', someMailbox(), temporary)).status).toBe(400)
  })

  test('decides itself who may do what: enabled, groups and required actions have no effect', async () => {
    const email = someMailbox()
    const ignoredFields = { enabled: true, groups: ['/admin', 'admin'], requiredActions: [] }
    expect((await customers.register('de', email, ignoredFields)).status).toBe(202)
    const [row] = await rowOf(email)

    expect(row.activated_at).toBeNull()
    expect(JSON.stringify(row)).not.toContain('admin')
    expect((await customers.login('de', email)).status).toBe(401)
  })

  test('keeps address and payout, which become the customer’s with the confirmation', async () => {
    const more = {
      Address: {
        street: 'Ringstraße',
        houseNumber: '7b',
        addressExtra: '',
        postalCode: '10115',
        city: 'Berlin',
        birthdate: '1990-04-12',
        phone: '030 901820',
      },
      Payment: { paymentType: '13', holder: 'Ana Muster', iban: 'DE89 3704 0044 0532 0130 00', bic: '' },
    }
    const { call, email } = await customers.newCustomer('de', more)
    const customer = (await call('GET', '/api/customers/customers')).json<Customer>()

    expect(customer).toMatchObject({
      email,
      person: { firstName: 'Ana', lastName: 'Muster', birthdate: '1990-04-12' },
      address: { street: 'Ringstraße', postalCode: '10115', city: 'Berlin' },
      phoneContact: { phone: '+4930901820' },
      paymentAccounts: [{ isPrimary: true, bankAccount: { holder: 'Ana Muster', iban: 'DE… 3000' } }],
    })
    // What was only needed until then is gone.
    expect((await rowOf(email))[0].registration).toBeNull()
  })

  test('waits sealed until the mailbox is confirmed', async () => {
    const email = someMailbox()
    const Address = { street: 'Geheimweg', houseNumber: '1', addressExtra: '', postalCode: '10115', city: 'Berlin' }
    await customers.register('de', email, { Address })

    expect(JSON.stringify(await rowOf(email))).not.toContain('Geheimweg')
  })

  test.each([
    ['a short password', { credentials: [{ type: 'password', value: 'kurz' }] }, 'password', 'too-short'],
    [
      'a password that everybody tries',
      { credentials: [{ type: 'password', value: 'Passw0rd' }] },
      'password',
      'common',
    ],
    ['the own name as password', { credentials: [{ type: 'password', value: 'muster2026!' }] }, 'password', 'common'],
    ['no name', { firstName: ' ' }, 'firstName', 'missing'],
    ['F-05 a name that reads backwards', { lastName: 'Muster\u202Eeve' }, 'lastName', 'invalid'],
    [
      'F-05 an owner of an account who reads backwards',
      { Payment: { paymentType: '13', holder: '\u202DAna', iban: 'DE89370400440532013000' } },
      'holder',
      'invalid',
    ],
    ['a name of 81 letters', { lastName: 'x'.repeat(81) }, 'lastName', 'too-long'],
    ['no address at all', { email: 'ana', username: 'ana' }, 'email', 'invalid'],
    [
      'a wrong postal code',
      { Address: { street: 'A', houseNumber: '1', postalCode: '1', city: 'B' } },
      'postalCode',
      'invalid',
    ],
    [
      'a mistyped IBAN',
      { Payment: { paymentType: '13', holder: 'A', iban: 'DE88370400440532013000' } },
      'iban',
      'mistyped',
    ],
  ])('with %s is refused field by field, in words', async (_, more, propertyPath, code) => {
    const answer = await customers.register('de', someMailbox(), more)

    expect(answer.status).toBe(422)
    expect(answer.json<Problem>().violations).toMatchObject([{ propertyPath, code, message: expect.any(String) }])
  })

  test('of an address that has an account looks the same, and only its owner is told', async () => {
    const { email } = await customers.newCustomer()
    const known = await customers.register('de', email, { firstName: 'Somebody', lastName: 'Else' })
    const unknown = await customers.register('de', someMailbox())

    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(await customers.letterTo(email, 'account-exists')).not.toContain('Somebody')
    expect((await customers.login('de', email)).status).toBe(200)
  })

  test('that somebody else made before with the same address does not let him in', async () => {
    const email = someMailbox()
    await customers.register('de', email, { credentials: [{ type: 'password', value: 'password of a thief' }] })
    await customers.letterTo(email, 'account-activation')
    const thiefs = await customers.tokenTo(email, 'account-activation')
    await customers.query('delete from letters where to_address = $1', [email])
    await customers.register('de', email)
    await customers.confirm('de', email)

    expect((await customers.login('de', email, 'password of a thief')).status).toBe(401)
    expect((await customers.login('de', email)).status).toBe(200)
    expect((await activate(thiefs)).json()).toEqual({ token: null, activated: false })
    expect(await rowOf(email)).toHaveLength(1)
  })

  test('writes to a mailbox three times an hour at most', async () => {
    const email = someMailbox()
    for (let times = 0; times < 6; times += 1) expect((await customers.register('de', email)).status).toBe(202)

    const letters = () => customers.query('select id from letters where to_address = $1', [email])
    await expect.poll(async () => (await letters()).rowCount).toBe(3)
    const { rows } = await customers.query(
      `select id from pgboss.job where name = 'send-activation' and data->>'accountId' = $1`,
      [(await rowOf(email))[0].id],
    )
    expect(rows).toHaveLength(3)
  })
})

describe('S7.09 the link in the letter', () => {
  test('confirms once; pressed again it says so and changes nothing', async () => {
    const email = someMailbox()
    await customers.register('de', email)
    const token = await customers.tokenTo(email, 'account-activation')
    const first = await activate(token)
    const [before] = await rowOf(email)
    const second = await activate(token)

    expect(first.json()).toEqual({ token: expect.any(String), activated: true })
    expect(second.json()).toMatchObject({ activated: true })
    expect((await rowOf(email))[0]).toEqual(before)
  })

  test('S8.07 confirms nothing if it is unreadable, too old or of another country', async () => {
    const email = someMailbox()
    await customers.register('de', email)
    const token = await customers.tokenTo(email, 'account-activation')
    const refused = { token: null, activated: false }

    expect((await activate('x')).json()).toEqual(refused)
    expect((await activate(token, 'at')).json()).toEqual(refused)
    await customers.query(`update account_links set expires_at = now() - interval '1 second'`)
    expect((await activate(token)).json()).toEqual(refused)
    expect((await activate('')).status).toBe(400)
    expect((await customers.login('de', email)).status).toBe(401)
  })

  test('opened by a program that looks through mails changes nothing', async () => {
    const email = someMailbox()
    await customers.register('de', email)
    const link = /http:\/\/[^\s]+token=[\w-]+/.exec(await customers.letterTo(email, 'account-activation'))![0]
    const { pathname, search } = new URL(link)
    for (const method of ['GET', 'HEAD', 'GET']) await customers.ask('de', pathname + search, { method })

    expect((await rowOf(email))[0].activated_at).toBeNull()
    expect((await customers.confirm('de', email)).customerNumber).toBeTruthy()
  })
})

describe('S7.10 the customer behind a confirmed mailbox', () => {
  test('is switched on once, however often and by whatever method it is asked', async () => {
    const email = someMailbox()
    await customers.register('de', email)
    const { token } = (await activate(await customers.tokenTo(email, 'account-activation'))).json<{ token: string }>()
    const answers = await Promise.all([switchOn(token), switchOn(token), switchOn(token, 'POST'), switchOn(token)])

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]!.json()).toMatchObject({ activated: true, customerNumber: expect.stringMatching(/^\d+$/) })
    expect(answers[0]!.headers['cache-control']).toBe('no-store')
  })

  test('is not switched on by anything else', async () => {
    const { pair, id } = await customers.newCustomer()

    for (const identifier of ['', 'x', id, pair.access_token]) expect((await switchOn(identifier)).status).toBe(401)
  })

  test('is switched on by the first login, if the browser went away before', async () => {
    const email = someMailbox()
    await customers.register('de', email)
    await activate(await customers.tokenTo(email, 'account-activation'))
    const { access_token } = (await customers.login('de', email)).json<{ access_token: string }>()
    const authorization = `Bearer ${access_token}`
    const answer = await customers.send('de', 'GET', '/api/customers/customers', undefined, { authorization })

    expect(answer.json()).toMatchObject({ customerNumber: expect.stringMatching(/^\d+$/) })
  })

  test('S7.16 is the guest who sold under the same address, with his number and his trades', async () => {
    const { send, sell, trade } = await customers.openVisit()
    const { accountNumber } = (await send('POST', '/api/customers/guest_account_number')).json<{
      accountNumber: string
    }>()
    const sold = await sell(trade)
    expect(sold.status).toBe(201)
    const { email } = trade.seller
    await customers.register('de', email.toUpperCase())
    const { customerNumber } = await customers.confirm('de', email)
    const { access_token } = (await customers.login('de', email)).json<{ access_token: string }>()
    const authorization = `Bearer ${access_token}`
    const history = await customers.send('de', 'GET', '/api/customers/trade_history', undefined, { authorization })

    expect(customerNumber).toBe(accountNumber)
    expect(history.json()).toMatchObject({ totalItems: 1, member: [{ transactionId: sold.json()['transactionId'] }] })
    // The browser in which he was a guest starts anew.
    const next = (await send('POST', '/api/customers/guest_account_number')).json<{ accountNumber: string }>()
    expect(next.accountNumber).not.toBe(accountNumber)
  })

  test('is not a guest who sold under other addresses too: those trades stay his', async () => {
    const { sell, trade, send } = await customers.openVisit()
    const first = await sell(trade)
    const offer = (await send('POST', '/api/offers', usedPhone)).json<{ id: string }>()
    const other = someMailbox()
    const second = await sell({
      ...trade,
      lines: [{ offerId: offer.id, quantity: 1 }],
      seller: { ...trade.seller, email: other },
    })
    expect([first.status, second.status]).toEqual([201, 201])
    await customers.register('de', other)
    await customers.confirm('de', other)
    const owners = await customers.query(
      'select t.email, a.email as owner from trades t left join accounts a on a.customer_id = t.customer_id where t.number = any($1)',
      [[first.json()['transactionId'], second.json()['transactionId']]],
    )

    expect(owners.rows.toSorted((a, b) => Number(a.owner === null) - Number(b.owner === null))).toEqual([
      { email: other, owner: other },
      { email: trade.seller.email, owner: null },
    ])
  })
})

test('S5.08 username and email may differ in nothing but their case', async () => {
  const body = registrationOf('de', someMailbox(), { username: someMailbox() })

  expect((await customers.send('de', 'POST', '/api/account/register', body)).status).toBe(422)
})
