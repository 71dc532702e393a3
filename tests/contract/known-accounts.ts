import { decodeJwt } from 'jose'
import { goodPassword, registrationOf, someMailbox } from '#tests/support/drivers/customers/customers.ts'
import type { useCustomers } from '#tests/support/drivers/customers/customers.ts'
import { tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import type { KnownInputs } from './known-inputs.ts'

type Customers = ReturnType<typeof useCustomers>

const { seller, payee } = tradeOf('de', '')
const { street, houseNumber, postalCode, city, firstName, lastName, birthdate, phone } = seller

/** Logging in, out and over, each time by somebody who can lose his session without a loss for the others. */
async function knownLogins({ newCustomer, register, tokenTo, send, loggedIn }: Customers) {
  const [fresh, forgetful, changing] = [someMailbox(), await newCustomer(), await newCustomer()]
  await register('de', fresh)
  const activation = await tokenTo(fresh, 'account-activation')
  const activated = await send('de', 'POST', '/api/account/activateRegistration', undefined, { token: activation })
  await send('de', 'POST', '/api/account/forgotPasswordMail', { email: forgetful.email, lang: 'de_DE' })
  const reset = { token: await tokenTo(forgetful.email, 'password-reset') }

  return {
    'POST /api/account/login': { body: { username: fresh, password: goodPassword } },
    'POST /api/account/loginRefresh': async () => ({ headers: { 'refresh-token': (await loggedIn()).refreshToken } }),
    'POST /api/account/logout': async () => {
      const { bearer, refreshToken } = await loggedIn()
      return { headers: { ...bearer, 'refresh-token': refreshToken } }
    },
    'POST /api/account/register': async () => ({ body: registrationOf('de', someMailbox()) }),
    'POST /api/account/activateRegistration': { headers: { token: activation } },
    'GET /api/activateCustomerByIdentifier': { headers: { identifier: activated.json<{ token: string }>().token } },
    'POST /api/activateCustomerByIdentifier': { headers: { identifier: activated.json<{ token: string }>().token } },
    'POST /api/account/forgotPasswordMail': { body: { email: forgetful.email, lang: 'de_DE' } },
    'POST /api/account/resetPassword': { headers: reset, body: { password: goodPassword } },
    'POST /api/account/changePassword': {
      headers: { authorization: `Bearer ${changing.pair.access_token}` },
      body: {
        userId: changing.id,
        email: changing.email,
        currentPassword: goodPassword,
        password: `${goodPassword} und ein Dreirad`,
      },
    },
  } satisfies KnownInputs
}

/** What ends a session or a customer needs a new one every time. */
function knownFarewells({ loggedIn }: Customers) {
  const customerToDelete = async () => {
    const somebody = await loggedIn()
    const { customerNumber } = (await somebody.send('GET', '/api/customers/customers')).json<{
      customerNumber: string
    }>()
    return { somebody, body: { customerId: somebody.accountId, customerIdentifier: customerNumber } }
  }

  return {
    'DELETE /api/account/sessions': async () => ({ headers: (await loggedIn()).bearer }),
    'DELETE /api/account/sessions/{id}': async () => {
      const { bearer } = await loggedIn()
      return { headers: bearer, path: { id: String(decodeJwt(bearer.authorization.slice(7))['sid']) } }
    },
    'DELETE /api/customers/customers': async () => {
      const { somebody, body } = await customerToDelete()
      return { headers: somebody.bearer, body }
    },
    'DELETE /api/account/deleteUser': async () => {
      const { somebody, body } = await customerToDelete()
      await somebody.send('DELETE', '/api/customers/customers', { body })
      return { headers: somebody.bearer, body }
    },
    'DELETE /api/customers/addresses/{id}': async () => {
      const { bearer, send } = await loggedIn()
      const body = { address: { street, houseNumber, postalCode, city } }
      const made = await send('POST', '/api/customers/addresses', { body })
      return { headers: bearer, path: { id: made.json<{ '@id': string }>()['@id'].split('/').at(-1)! } }
    },
    'DELETE /api/customers/customer_payment_accounts/{id}': async () => {
      const { bearer, send } = await loggedIn()
      const bank = (await send('PATCH', '/api/customers/bank_accounts', { body: { payment: payee } })).json()
      const made = await send('POST', '/api/customers/customer_payment_accounts', {
        body: { bankAccount: bank['@id'] },
      })
      return { headers: bearer, path: { id: String(made.json()['@id']).split('/').at(-1)! } }
    },
  } satisfies KnownInputs
}

/** Somebody who has sold something, and who tells about himself. */
async function knownData({ loggedIn, openVisit }: Customers) {
  const { bearer: headers, send } = await loggedIn()
  const { trade } = await openVisit()
  const sold = await send('POST', '/api/offers', { body: usedPhone })
  const cookie = sold.headers['set-cookie']![0]!.split(';')[0]!
  const body = { ...trade, lines: [{ offerId: sold.json()['id'], quantity: 1 }] }
  await send('POST', '/api/trades', { body, headers: { cookie, 'idempotency-key': crypto.randomUUID() } })
  const bank = (await send('PATCH', '/api/customers/bank_accounts', { body: { payment: payee } })).json()

  return {
    'POST /api/account/changeEmail': async () => ({ headers, body: { email: someMailbox() } }),
    'GET /api/account/sessions': { headers },
    'GET /api/account/export': { headers },
    'PUT /api/account/newsletter': { headers, body: { newsletter: true } },
    'GET /api/customers/customers': { headers },
    'GET /api/customers/addresses': { headers },
    'POST /api/customers/addresses': { headers, body: { address: { street, houseNumber, postalCode, city } } },
    'PATCH /api/customers/addresses': { headers, body: { address: { street, houseNumber, postalCode, city } } },
    'GET /api/customers/bank_accounts': { headers },
    'PATCH /api/customers/bank_accounts': { headers, body: { payment: { ...payee, id: bank['@id'] } } },
    'GET /api/customers/paypal_accounts': { headers },
    'PATCH /api/customers/paypal_accounts': { headers, body: { paypalAccount: { email: 'ana@example.com' } } },
    'GET /api/customers/customer_payment_accounts': { headers },
    'POST /api/customers/customer_payment_accounts': { headers, body: { bankAccount: bank['@id'], isPrimary: true } },
    'POST /api/customers/phone_contacts': { headers, body: { phone } },
    'PATCH /api/customers/phone_contacts': { headers, body: { phone } },
    'PATCH /api/customers/people': { headers, body: { address: { firstName, lastName, birthdate } } },
    'GET /api/customers/trade_history': { headers },
  } satisfies KnownInputs
}

export const prepareKnownAccounts = async (customers: Customers): Promise<KnownInputs> => ({
  ...(await knownLogins(customers)),
  ...knownFarewells(customers),
  ...(await knownData(customers)),
})
