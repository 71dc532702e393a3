import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStorage, customer, CUSTOMER_ID } from '#tests/support/drivers/browser/account-browser.ts'

const NAME = 'umlauf.account'

const loggedIn = {
  isLoggedIn: true,
  email: 'ana@example.com',
  customerId: CUSTOMER_ID,
  customerNumber: '10023',
  tokenExpiry: 1_900_000_000_000,
}

let kept = new Map<string, string>()

beforeEach(() => {
  kept = browserStorage()
  vi.resetModules()
})

afterEach(() => void vi.unstubAllGlobals())

const keep = (state: object, version = 1) => kept.set(NAME, JSON.stringify({ state, version }))
const written = () => JSON.parse(kept.get(NAME) ?? 'null')

async function openState() {
  const { emptyAccount, useAccountState, readFromBrowser, shareBetweenTabs } = await import('./account-state.ts')
  readFromBrowser()
  return { state: useAccountState, empty: emptyAccount, shareBetweenTabs }
}

test('S3.12 the state has nine fields, and the browser keeps five of them', async () => {
  const { state, empty } = await openState()

  state.setState({ ...loggedIn, accessToken: 'a', refreshToken: 'cookie', customerData: customer })

  const { isRead: _, ...fields } = state.getState()
  expect(fields).toEqual({
    ...loggedIn,
    password: null,
    accessToken: 'a',
    refreshToken: 'cookie',
    customerData: customer,
  })
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(empty).toSorted())
  expect(written()).toEqual({ state: loggedIn, version: 1 })
})

test('S3.12 a password that an older shop has left behind is deleted when the page starts', async () => {
  keep({ ...loggedIn, password: 'long ago', accessToken: 'old', refreshToken: 'older', customerData: customer })

  const { state } = await openState()

  expect(state.getState()).toMatchObject({ ...loggedIn, password: null, accessToken: null, refreshToken: null })
  expect(written()).toEqual({ state: loggedIn, version: 1 })
})

test('the state knows nobody until the browser is asked, and writes nothing', async () => {
  keep(loggedIn)
  const { useAccountState } = await import('./account-state.ts')

  expect(useAccountState.getState()).toMatchObject({ isLoggedIn: false, isRead: false })
  useAccountState.setState({ email: 'someone@example.com' })
  expect(written().state).toEqual(loggedIn)
})

test.each([{ customerNumber: null }, { customerNumber: '' }, { customerNumber: 10023 }, { customerId: null }])(
  'S4.06 logged in with %j is logged out at the start',
  async (missing) => {
    keep({ ...loggedIn, ...missing })

    const { state, empty } = await openState()

    expect(state.getState()).toMatchObject(empty)
    expect(kept.size).toBe(0)
  },
)

test.each([
  '{"state":',
  'null',
  '[]',
  '"text"',
  '{"state":5,"version":1}',
  '{"state":{"isLoggedIn":true},"version":9}',
])('%s in the store is nobody', async (text) => {
  kept.set(NAME, text)

  const { state, empty } = await openState()

  expect(state.getState()).toMatchObject(empty)
})

test('a browser that keeps nothing knows the customer as long as the page lives', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('No', 'SecurityError')
    },
  })
  const { state } = await openState()
  state.setState({ ...loggedIn, accessToken: 'a' })

  const { readFromBrowser } = await import('./account-state.ts')
  readFromBrowser()

  expect(state.getState()).toMatchObject({ ...loggedIn, accessToken: 'a' })
})

test('S4.05 who logs out in another tab is logged out here, tokens included', async () => {
  keep(loggedIn)
  const { state, empty, shareBetweenTabs } = await openState()
  state.setState({ accessToken: 'a', refreshToken: 'cookie', customerData: customer })
  const page = new EventTarget() as Window
  const tell = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const stop = shareBetweenTabs(page)

  tell(NAME)
  expect(state.getState()).toMatchObject({ accessToken: 'a', customerData: customer })
  kept.clear()
  tell('something.else')
  expect(state.getState().isLoggedIn).toBe(true)
  tell(NAME)
  expect(state.getState()).toMatchObject(empty)

  stop()
  keep(loggedIn)
  tell(NAME)
  expect(state.getState().isLoggedIn).toBe(false)
})

test('another tab’s newer token makes this one’s worthless, another customer’s everything', async () => {
  keep(loggedIn)
  const { state } = await openState()
  const { readFromBrowser } = await import('./account-state.ts')
  state.setState({ accessToken: 'a', refreshToken: 'cookie', customerData: customer })

  keep({ ...loggedIn, tokenExpiry: loggedIn.tokenExpiry + 1 })
  readFromBrowser()
  expect(state.getState()).toMatchObject({ accessToken: null, customerData: customer })

  keep({ ...loggedIn, customerId: 'another', customerNumber: '10024' })
  readFromBrowser()
  expect(state.getState()).toMatchObject({ customerData: null, customerNumber: '10024' })
})
