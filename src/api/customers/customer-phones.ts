import { Hono } from 'hono'
import * as v from 'valibot'
import { changePhone } from '#domain/accounts/profile/change-phone.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { customers, describeRoute } from '#api/description/describe-route.ts'
import { phoneAnswer, phoneJson } from './customer-answers.ts'
import { answerChange, changeResponses, iri, isAboutCaller } from './customer-changes.ts'
import { idIn } from '#api/catalogue/json-ld.ts'
import { LINKED_JSON, MERGE_PATCH, onlyJson, onlyMergePatch } from '#api/middleware/only-media-type.ts'
import { ownDataOnly } from '#api/middleware/own-data-only.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

const phone = v.pipe(v.string(), v.maxLength(60))

type PhoneChange = { phone: string; customerIri?: string | null | undefined; phoneIri?: string | null | undefined }

async function keepPhone(c: ApiContext, { phone: typed, customerIri, phoneIri }: PhoneChange): Promise<Response> {
  const { engines, shop, customerId } = c.var
  if (!isAboutCaller(c, customerIri)) return problem(c, 403, 'not-yours')

  const change = { id: idIn('phone_contacts', phoneIri), phone: typed }
  return answerChange(c, await changePhone(engines, shop, customerId, change), phoneJson)
}

const responses = changeResponses(phoneAnswer)

/** Where a customer can be called: one number. */
export const customerPhones = new Hono<ApiEnv>()
  .post(
    '/',
    describeRoute({
      tags: ['customers'],
      summary: 'Your phone number; it takes the place of an older one',
      security: customers,
      responses,
    }),
    ownDataOnly,
    onlyJson,
    valid('json', v.object({ phone, customerIri: iri }), LINKED_JSON),
    (c) => keepPhone(c, c.req.valid('json')),
  )
  .patch(
    '/',
    describeRoute({ tags: ['customers'], summary: 'Change your phone number', security: customers, responses }),
    ownDataOnly,
    onlyMergePatch,
    valid('json', v.object({ phone, customerIri: iri, phoneIri: iri }), MERGE_PATCH),
    (c) => keepPhone(c, c.req.valid('json')),
  )
