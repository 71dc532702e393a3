import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import austrian from '#messages/de-AT.json' with { type: 'json' }
import { errorCodes } from '#shop/messages/error-codes.ts'
import { flatten } from '#tests/support/readers/database/flatten.ts'
import { ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { placeholdersIn } from '#tests/support/readers/languages/message-parts.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const languages = ['de', 'de-AT', 'es', 'fr', 'it'] as const
const german = readMessages('messages', 'de')

describe.each(languages)('the words of %s', (language) => {
  const messages = readMessages('messages', language)

  test('S1.06 are under the same keys as the German ones', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(german).toSorted())
  })

  test('S1.06 compile, and take the same placeholders', () => {
    const differing = Object.keys(german).filter(
      (key) => placeholdersIn(messages[key] ?? '').join() !== placeholdersIn(german[key]!).join(),
    )

    expect(differing).toEqual([])
  })

  test('S1.06 have no empty text', () => {
    expect(Object.keys(messages).filter((key) => messages[key]!.trim() === '')).toEqual([])
  })

  test('S8.12 name every error', () => {
    expect(errorCodes.filter((code) => !messages[`problem.${code}`])).toEqual([])
  })
})

test('S1.06 the check for placeholders sees them', () => {
  expect(placeholdersIn('Hello')).toEqual([])
  expect(placeholdersIn('Hello {name}')).toEqual(['name'])
  expect(placeholdersIn('{count, plural, =0 {none} one {one of {shop}} other {# of {shop}}}')).toEqual([
    'count',
    'shop',
  ])
})

test('S1.06 German, Spanish, French and Italian are translated, none is copied from another', () => {
  const tongues = ['de', 'es', 'fr', 'it'].map((language) => [language, readMessages('messages', language)] as const)
  for (const [language, messages] of tongues)
    for (const [other, theirs] of tongues.filter(([each]) => each !== language)) {
      const copied = Object.keys(messages).filter((key) => messages[key]!.length > 25 && messages[key] === theirs[key])

      expect(copied, `${language} from ${other}`).toEqual([])
    }
})

test('S1.07 the Austrian file holds only what differs', () => {
  const own = flatten(austrian)
  const needless = Object.keys(own).filter((key) => german[key] === undefined || own[key] === german[key])

  expect(needless).toEqual([])
  expect(Object.keys(own).length).toBeGreaterThan(5)
})

/** Requests that are wrong in every way that a schema or a door knows. */
const wrongRequests = {
  '/api/errors': { message: '', url: 5, stack: 'x'.repeat(5000), more: true },
  '/searches': { search: { query: { script: 1 } }, application: 'x', resultSize: 1 },
  '/api/account/login': {},
  '/api/offers': { device: null, answers: { HOUSING: 'LIGHT' } },
  '/api/quotes': { device: 'apple-iphone-14-128-gb', answers: { NOBODY_ASKED: ['YES'], OWNERSHIP: ['PERHAPS'] } },
  '/api/controlling/controlling': { applicationId: 'x' },
}

test.each(triedCountries)('S8.12 an error on the host of %s is told in its language', async (code) => {
  const answer = await ask(code, '/api/nothing-here')
  const messages = readMessages('messages', messagesFileOf(code))

  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({
    type: '/problems/not-found',
    title: messages['problem.not-found'],
    status: 404,
    code: 'not-found',
    requestId: answer.headers['x-request-id'],
  })
})

test.each(triedCountries)(
  'F-61 every violation that the API of %s tells is a sentence of its language',
  async (code) => {
    const messages = readMessages('messages', messagesFileOf(code))
    const said = new Set(
      Object.keys(messages).flatMap((key) => (/^(?:field|violation)\./.test(key) ? messages[key]! : [])),
    )
    for (const [path, body] of Object.entries(wrongRequests)) {
      const answer = await ask(code, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      })
      const { violations } = answer.json<{ violations: { message: string; code: string }[] }>()

      expect([400, 422], path).toContain(answer.status)
      expect(violations.length, path).toBeGreaterThan(0)
      for (const { message, code: reason } of violations) {
        expect(said.has(message), `${path}: ${message}`).toBe(true)
        expect(reason).toMatch(/^[a-z-]+$/)
      }
    }
  },
)
