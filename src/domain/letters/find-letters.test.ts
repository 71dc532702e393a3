import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { countWaitingLetters } from './count-waiting-letters.ts'
import { findLetter } from './find-letters.ts'
import { listLetterKinds, listLetters } from './list-letters.ts'
import { sendTestLetter } from './send-test-letter.ts'

const engines = useEngines()
const newestFirst = { descending: true, limit: 50 }
const findLetters = async () => (await listLetters(engines(), newestFirst)).rows

test('a test letter of every storefront goes to the storefront itself, the newest found first', async () => {
  for (const country of Object.values(countries)) await sendTestLetter(engines(), { country, mode: modes.default })
  const letters = (await findLetters()).toReversed()

  expect(letters.map(({ to }) => to)).toEqual(Object.values(countries).map(({ contact }) => contact.recipient))
  expect(letters.map(({ locale }) => locale)).toEqual(Object.values(countries).map(({ locale }) => locale))
  for (const { kind } of letters) expect(kind).toBe('test')
})

test('a letter is found by its id, with all that it says', async () => {
  const [newest] = await findLetters()

  const { id, to, subject, status } = newest!
  expect(await findLetter(engines(), id, { secrets: true })).toMatchObject({
    id,
    to,
    subject,
    status,
    html: expect.stringContaining('<html'),
    text: expect.stringMatching(/\S/),
  })
})

const unknown = [
  '',
  '1',
  '../1',
  "1' or '1'='1",
  '00000000-0000-0000-0000-00000000000g',
  '00000000-0000-0000-0000-000000000000',
]

test.each(unknown)('no letter is found by “%s”', async (id) => {
  expect(await findLetter(engines(), id, { secrets: true })).toBeUndefined()
})

test('letters that have not left are counted', async () => {
  const letters = await findLetters()

  expect(await countWaitingLetters(engines())).toBe(letters.filter(({ status }) => status === 'waiting').length)
})

test('the outbox is filtered by status, kind, language and recipient, and turned over page by page', async () => {
  const find = async (question: object) => listLetters(engines(), { ...newestFirst, ...question })

  expect(await listLetterKinds(engines())).toEqual(['test'])
  expect((await find({ kind: 'test', status: 'waiting' })).total.count).toBe(5)
  expect((await find({ status: 'failed' })).rows).toEqual([])
  expect((await find({ locale: 'fr_FR' })).rows.map(({ locale }) => locale)).toEqual(['fr_FR'])
  expect((await find({ to: countries.it.contact.recipient.slice(0, 12).toUpperCase() })).total.count).toBeGreaterThan(0)
  expect((await find({ to: '%' })).total.count).toBe(0)
  const first = await find({ limit: 3 })
  const second = await find({ limit: 3, after: first.next })
  expect([first.rows.length, second.rows.length, first.total.count]).toEqual([3, 2, 5])
})
