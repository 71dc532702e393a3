import * as v from 'valibot'
import { isNumberOf } from '#domain/accounts/profile/create-customer.ts'
import type { ApiContext } from '#api/api-env.ts'

/** Who wants to leave: the subject of the token and the customer number, as a second look before nothing is left. */
export const accountDeletion = v.strictObject({
  customerId: v.pipe(v.string(), v.maxLength(100)),
  customerIdentifier: v.pipe(v.string(), v.maxLength(100)),
})

export async function isOwn(c: ApiContext, named: v.InferOutput<typeof accountDeletion>): Promise<boolean> {
  const { engines, caller } = c.var
  if (caller.customerId === null || named.customerId !== caller.id) return false
  return isNumberOf(engines.db, caller.customerId, named.customerIdentifier)
}
