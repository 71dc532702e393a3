/** Everything that a customer owns, by its name. */
export type Belongings = {
  accountId: string
  sessionId: string
  email: string
  customerNumber: string
  customer: string
  person: string
  address: string
  phone: string
  bank: string
  paypal: string
  payment: string
}

export type Wish = { path?: string; body?: object }

/** A route that only customers may use: what they send about themselves, and what an intruder would send instead. */
export type CustomerRoute = {
  route: string
  proved?: true
  own(mine: Belongings): Wish
  /** With the ids of somebody else; `refused` is the answer, if it is not 403. */
  foreign?(yours: Belongings, mine: Belongings): Wish[]
  refused?: 404
}

const bareId = (iri: string): string => iri.split('/').at(-1)!

/** By its address, and by its bare id. */
const bothWays = (iri: string, wish: (name: string) => Wish): Wish[] => [wish(iri), wish(bareId(iri))]

const at = (resource: string) => `/api/customers/${resource}`

const home = { street: 'Fremder Weg', houseNumber: '1', addressExtra: '', postalCode: '10117', city: 'Anderswo' }
const bank = { holder: 'Eve', iban: 'DE02120300000000202051', bic: '' }
const name = { firstName: 'Eve', lastName: 'Fremd' }

/** Somebody who asks for the data of another customer gets his own. */
const read = (path: string): CustomerRoute => ({ route: `GET ${path}`, own: () => ({}) })

const leave = ({ accountId, customerNumber }: Pick<Belongings, 'accountId' | 'customerNumber'>): Wish => ({
  body: { customerId: accountId, customerIdentifier: customerNumber },
})

const phone: Pick<CustomerRoute, 'own' | 'foreign'> = {
  own: ({ customer: customerIri }) => ({ body: { phone: '030 901821', customerIri } }),
  foreign: (yours) =>
    bothWays(yours.customer, (customerIri) => ({ body: { phone: '030 901822', customerIri, phoneIri: yours.phone } })),
}

/** In an order in which each can succeed: a new password ends other sessions, and whoever leaves does so last. */
export const customerRoutes: readonly CustomerRoute[] = [
  read(at('customers')),
  read(at('addresses')),
  read(at('bank_accounts')),
  read(at('paypal_accounts')),
  read(at('customer_payment_accounts')),
  read(at('trade_history')),
  read('/api/account/sessions'),
  { ...read('/api/account/export'), proved: true },
  {
    route: `PATCH ${at('addresses')}`,
    proved: true,
    own: ({ address: id }) => ({ body: { address: { id, ...home } } }),
    foreign: (yours) => bothWays(yours.address, (id) => ({ body: { address: { id, ...home } } })),
  },
  {
    route: `PATCH ${at('bank_accounts')}`,
    proved: true,
    own: ({ bank: id }) => ({ body: { payment: { id, ...bank } } }),
    foreign: (yours) => [
      ...bothWays(yours.bank, (id) => ({ body: { payment: { id, ...bank } } })),
      { body: { payment: { id: yours.bank, holder: 'Eve' } } },
    ],
  },
  {
    route: `PATCH ${at('paypal_accounts')}`,
    proved: true,
    own: ({ paypal: id }) => ({ body: { paypalAccount: { id, email: 'eve@example.com' } } }),
    foreign: (yours) => bothWays(yours.paypal, (id) => ({ body: { paypalAccount: { id, email: 'eve@example.com' } } })),
  },
  {
    route: `POST ${at('customer_payment_accounts')}`,
    proved: true,
    own: ({ customer, paypal: paypalAccount }) => ({ body: { customer, paypalAccount, isPrimary: true } }),
    foreign: (yours, mine) => [
      ...bothWays(yours.bank, (bankAccount) => ({ body: { bankAccount, isPrimary: true } })),
      ...bothWays(yours.paypal, (paypalAccount) => ({ body: { paypalAccount, isPrimary: true } })),
      { body: { customer: yours.customer, bankAccount: mine.bank, isPrimary: true } },
    ],
  },
  { route: `POST ${at('phone_contacts')}`, ...phone },
  {
    route: `PATCH ${at('phone_contacts')}`,
    own: phone.own,
    foreign: (yours, mine) => [
      ...phone.foreign!(yours, mine),
      ...bothWays(yours.phone, (phoneIri) => ({ body: { phone: '030 901822', customerIri: mine.customer, phoneIri } })),
    ],
  },
  {
    route: `PATCH ${at('people')}`,
    proved: true,
    own: ({ person: peopleIri, customer: customerIri }) => ({ body: { address: name, peopleIri, customerIri } }),
    foreign: (yours, mine) => [
      ...bothWays(yours.person, (peopleIri) => ({ body: { address: name, peopleIri, customerIri: mine.customer } })),
      ...bothWays(yours.customer, (customerIri) => ({ body: { address: name, peopleIri: mine.person, customerIri } })),
    ],
  },
  {
    route: `DELETE ${at('customer_payment_accounts')}/{id}`,
    proved: true,
    own: ({ payment }) => ({ path: payment }),
    foreign: (yours) => [{ path: yours.payment }],
  },
  {
    route: 'PUT /api/account/newsletter',
    own: () => ({ body: { newsletter: true } }),
  },
  {
    route: 'POST /api/account/changeEmail',
    proved: true,
    own: () => ({ body: { email: `new.${crypto.randomUUID()}@example.com` } }),
  },
  {
    route: 'DELETE /api/account/sessions/{id}',
    own: ({ sessionId }) => ({ path: `/api/account/sessions/${sessionId}` }),
    foreign: ({ sessionId }) => [{ path: `/api/account/sessions/${sessionId}` }],
    refused: 404,
  },
  {
    route: 'POST /api/account/changePassword',
    own: ({ accountId: userId, email }) => ({
      body: { password: 'vier grüne Roller', currentPassword: 'drei blaue Fahrräder', userId, email },
    }),
    foreign: (yours, mine) =>
      [
        { userId: yours.accountId, email: yours.email },
        { userId: yours.accountId, email: mine.email },
        { userId: mine.accountId, email: yours.email },
      ].map((who) => ({
        body: { password: 'vier grüne Roller', currentPassword: 'drei blaue Fahrräder', ...who },
      })),
  },
  { route: 'DELETE /api/account/sessions', own: () => ({}) },
  {
    route: `DELETE ${at('customers')}`,
    proved: true,
    own: leave,
    foreign: (yours, mine) => [
      leave(yours),
      leave({ ...mine, accountId: yours.accountId }),
      leave({ ...mine, customerNumber: yours.customerNumber }),
    ],
  },
  {
    route: 'DELETE /api/account/deleteUser',
    proved: true,
    own: leave,
    foreign: (yours, mine) => [leave(yours), leave({ ...mine, accountId: yours.accountId })],
  },
]

/** Routes for people who are not logged in, each with proofs of its own. */
export const openRoutes: readonly string[] = [
  'GET /api/account/providers',
  'GET /api/account/sso',
  'GET /api/account/sso/callback',
  'POST /api/account/activateRegistration',
  'POST /api/account/forgotPasswordMail',
  'POST /api/account/login',
  'POST /api/account/loginRefresh',
  'POST /api/account/logout',
  'POST /api/account/register',
  'POST /api/account/resetPassword',
  'POST /api/customers/guest_account_number',
]
