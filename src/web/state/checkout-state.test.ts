import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCheckout } from '#domain/cart/checkout-state.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('localStorage', localStorage)
  vi.resetModules()
})

afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

const openState = async () => (await import('./checkout-state.ts')).useCheckoutState

test('S3.08 the state knows nothing until the browser is asked', async () => {
  kept.set('umlauf.checkout', JSON.stringify({ state: { ...emptyCheckout, transactionId: 5 }, version: 1 }))
  const state = await openState()
  expect(state.getState()).toMatchObject(emptyCheckout)

  await state.persist.rehydrate()

  expect(state.getState().transactionId).toBe(5)
})

test('S2.28 resetting the transaction is written down', async () => {
  kept.set(
    'umlauf.checkout',
    JSON.stringify({ state: { ...emptyCheckout, transactionId: 5, voucher: 'X' }, version: 1 }),
  )
  const state = await openState()
  await state.persist.rehydrate()

  state.getState().resetTransaction()

  expect(JSON.parse(kept.get('umlauf.checkout') ?? '')).toEqual({
    state: { ...emptyCheckout, voucher: 'X' },
    version: 1,
  })
})

test('S2.28 where there is no transaction, nothing is written', async () => {
  const state = await openState()
  await state.persist.rehydrate()

  state.getState().resetTransaction()

  expect(kept.size).toBe(0)
})

test.each([0, 2])('S3.11 what version %d of the shop wrote is dropped', async (version) => {
  kept.set('umlauf.checkout', JSON.stringify({ state: { ...emptyCheckout, voucher: 'OLD' }, version }))
  const state = await openState()

  await state.persist.rehydrate()

  expect(state.getState()).toMatchObject(emptyCheckout)
})
