import { describe, expect, test } from 'vitest'
import { useCustomers, type LoggedIn } from '#tests/support/drivers/customers/customers.ts'

const { loggedIn, query } = useCustomers()

const at = (resource: string) => `/api/customers/${resource}`
const bank = { holder: 'Ana Muster', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFF' }

type Node = { '@id': string; '@type': string }
type Collection = { totalItems: number; member: (Node & Record<string, unknown>)[] }
type Violations = { code: string; violations: { propertyPath: string; code: string; message: string }[] }

const idOf = ({ '@id': iri }: Node) => iri.split('/').at(-1)!

const members = async (who: LoggedIn, resource: string) =>
  (await who.send('GET', at(resource))).json<Collection>().member

async function newBank(who: LoggedIn, change: object = {}): Promise<Node> {
  const made = await who.send('PATCH', at('bank_accounts'), { body: { payment: { id: '', ...bank, ...change } } })
  expect(made.status).toBe(201)
  return made.json<Node>()
}

const choose = (who: LoggedIn, body: object) => who.send('POST', at('customer_payment_accounts'), { body })

describe('S7.13 S5.07 bank accounts', () => {
  test('are created without an id, changed with one, and never show their number', async () => {
    const ana = await loggedIn()
    const made = await newBank(ana)
    const changed = await ana.send('PATCH', at('bank_accounts'), {
      body: { payment: { id: idOf(made), holder: 'Ana Meier' } },
    })
    const list = await ana.send('GET', at('bank_accounts'))

    expect(made).toEqual({
      '@id': `${at('bank_accounts')}/${idOf(made)}`,
      '@type': 'BankAccount',
      holder: 'Ana Muster',
      iban: 'DE… 3000',
      bic: 'COBADEFF',
      changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      customer: `${at('customers')}/${ana.customerId}`,
    })
    expect(changed.status).toBe(200)
    expect(list.json<Collection>()).toMatchObject({
      totalItems: 1,
      member: [{ '@id': made['@id'], holder: 'Ana Meier', iban: 'DE… 3000' }],
    })
    expect(list.text).not.toMatch(/0532|3704/)
  })

  test('S3.15 that no transfer reaches are refused', async () => {
    const ana = await loggedIn()
    const body = { payment: { id: '', ...bank, iban: 'DE89370400440532013001' } }
    const { status, json } = await ana.send('PATCH', at('bank_accounts'), { body })

    expect(status).toBe(422)
    expect(json<Violations>().violations).toMatchObject([{ propertyPath: 'iban', code: 'mistyped' }])
    expect(await members(ana, 'bank_accounts')).toEqual([])
  })

  test('are five at most, together with those of PayPal', async () => {
    const ana = await loggedIn()
    for (let count = 0; count < 4; count += 1) await newBank(ana)
    const paypalAccount = { id: '', email: 'ana@example.com' }
    const fifth = await ana.send('PATCH', at('paypal_accounts'), { body: { paypalAccount } })
    const sixth = await ana.send('PATCH', at('bank_accounts'), { body: { payment: bank } })

    expect(fifth.status).toBe(201)
    expect([sixth.status, sixth.json()['code']]).toEqual([422, 'too-many-accounts'])
  })
})

test('S7.14 S5.07 a PayPal account is created without an id, changed with one, and shows little of its address', async () => {
  const ana = await loggedIn()
  const patch = (paypalAccount: object) => ana.send('PATCH', at('paypal_accounts'), { body: { paypalAccount } })
  const made = await patch({ email: 'ana@example.com' })
  const { '@id': iri } = made.json<Node>()
  const changed = await patch({ id: iri, email: 'eve@example.com' })
  const wrong = await patch({ id: iri, email: 'eve' })

  expect(made.status).toBe(201)
  expect(made.json()).toMatchObject({ '@type': 'PaypalAccount', email: 'a…@example.com' })
  expect([changed.status, changed.json()['email']]).toEqual([200, 'e…@example.com'])
  expect(wrong.json<Violations>().violations).toMatchObject([{ propertyPath: 'email', code: 'invalid' }])
  expect(await members(ana, 'paypal_accounts')).toMatchObject([{ '@id': iri, email: 'e…@example.com' }])
})

describe('S7.15 S3.14 ways to be paid', () => {
  const primaries = async (who: LoggedIn) =>
    (await members(who, 'customer_payment_accounts')).filter(({ isPrimary }) => isPrimary)

  test('stand for one account; the first is used until another is chosen', async () => {
    const ana = await loggedIn()
    const [first, second] = [await newBank(ana), await newBank(ana)]
    const customer = `${at('customers')}/${ana.customerId}`
    const made = await choose(ana, { customer, bankAccount: first['@id'], paypalAccount: null, paymentType: 'INVOICE' })
    const other = await choose(ana, { bankAccount: second['@id'] })
    const again = await choose(ana, { bankAccount: second['@id'], isPrimary: true })

    expect(made.status).toBe(201)
    expect(made.json()).toEqual({
      '@id': expect.stringMatching(/^\/api\/customers\/customer_payment_accounts\/[\w-]{36}$/),
      '@type': 'CustomerPaymentAccount',
      paymentType: 'INVOICE',
      isPrimary: true,
      bankAccount: first,
      paypalAccount: null,
      customer,
    })
    expect([other.status, other.json()['isPrimary']]).toEqual([201, false])
    expect([again.status, again.json()['isPrimary']]).toEqual([200, true])
    expect((await primaries(ana)).map(({ '@id': iri }) => iri)).toEqual([again.json()['@id']])
  })

  test('have exactly one that is used after twenty requests at once', async () => {
    const ana = await loggedIn()
    const banks = [await newBank(ana), await newBank(ana), await newBank(ana), await newBank(ana)]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => choose(ana, { bankAccount: banks[index % 4]!['@id'], isPrimary: true })),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(16).fill(200), ...Array(4).fill(201)])
    expect(await members(ana, 'customer_payment_accounts')).toHaveLength(4)
    expect(await primaries(ana)).toHaveLength(1)
  })

  test('go with their account, and another is used then', async () => {
    const ana = await loggedIn()
    for (const account of [await newBank(ana), await newBank(ana)]) await choose(ana, { bankAccount: account['@id'] })
    const [first, second] = await members(ana, 'customer_payment_accounts')
    const gone = await ana.send('DELETE', first!['@id'])

    expect([gone.status, gone.text]).toEqual([204, ''])
    expect(await members(ana, 'customer_payment_accounts')).toEqual([{ ...second, isPrimary: true }])
    expect(await members(ana, 'bank_accounts')).toHaveLength(1)
    expect((await ana.send('DELETE', first!['@id'])).status).toBe(403)
  })

  test('need an account', async () => {
    const { status, json } = await choose(await loggedIn(), {})

    expect(status).toBe(422)
    expect(json<Violations>().violations).toMatchObject([{ propertyPath: 'bankAccount', code: 'missing' }])
  })
})

