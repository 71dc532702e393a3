import { beforeEach, expect, test, vi } from 'vitest'
import { answering, browserStorage, cutLine, pair, refusing } from '#tests/support/drivers/browser/account-browser.ts'
import { useAccountState } from '#web/state/account-state.ts'
import { Reauthenticate } from '#web/storefront/account/account-errors.ts'
import { askShop } from './ask-shop.ts'

const HERE = '/api/customers/addresses'

beforeEach(() => {
  vi.unstubAllGlobals()
  browserStorage()
  const accessToken = pair().access_token
  useAccountState.setState({ isLoggedIn: true, accessToken, tokenExpiry: Date.now() + 60_000, isRead: true })
})

test('S7.21 customers are spoken about in linked data, changes as parts, accounts in plain JSON', async () => {
  const asked = answering({ [HERE]: () => Response.json({}), '/api/account/newsletter': () => Response.json({}) })
  await askShop('PATCH', HERE, {})
  await askShop('POST', HERE, {})
  await askShop('PUT', '/api/account/newsletter', {})

  expect(asked.map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/merge-patch+json',
    'application/ld+json',
    'application/json',
  ])
})

test('an action is answered with nothing, a question with what was asked for', async () => {
  answering({
    [HERE]: ({ method }) => (method === 'GET' ? Response.json({ a: 1 }) : new Response(null, { status: 204 })),
  })

  expect(await askShop('GET', HERE)).toEqual({ ok: true, body: { a: 1 } })
  expect(await askShop('DELETE', HERE)).toEqual({ ok: true, body: undefined })
})

test('a no has a reason, and a cut line is a no', async () => {
  answering({ [HERE]: refusing(422, 'invalid-input') })
  expect(await askShop('GET', HERE)).toMatchObject({ ok: false, code: 'invalid-input' })

  answering({ [HERE]: cutLine })
  expect(await askShop('GET', HERE)).toMatchObject({ ok: false, code: 'unreachable' })
})

test('S8 the request for the password is told to whoever can ask for it', async () => {
  answering({ [HERE]: refusing(401, 'prove-yourself') })

  await expect(askShop('PATCH', HERE, {})).rejects.toThrow(Reauthenticate)
})
