import { beforeAll, describe, expect, test } from 'vitest'
import { officeScreens } from '#shop/office-screens.ts'
import { strangeValues } from '../../contract/strange-values.ts'
import { officeRights } from '#tests/support/fixtures/routes/office-rights.ts'
import { everyOfficeForm, type FoundForm } from '#tests/support/drivers/office/office-forms.ts'
import { useOffice, type Form, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'
import { attribute, tags } from '#tests/support/readers/pages/html.ts'
import { addressesOf } from '#tests/support/fixtures/routes/screen-addresses.ts'
import { longTest } from '#tests/support/limits/long-test.ts'
import { some } from '#tests/support/limits/runs.ts'

const office = useOffice({ DEMO_TRADES: '20' })
let admin: OfficeColleague
beforeAll(async () => {
  admin = await office.colleague('admin')
})

/** What lists are asked by, wherever it is written. */
const usual = ['q', 'text', 'sort', 'page', 'format', 'from', 'to', 'status', 'country', 'queue', 'tab', 'said', 'done']

const askedWith = (names: Iterable<string>, value: string): string =>
  `?${[...new Set(names)].map((name) => `${encodeURIComponent(name)}=${value}`).join('&')}`

const fieldsOf = (html: string): string[] =>
  [...tags(html, 'input'), ...tags(html, 'select')].flatMap((tag) => attribute(tag, 'name') ?? [])

describe('F-28 strange filters', () => {
  test.each(some(Object.entries(officeScreens), 12))('are no mistake of the office screen %s', async (_, { path }) => {
    const plain = path.replaceAll(/:\w+/g, '1')
    const names = [...usual, ...fieldsOf((await admin.see(plain)).text)]
    for (const [kind, value] of Object.entries(strangeValues)) {
      const answer = await admin.see(plain + askedWith(names, value))
      expect(answer.status, `${kind} in ${plain}`).toBeLessThan(500)
      if (!path.includes(':')) continue
      const inPath = await admin.see(path.replaceAll(/:\w+/g, value))
      expect(inPath.status, `${kind} in the path ${path}`).toBeLessThan(500)
    }
  })

  test('are left out, and the list answers what is left of the question', async () => {
    const { status, headers } = await admin.see('/trades?q=Mus%00ter&sort=-created')

    expect([status, headers.location]).toEqual([301, '?q=Muster&sort=-created'])
    expect((await admin.see('/trades?q=Muster&sort=-created')).status).toBe(200)
    expect((await admin.send('/staff?intent=%00', {})).status).toBe(400)
  })

  test.each(some(Object.entries(addressesOf('de')), 12))('are no mistake of the page %s', async (_, path) => {
    for (const [kind, value] of Object.entries(strangeValues)) {
      for (const asked of [path + askedWith(usual, value), path.replace(/[^/]*$/, value)]) {
        const headers = { 'user-agent': person, ...fromSomewhere() }
        const { status } = await office.shop().visit('de.localhost', asked, { headers })
        expect(status, `${kind} in ${asked.slice(0, 80)}`).toBeLessThan(500)
      }
    }
  })
})

/** The form as somebody sends it who has put the character nought into every field of these kinds, or into a file. */
const withNoughts = ({ fields }: FoundForm, kinds: readonly string[]): Form =>
  Object.fromEntries(
    fields.map(({ name, value, kind }) => {
      const text = kinds.includes(kind) ? `${value}\u0000` : value
      const bytes = new TextEncoder().encode('a;b\u0000\n1;2\u0000\n')
      return [name, kind === 'file' ? { name: 'a\u0000.csv', type: 'text/csv', bytes } : text]
    }),
  )

/** What the forms are called by of screens that have nothing to show at the moment. */
const guessed = ['intent', 'id', 'number', 'text', 'reason', 'note', 'seen', 'code', 'barcode', 'email']

longTest('F-28 the character nought is no mistake of any form of the office', async () => {
  const found = await everyOfficeForm(admin)
  const fields = guessed.map((name) => ({ name, value: '1', kind: 'typed' as const }))
  const unseen = Object.values(officeRights).filter(({ path, sends }) => sends !== '' && path !== '/logout')
  const forms = [...found, ...unseen.map(({ path }) => ({ page: path, to: path, fields }))]
  const mistakes: string[] = []
  for (const form of forms)
    for (const kinds of [['typed', 'given'], ['typed']]) {
      const { status } = await admin.send(form.to, withNoughts(form, kinds))
      if (status >= 500) mistakes.push(`${status} ${form.to}: ${form.fields.map(({ name }) => name).join(' ')}`)
    }

  expect(mistakes).toEqual([])
  expect(new Set(found.map(({ page }) => page)).size).toBeGreaterThan(15)
  expect((await admin.see('/staff')).status).toBe(200)
})
