import { beforeEach, expect, test, vi } from 'vitest'
import {
  answering,
  browserStorage,
  customer,
  CUSTOMER_ID,
  cutLine,
  pair,
} from '#tests/support/drivers/browser/account-browser.ts'
import { emptyAccount, useAccountState } from '#web/state/account-state.ts'
import { saveDraft, readDraft } from '#web/storefront/checkout/form/draft.ts'
import type { Known } from './known.ts'
import { watchCustomer } from './watch-customer.ts'

const account = {
  '@id': '/m/1',
  isPrimary: true,
  bankAccount: { '@id': '/b/1', holder: 'Ana Muster', iban: 'DE… 3000', bic: '', changedAt: '' },
  paypalAccount: null,
}
const CUSTOMER = '/api/customers/customers'
const withAccount = () => Response.json({ ...customer, paymentAccounts: [account] })

const login = {
  isLoggedIn: true,
  accessToken: pair().access_token,
  customerId: CUSTOMER_ID,
  customerNumber: '10023',
  tokenExpiry: Date.now() + 60_000,
}

const watch = () => {
  const told: Known[] = []
  return { told, stop: watchCustomer((known) => told.push(known)) }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  browserStorage()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  useAccountState.setState({ ...emptyAccount, isRead: true })
})

test('nobody is known until somebody logs in, and nobody after he logs out', async () => {
  answering({ [CUSTOMER]: withAccount })
  const { told, stop } = watch()
  useAccountState.setState(login)
  await expect.poll(() => told).toHaveLength(2)
  useAccountState.setState(emptyAccount)
  stop()

  expect(told.map(({ usual, post }) => [usual, post !== undefined])).toEqual([
    [undefined, false],
    ['/m/1', true],
    [undefined, false],
  ])
})

test('S1.02 who has typed an account before logging in is paid there', async () => {
  answering({ [CUSTOMER]: withAccount })
  saveDraft({ ...readDraft(undefined), iban: 'DE89 3704' })
  useAccountState.setState(login)
  const { told, stop } = watch()
  await expect.poll(() => told).toHaveLength(1)
  stop()

  expect(told[0]).toMatchObject({ accounts: [{ hint: 'DE… 3000' }], usual: undefined })
})

test('if the shop does not say what it knows, the customer types, and still sells as a customer', async () => {
  answering({ [CUSTOMER]: cutLine })
  useAccountState.setState(login)
  const { told, stop } = watch()
  await expect.poll(() => told).toHaveLength(1)
  stop()

  expect(told[0]).toMatchObject({ draft: {}, accounts: [], post: expect.any(Function) })
})
