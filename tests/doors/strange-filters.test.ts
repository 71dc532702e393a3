import { beforeAll, describe, expect, test } from 'vitest'
import { officeScreens } from '#domain/staff/office-screens.ts'
import { useOfficeDesk, type OfficeColleague } from '../office-desk.ts'
import { fromSomewhere } from '../selling.ts'
import { person } from '../shop-under-test.ts'
import { attribute, tags } from '../html.ts'
import { addressesOf } from './screen-addresses.ts'

const desk = useOfficeDesk({ DEMO_TRADES: '20' })
let admin: OfficeColleague
beforeAll(async () => {
  admin = await desk.colleague('admin')
})

/** As they stand in an address: the character nought, half a character, bytes that are none, and far too much. */
const strange = {
  nought: 'a%00b',
  half: 'a%ED%A0%80b',
  broken: '%FF%C0',
  reversed: '%E2%80%AE',
  long: 'x'.repeat(300),
}

/** What lists are asked by, wherever it is written. */
const usual = ['q', 'text', 'sort', 'page', 'format', 'from', 'to', 'status', 'country', 'queue', 'tab', 'said', 'done']

const askedWith = (names: Iterable<string>, value: string): string =>
  `?${[...new Set(names)].map((name) => `${encodeURIComponent(name)}=${value}`).join('&')}`

const fieldsOf = (html: string): string[] =>
  [...tags(html, 'input'), ...tags(html, 'select')].flatMap((tag) => attribute(tag, 'name') ?? [])

describe('F-28 strange filters', () => {
  test.each(Object.entries(officeScreens))('are no mistake of the office screen %s', async (_, { path }) => {
    const plain = path.replaceAll(/:\w+/g, '1')
    const names = [...usual, ...fieldsOf((await admin.see(plain)).text)]
    for (const [kind, value] of Object.entries(strange)) {
      const answer = await admin.see(plain + askedWith(names, value))
      expect(answer.status, `${kind} in ${plain}`).toBeLessThan(500)
      if (!path.includes(':')) continue
      const inPath = await admin.see(path.replaceAll(/:\w+/g, value))
      expect(inPath.status, `${kind} in the path ${path}`).toBeLessThan(500)
    }
  })

  test('are left out, and the list answers what is left of the question', async () => {
    const { status, headers } = await admin.see('/trades?q=Mus%00ter&sort=-created')

    expect([status, headers.location]).toEqual([302, '?q=Muster&sort=-created'])
    expect((await admin.see('/trades?q=Muster&sort=-created')).status).toBe(200)
    expect((await admin.send('/staff?deed=%00', {})).status).toBe(400)
  })

  test.each(Object.entries(addressesOf('de')))('are no mistake of the page %s', async (_, path) => {
    for (const [kind, value] of Object.entries(strange)) {
      const asked = path + askedWith(usual, value)
      const { status } = await desk
        .shop()
        .visit('de.localhost', asked, { headers: { 'user-agent': person, ...fromSomewhere() } })
      expect(status, `${kind} in ${path}`).toBeLessThan(500)
    }
  })
})
