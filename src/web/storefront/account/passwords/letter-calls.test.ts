import { afterEach, describe, expect, test, vi } from 'vitest'
import { answering, cutLine, refusing, tokenFor } from '#tests/support/drivers/browser/account-browser.ts'
import { activate, forgotPassword, identifierIn, register, resetPassword } from './letter-calls.ts'

afterEach(() => void vi.unstubAllGlobals())

const identifier = tokenFor('0190d3c5-0000-7000-8000-000000000001')

const activating = (answer: object, second = () => Response.json({ activated: true, customerNumber: '10023' })) =>
  answering({
    '/api/account/activateRegistration': () => Response.json(answer),
    '/api/activateCustomerByIdentifier': second,
  })

describe('activation', () => {
  test('S8.06 a result that is activated without a token is an error', async () => {
    expect(() => identifierIn({ activated: true })).toThrow('Token is missing from activateResult')
    expect(() => identifierIn({ activated: true, token: null })).toThrow(Error)
    activating({ activated: true })

    await expect(activate('word')).rejects.toThrow('Token is missing from activateResult')
  })

  test.each(['none', 'a.b.c', '..', tokenFor('')])(
    'S8.07 with the unreadable token %s nothing is activated',
    async (token) => {
      const asked = activating({ activated: true, token })

      expect(await activate('word')).toEqual({ activated: false })
      expect(asked).toHaveLength(1)
    },
  )

  test('S4.07 the word of the letter becomes a token, and the token switches the customer on', async () => {
    const asked = activating({ activated: true, token: identifier })

    expect(await activate('word')).toEqual({ activated: true })

    expect(asked.map(({ path, method }) => [path, method])).toEqual([
      ['/api/account/activateRegistration', 'POST'],
      ['/api/activateCustomerByIdentifier', 'POST'],
    ])
    expect(asked[0]!.headers.get('token')).toBe('word')
    expect(asked[1]!.headers.get('identifier')).toBe(identifier)
  })

  test('S4.07 an outdated word activates nothing, nor does a refused token', async () => {
    activating({ activated: false, token: null })
    expect(await activate('word')).toEqual({ activated: false })

    activating({ activated: true, token: identifier }, refusing(401, 'link-expired'))
    expect(await activate('word')).toEqual({ activated: false })
  })

  test('a broken shop says nothing about the word', async () => {
    answering({ '/api/account/activateRegistration': refusing(503, 'unavailable') })
    await expect(activate('word')).rejects.toThrow('The shop does not answer')
  })
})

test('S5.09 the password is sent as a credential that is not temporary, the address twice in small letters', async () => {
  const asked = answering()
  const person = { firstName: 'Ana', lastName: 'Berg', password: 'four words in a row', locale: 'de_DE' }

  expect(await register({ ...person, email: ' Ana@Example.com' })).toEqual({ ok: true })

  expect(asked[0]!.body).toEqual({
    enabled: true,
    firstName: 'Ana',
    lastName: 'Berg',
    username: 'ana@example.com',
    email: 'ana@example.com',
    credentials: [{ type: 'password', value: 'four words in a row', temporary: false }],
    requiredActions: ['VERIFY_EMAIL'],
    groups: [],
    attributes: { locale: ['de_DE'] },
  })
})

test('a new password is sent with the word of the letter, and a letter is asked for in the language of the shop', async () => {
  const asked = answering({ '/api/account/resetPassword': refusing(410, 'link-expired') })

  expect(await resetPassword('word', 'four words')).toMatchObject({ ok: false, code: 'link-expired' })
  expect(asked[0]!.headers.get('token')).toBe('word')
  expect(await forgotPassword('ana@example.com ', 'fr_FR')).toEqual({ ok: true })
  expect(asked[1]!.body).toEqual({ email: 'ana@example.com', lang: 'fr_FR' })
})

test('a cut line is a no without words', async () => {
  answering({ '/api/account/forgotPasswordMail': cutLine })

  expect(await forgotPassword('ana@example.com', 'fr_FR')).toEqual({
    ok: false,
    code: 'unreachable',
    message: '',
    violations: [],
  })
})
