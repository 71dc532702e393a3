import { Hono } from 'hono'
import * as v from 'valibot'
import { createGuest } from '#domain/accounts/profile/create-guest.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { describeRoute } from '#api/description/describe-route.ts'
import { customerAddresses } from './customer-addresses.ts'
import { customerBankAccounts, customerPaypalAccounts } from './customer-payees.ts'
import { customerPaymentAccounts } from './customer-payment-accounts.ts'
import { customerPeople } from './customer-people.ts'
import { customerPhones } from './customer-phones.ts'
import { customerRecord } from './customer-record.ts'
import { customerTrades } from './customer-trades.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'

const guestAnswer = v.object({ accountNumber: v.string() })

/** Customers by the names of the customer service. */
export const customers = new Hono<ApiEnv>()
  .route('/addresses', customerAddresses)
  .route('/bank_accounts', customerBankAccounts)
  .route('/customer_payment_accounts', customerPaymentAccounts)
  .route('/customers', customerRecord)
  .route('/paypal_accounts', customerPaypalAccounts)
  .route('/people', customerPeople)
  .route('/phone_contacts', customerPhones)
  .route('/trade_history', customerTrades)
  .post(
    '/guest_account_number',
    describeRoute({
      tags: ['customers'],
      summary: 'A customer number for somebody without an account; the same session keeps its number',
      security: [{}, { visitor: [] }],
      responses: answers({ 201: json('The number', guestAnswer) }),
    }),
    rateLimit({ name: 'guests', points: 20, seconds: 60 }),
    async (c) => {
      const { engines, shop, visitor } = c.var
      const { number } = await createGuest(engines.db, shop, await visitor.open(), engines.now())
      return c.json({ accountNumber: String(number) }, 201, { 'Cache-Control': 'no-store' })
    },
  )
