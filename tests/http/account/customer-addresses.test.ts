import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { useCustomers, type LoggedIn } from '#tests/support/drivers/customers/customers.ts'

const { loggedIn } = useCustomers()

const at = (resource: string) => `/api/customers/${resource}`
const home = { street: 'Ringstraße', houseNumber: '7b', addressExtra: 'Hof', postalCode: '10115', city: 'Berlin' }

type Node = { '@id': string; '@type': string }
type Collection = { totalItems: number; member: (Node & Record<string, unknown>)[] }

const idOf = ({ '@id': iri }: Node) => iri.split('/').at(-1)!

const members = async (who: LoggedIn) => (await who.send('GET', at('addresses'))).json<Collection>().member

describe('S7.12 S3.15 addresses', () => {
  test('are none, then one, then the same one changed', async () => {
    const ana = await loggedIn()
    expect((await ana.send('GET', at('addresses'))).json()).toEqual({
      '@id': at('addresses'),
      '@type': 'Collection',
      totalItems: 0,
      member: [],
    })
    const made = await ana.send('PATCH', at('addresses'), { body: { address: { id: '', ...home } } })
    const address = made.json<Node>()
    const changed = await ana.send('PATCH', at('addresses'), {
      body: { address: { id: address['@id'], houseNumber: '8', addressExtra: null } },
    })

    expect(made.status).toBe(201)
    expect(address).toEqual({
      '@id': `${at('addresses')}/${idOf(address)}`,
      '@type': 'Address',
      ...home,
      isPrimary: true,
      customer: `${at('customers')}/${ana.customerId}`,
    })
    expect(changed.status).toBe(200)
    expect(changed.json()).toEqual({ ...address, houseNumber: '8', addressExtra: '' })
    expect(await members(ana)).toEqual([changed.json()])
  })

  test('F-51 are several, the usual one first, until they are forgotten', async () => {
    const ana = await loggedIn()
    const add = async (change: object) =>
      (await ana.send('POST', at('addresses'), { body: { address: { ...home, ...change } } })).json<Node>()
    const [first, second] = [await add({}), await add({ city: 'Potsdam' })]
    expect([first, second]).toMatchObject([{ isPrimary: true }, { isPrimary: false }])

    const usual = { body: { address: { id: second['@id'], isPrimary: true } } }
    expect((await ana.send('PATCH', at('addresses'), usual)).json()).toEqual({ ...second, isPrimary: true })
    expect(await members(ana)).toEqual([
      { ...second, isPrimary: true },
      { ...first, isPrimary: false },
    ])
    const record = (await ana.send('GET', at('customers'))).json<{ address: Node; addresses: Node[] }>()
    expect([record.address['@id'], record.addresses.length]).toEqual([second['@id'], 2])

    expect((await ana.send('DELETE', second['@id'])).status).toBe(204)
    expect(await members(ana)).toEqual([first])
  })

  test('F-51 are five at most, which is said in the language of the shop', async () => {
    const ana = await loggedIn('it')
    const address = { ...home, postalCode: '20121', city: 'Milano' }
    const add = () => ana.send('POST', at('addresses'), { body: { address } })
    for (const _ of Array.from({ length: 5 })) expect((await add()).status).toBe(201)
    const sixth = await add()

    expect([sixth.status, sixth.json()['code']]).toEqual([422, 'too-many-addresses'])
    expect(sixth.json()['title']).toBe(readMessages('messages', 'it')['problem.too-many-addresses'])
  })

  test('S7.21 that are wrong are told field by field, in the language of the shop', async () => {
    const ana = await loggedIn('fr')
    const body = { address: { ...home, street: '', postalCode: '1' } }
    const { status, headers, json } = await ana.send('PATCH', at('addresses'), { body })
    const messages = readMessages('messages', 'fr')

    expect(status).toBe(422)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(json()).toMatchObject({
      code: 'invalid-input',
      title: messages['problem.invalid-input'],
      violations: [
        { propertyPath: 'street', code: 'missing', message: messages['field.missing'] },
        { propertyPath: 'postalCode', code: 'invalid', message: messages['field.invalid'] },
      ],
    })
  })
})
