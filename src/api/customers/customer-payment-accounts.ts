import { Hono } from 'hono'
import * as v from 'valibot'
import { choosePaymentAccount, removePaymentAccount } from '#domain/accounts/payees/choose-payment-account.ts'
import { notifyOwner } from '#domain/accounts/payees/notify-payee-changed.ts'
import { findPaymentAccounts } from '#domain/accounts/payees/payment-accounts.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { paymentAnswer, paymentJson } from './customer-answers.ts'
import {
  answerChange,
  changeResponses,
  iri,
  isAboutCaller,
  readResponses,
  refuseChange,
  removalResponses,
} from './customer-changes.ts'
import { collection, collectionOf, idIn, ldJson } from '#api/catalogue/json-ld.ts'
import { LINKED_JSON, onlyJson } from '#api/middleware/only-media-type.ts'
import { ownDataOnly, freshDataOnly } from '#api/middleware/own-data-only.ts'
import { inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

const choice = v.object({
  customer: iri,
  bankAccount: iri,
  paypalAccount: iri,
  paymentType: v.optional(v.literal('INVOICE')),
  isPrimary: v.optional(v.boolean(), false),
})

/** The ways in which a customer can be paid. Exactly one of them is the one that is used. */
export const customerPaymentAccounts = new Hono<ApiEnv>()
  .get(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'The ways in which you can be paid',
      security: customers,
      responses: readResponses(collectionOf(paymentAnswer)),
    }),
    ownDataOnly,
    async (c) => {
      const { engines, customerId } = c.var
      const accounts = await findPaymentAccounts(engines.db, customerId)
      const member = accounts.map((account) => paymentJson(customerId, account))
      return ldJson(c, collection('customer_payment_accounts', member))
    },
  )
  .post(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Be paid to one of your accounts; the first is always the one that is used',
      security: customers,
      responses: changeResponses(paymentAnswer),
    }),
    freshDataOnly,
    onlyJson,
    valid('json', choice, LINKED_JSON),
    async (c) => {
      const { engines, shop, caller, customerId } = c.var
      const { customer, bankAccount, paypalAccount, isPrimary } = c.req.valid('json')
      if (!isAboutCaller(c, customer)) return problem(c, 403, 'not-yours')

      const account = {
        bankAccountId: idIn('bank_accounts', bankAccount) || null,
        paypalAccountId: idIn('paypal_accounts', paypalAccount) || null,
        isPrimary,
      }
      const result = await choosePaymentAccount(engines, customerId, account, notifyOwner(engines, shop, caller))
      return answerChange(c, result, paymentJson)
    },
  )
  .delete(
    '/:id',
    describeRoute({
      tags: ['customers'],
      summary: 'Forget a way to be paid, with its account',
      security: customers,
      parameters: [inPath('id', 'The last part of its address', { format: 'uuid' })],
      responses: removalResponses,
    }),
    freshDataOnly,
    async (c) => {
      const { engines, shop, caller, customerId } = c.var
      const tell = notifyOwner(engines, shop, caller)
      const result = await removePaymentAccount(engines, customerId, c.req.param('id'), tell)
      return result.ok ? c.body(null, 204) : refuseChange(c, result)
    },
  )