test('S7.17 S3.15 a phone number is created, replaced and changed, and exists', async () => {
  const ana = await loggedIn('at')
  const customerIri = `${at('customers')}/${ana.customerId}`
  const post = (phone: string) => ana.send('POST', at('phone_contacts'), { body: { phone, customerIri } })
  const made = await post('0664 1234567')
  const phoneIri = String(made.json()['@id'])
  const replaced = await post('0664 7654321')
  const changed = await ana.send('PATCH', at('phone_contacts'), { body: { phone: '01 58858', customerIri, phoneIri } })
  const wrong = await post('123')

  expect(made.status).toBe(201)
  expect(made.json()).toMatchObject({ '@type': 'PhoneContact', phone: '+436641234567', customer: customerIri })
  expect([replaced.status, replaced.json()['@id']]).toEqual([200, phoneIri])
  expect([changed.status, changed.json()]).toMatchObject([200, { '@id': phoneIri, phone: '+43158858' }])
  expect(wrong.json<Violations>().violations).toMatchObject([{ propertyPath: 'phone', code: 'invalid' }])
})

test('S7.18 S3.15 a person is created and changed, and is of age', async () => {
  const ana = await loggedIn()
  const customerIri = `${at('customers')}/${ana.customerId}`
  const patch = (address: object, peopleIri = '') =>
    ana.send('PATCH', at('people'), { body: { address, peopleIri, customerIri } })
  const made = await patch({ firstName: 'Ana', lastName: 'Muster', birthdate: '1990-04-12' })
  const changed = await patch({ lastName: 'Meier' }, String(made.json()['@id']))
  const young = await patch({ birthdate: `${new Date().getUTCFullYear() - 10}-01-01` })

  expect(made.status).toBe(201)
  expect(made.json()).toMatchObject({ '@type': 'Person', birthdate: '1990-04-12', customer: customerIri })
  expect([changed.status, changed.json()]).toEqual([200, { ...made.json(), lastName: 'Meier' }])
  expect(young.json<Violations>().violations).toMatchObject([{ propertyPath: 'birthdate', code: 'too-young' }])
})

