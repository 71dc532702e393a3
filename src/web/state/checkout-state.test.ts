import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyCheckout } from '#domain/cart/checkout-state.ts'
import { answerTo, fullCheckout, galaxy, iphone, offerFor } from '#tests/support/fixtures/carts.ts'
import { questionOf } from '#web/storefront/cart/change-cart.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

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

const NAME = 'umlauf.checkout'

const keep = (state: object, version = 2) => kept.set(NAME, JSON.stringify({ state, version }))
const written = () => JSON.parse(kept.get(NAME) ?? 'null')

async function openState() {
  const { useCheckoutState, readFromBrowser, resetTransaction } = await import('./checkout-state.ts')
  readFromBrowser()
  return Object.assign(useCheckoutState, { resetTransaction })
}

/** The actions on that same state. */
const openActions = async () => (await import('#web/storefront/cart/cart-actions.ts')).cartActions

test('S3.08 the state knows nothing until the browser is asked', async () => {
  keep({ ...emptyCheckout, transactionId: 5 })
  const { useCheckoutState, readFromBrowser } = await import('./checkout-state.ts')
  expect(useCheckoutState.getState()).toMatchObject({ ...emptyCheckout, isRead: false })

  readFromBrowser()

  expect(useCheckoutState.getState().transactionId).toBe(5)
})

test('S2.28 resetting the transaction is written down', async () => {
  keep({ ...emptyCheckout, transactionId: 5, voucher: 'X' })
  const state = await openState()

  state.resetTransaction()

  expect(written()).toEqual({ state: { ...emptyCheckout, voucher: 'X' }, version: 2 })
})

test('S2.28 where there is no transaction, nothing is written', async () => {
  const state = await openState()

  state.resetTransaction()

  expect(kept.size).toBe(0)
})

test('S4.08 S3.08 every action is written down, and exactly nine fields are', async () => {
  await openState()
  const actions = await openActions()

  actions.addOffer(offerFor(iphone))
  actions.addOffer(offerFor(galaxy))
  actions.setQuantity(firstRules, iphone.offerId, 2)
  actions.applyVoucher('UMLAUF5')
  expect(written().state).toEqual({ ...fullCheckout, priceCalculateDone: false, paymentType: 0 })

  actions.removeVoucher()
  actions.remove(galaxy.offerId)
  expect(written().state).toMatchObject({ voucher: null, offerIds: [iphone.offerId] })

  actions.clear()
  expect(written().state).toEqual(emptyCheckout)
})

test('S4.09 any change takes the confirmation away, the shop’s prices give it back', async () => {
  keep(fullCheckout)
  const state = await openState()
  const actions = await openActions()
  const isDone = () => state.getState().priceCalculateDone
  const confirm = () => {
    const question = questionOf(state.getState())
    actions.takePrices(question, answerTo(state.getState()))
    return isDone()
  }
  expect(isDone()).toBe(true)

  for (const change of [
    () => actions.setQuantity(firstRules, iphone.offerId, 3),
    () => actions.applyVoucher('OTHER'),
    () => actions.removeVoucher(),
    () => actions.remove(galaxy.offerId),
    () => actions.addOffer(offerFor(galaxy)),
  ]) {
    change()
    expect(isDone()).toBe(false)
    expect(confirm()).toBe(true)
  }
})

test.each([
  ['2', 2, true],
  [2, 2, true],
  ['13', 13, false],
  [13, 13, false],
  [0, 0, false],
  ['x', 0, false],
])('the payout %j is remembered as %d, PayPal: %s', async (code, paymentType, isPayPalTransaction) => {
  await openState()
  const actions = await openActions()

  actions.setPaymentType(code)

  expect(written().state).toEqual({ ...emptyCheckout, paymentType, isPayPalTransaction })
})

test('S4.11 a trade leaves its number and an empty cart', async () => {
  keep(fullCheckout)
  await openState()
  const actions = await openActions()

  actions.setTransaction(4711)

  expect(written().state).toEqual({ ...emptyCheckout, paymentType: 13, transactionId: 4711 })
})

/** As the first version of the shop wrote it: lines without an offer, prices in cents. */
const firstVersion = {
  cart: [{ deviceId: 'd1', name: 'iPhone 14', price: 315_00, quantity: 2 }],
  cartExpiry: 1_900_000_000_000,
  offerIds: ['o1'],
  transactionId: 0,
  voucher: 'SPRING',
  B2BMode: true,
  priceCalculateDone: true,
  paymentType: 13,
  isPayPalTransaction: false,
}

test('S3.11 of the first version everything is kept but the lines, which named no offer', async () => {
  keep(firstVersion, 1)
  const state = await openState()

  expect(state.getState()).toMatchObject({ ...firstVersion, cart: [], offerIds: [], priceCalculateDone: false })
  state.setState({ paymentType: 13 })
  expect(written().version).toBe(2)
})

test.each([0, 3, 99])('S3.11 what version %d of the shop wrote is dropped', async (version) => {
  keep({ ...fullCheckout, transactionId: 5 }, version)
  const state = await openState()

  expect(state.getState()).toMatchObject(emptyCheckout)
})

test.each(['{"state":', 'null', '[]', '"text"', '{"state":5,"version":2}', '{"state":null,"version":1}'])(
  'S3.11 %s in the store is an empty cart',
  async (text) => {
    kept.set(NAME, text)
    const state = await openState()

    expect(state.getState()).toMatchObject(emptyCheckout)
  },
)

test('S2.27 what another tab wrote is read, and nothing else', async () => {
  const state = await openState()
  const { shareBetweenTabs } = await import('./checkout-state.ts')
  const page = new EventTarget() as Window
  const tell = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const stop = shareBetweenTabs(page)

  keep(fullCheckout)
  tell('something.else')
  expect(state.getState().cart).toEqual([])
  tell(NAME)
  expect(state.getState()).toMatchObject(fullCheckout)

  kept.clear()
  tell(null)
  expect(state.getState()).toMatchObject(emptyCheckout)

  stop()
  keep(fullCheckout)
  tell(NAME)
  expect(state.getState().cart).toEqual([])
})
