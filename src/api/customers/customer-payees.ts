import { Hono } from 'hono'
import * as v from 'valibot'
import { changeBankAccount, changePaypalAccount } from '#domain/accounts/payees/change-payee.ts'
import { notifyOwner } from '#domain/accounts/payees/notify-payee-changed.ts'
import { findBankAccounts, findPaypalAccounts } from '#domain/accounts/payees/payment-accounts.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { bankAnswer, bankJson, paypalAnswer, paypalJson } from './customer-answers.ts'
import { answerChange, changeResponses, field, iri, readResponses } from './customer-changes.ts'
import { collection, collectionOf, idIn, ldJson } from '#api/catalogue/json-ld.ts'
import { MERGE_PATCH, onlyMergePatch } from '#api/middleware/only-media-type.ts'
import { ownDataOnly, freshDataOnly } from '#api/middleware/own-data-only.ts'
import { valid } from '#api/valid.ts'

const bankChange = v.object({ payment: v.object({ id: iri, holder: field, iban: field, bic: field }) })

/** Bank accounts of a customer. Of their numbers only the end is ever shown. */
export const customerBankAccounts = new Hono<ApiEnv>()
  .get(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Your bank accounts',
      security: customers,
      responses: readResponses(collectionOf(bankAnswer)),
    }),
    ownDataOnly,
    async (c) => {
      const { engines, customerId } = c.var
      const banks = await findBankAccounts(engines.db, customerId)
      const member = banks.map((bank) => bankJson(customerId, bank))
      return ldJson(c, collection('bank_accounts', member))
    },
  )
  .patch(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'A new bank account, or a change of one by its id',
      security: customers,
      responses: changeResponses(bankAnswer),
    }),
    freshDataOnly,
    onlyMergePatch,
    valid('json', bankChange, MERGE_PATCH),
    async (c) => {
      const { engines, shop, caller, customerId } = c.var
      const { id, ...changes } = c.req.valid('json').payment
      const change = { id: idIn('bank_accounts', id), changes }
      const result = await changeBankAccount(engines, customerId, change, notifyOwner(engines, shop, caller))
      return answerChange(c, result, bankJson)
    },
  )

const paypalChange = v.object({ paypalAccount: v.object({ id: iri, email: field }) })

/** PayPal accounts of a customer, by the address that belongs to them. */
export const customerPaypalAccounts = new Hono<ApiEnv>()
  .get(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Your PayPal accounts',
      security: customers,
      responses: readResponses(collectionOf(paypalAnswer)),
    }),
    ownDataOnly,
    async (c) => {
      const { engines, customerId } = c.var
      const paypals = await findPaypalAccounts(engines.db, customerId)
      const member = paypals.map((paypal) => paypalJson(customerId, paypal))
      return ldJson(c, collection('paypal_accounts', member))
    },
  )
  .patch(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'A new PayPal account, or a change of one by its id',
      security: customers,
      responses: changeResponses(paypalAnswer),
    }),
    freshDataOnly,
    onlyMergePatch,
    valid('json', paypalChange, MERGE_PATCH),
    async (c) => {
      const { engines, shop, caller, customerId } = c.var
      const { id, ...changes } = c.req.valid('json').paypalAccount
      const change = { id: idIn('paypal_accounts', id), changes }
      const result = await changePaypalAccount(engines, customerId, change, notifyOwner(engines, shop, caller))
      return answerChange(c, result, paypalJson)
    },
  )
