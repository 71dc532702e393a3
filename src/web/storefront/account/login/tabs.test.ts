import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, browserStorage, pair } from '#tests/support/drivers/browser/account-browser.ts'

/** Node's own channels and locks behave as a browser's do, also between two copies of the same modules. */
const channels: BroadcastChannel[] = []

class ClosableChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

beforeEach(() => {
  browserStorage()
  vi.stubGlobal('BroadcastChannel', ClosableChannel)
})

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
})

async function openTab() {
  vi.resetModules()
  const { useAccountState } = await import('#web/state/account-state.ts')
  const calls = await import('#web/storefront/account/account-calls.ts')
  const { openAccount } = await import('#web/storefront/account/open-account.ts')
  openAccount()
  return { ...calls, state: useAccountState.getState, set: useAccountState.setState }
}

const login = { username: 'ana@example.com', password: 'four words in a row', remember: false }

const refreshes = (asked: { path: string }[]) => asked.filter(({ path }) => path.endsWith('/loginRefresh')).length

test('S4.03 a tab that is opened gets its token from another one', async () => {
  const asked = answering()
  await (await openTab()).login(login)
  const second = await openTab()

  await second.asCustomer('/api/account/sessions')

  expect(refreshes(asked)).toBe(0)
  expect(second.state().accessToken).toBe(pair().access_token)
})

test('S4.03 tabs whose token runs out at the same time refresh once between them', async () => {
  const asked = answering()
  const first = await openTab()
  await first.login(login)
  const tabs = [first, await openTab(), await openTab()]
  for (const tab of tabs) tab.set({ accessToken: null, tokenExpiry: 0 })

  await Promise.all(tabs.flatMap((tab) => [1, 2, 3].map(() => tab.asCustomer('/api/account/sessions'))))

  expect(refreshes(asked)).toBe(1)
  expect(asked.filter(({ path }) => path.endsWith('/sessions'))).toHaveLength(9)
})

test('S4.03 alone in the browser, a tab does not wait for others for ever', async () => {
  const asked = answering()
  await (await openTab()).login(login)
  for (const channel of channels.splice(0)) channel.close()

  await (await openTab()).asCustomer('/api/account/sessions')

  expect(refreshes(asked)).toBe(1)
})