test('S7.19 a customer finds himself, with his number, his phone and his ways to be paid', async () => {
  const ana = await loggedIn('es')
  const record = async () => (await ana.send('GET', at('customers'))).json()
  const { rows } = await query('select number from customers where id = $1', [ana.customerId])
  const empty = await record()
  const account = await newBank(ana)
  const way = (await choose(ana, { bankAccount: account['@id'] })).json()
  const phone = await ana.send('POST', at('phone_contacts'), { body: { phone: '612 345 678' } })

  expect(empty).toEqual({
    '@id': `${at('customers')}/${ana.customerId}`,
    '@type': 'Customer',
    customerNumber: String(rows[0].number),
    email: ana.email,
    country: 'es',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    newsletter: false,
    person: null,
    address: null,
    addresses: [],
    phoneContact: null,
    paymentAccounts: [],
  })
  expect(await record()).toEqual({ ...empty, phoneContact: phone.json(), paymentAccounts: [way] })
})

describe('S7.21 the customer API', () => {
  test('answers in JSON-LD, and nobody keeps its answers', async () => {
    const ana = await loggedIn()
    for (const resource of ['customers', 'addresses', 'bank_accounts', 'paypal_accounts', 'trade_history']) {
      const { headers, json } = await ana.send('GET', at(resource))
      expect(headers['content-type'], resource).toBe('application/ld+json; charset=utf-8')
      expect(headers['cache-control'], resource).toBe('no-store')
      expect(json(), resource).toMatchObject({ '@id': expect.stringMatching(/^\/api\/customers\//) })
    }
  })

  test.each(['addresses', 'bank_accounts', 'paypal_accounts', 'phone_contacts', 'people'])(
    'changes %s by merge patches only',
    async (resource) => {
      const ana = await loggedIn()
      for (const type of [
        'application/json',
        'application/ld+json',
        'application/json-patch+json',
        'text/plain',
        'x',
      ]) {
        const { status, json } = await ana.send('PATCH', at(resource), {
          body: '{}',
          headers: { 'content-type': type },
        })
        expect([status, json()['code']], type).toEqual([415, 'unsupported-media-type'])
      }
      const headers = { 'content-type': 'application/merge-patch+json; charset=utf-8' }
      expect((await ana.send('PATCH', at(resource), { body: '{}', headers })).status).toBe(400)
    },
  )

  test.each(['addresses', 'phone_contacts', 'customer_payment_accounts'])(
    'takes new %s as JSON or JSON-LD',
    async (resource) => {
      const ana = await loggedIn()
      const post = async (type: string) =>
        (await ana.send('POST', at(resource), { body: '{"phone":"","address":{}}', headers: { 'content-type': type } }))
          .status

      expect([await post('application/json'), await post('application/ld+json'), await post('text/xml')]).toEqual([
        422, 422, 415,
      ])
    },
  )

  test('does not stumble over what is no change', async () => {
    const ana = await loggedIn()
    for (const body of [
      '',
      'null',
      '[]',
      '{',
      '{"address":null}',
      '{"address":{"street":7}}',
      '{"address":{"id":{}}}',
    ]) {
      const { status, headers, json } = await ana.send('PATCH', at('addresses'), { body })
      expect([status, json()['code']], body).toEqual([400, 'invalid-input'])
      expect(headers['content-type']).toContain('application/problem+json')
    }
  })
})
