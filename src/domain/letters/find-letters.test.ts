import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import { useEngines } from '#tests/test-engines.ts'
import { countWaitingLetters } from './count-waiting-letters.ts'
import { findLetter, findLetters } from './find-letters.ts'
import { sendTestLetter } from './send-test-letter.ts'

const engines = useEngines()

test('a test letter of every storefront goes to the storefront itself, the newest found first', async () => {
  for (const country of Object.values(countries)) await sendTestLetter(engines(), { country, mode: modes.default })
  const letters = (await findLetters(engines())).toReversed()

  expect(letters.map(({ to }) => to)).toEqual(Object.values(countries).map(({ contact }) => contact.recipient))
  expect(letters.map(({ locale }) => locale)).toEqual(Object.values(countries).map(({ locale }) => locale))
  for (const { kind } of letters) expect(kind).toBe('test')
})

test('a letter is found by its id, with all that it says', async () => {
  const [newest] = await findLetters(engines())

  expect(await findLetter(engines(), newest!.id)).toMatchObject({
    ...newest,
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
  expect(await findLetter(engines(), id)).toBeUndefined()
})

test('letters that have not left are counted', async () => {
  const letters = await findLetters(engines())

  expect(await countWaitingLetters(engines())).toBe(letters.filter(({ status }) => status === 'waiting').length)
})
