import * as v from 'valibot'
import type { ApiContext } from '#api/api-env.ts'

/** Everything that has an address in the customer API. */
export type Resource =
  | 'addresses'
  | 'bank_accounts'
  | 'customer_payment_accounts'
  | 'customers'
  | 'paypal_accounts'
  | 'people'
  | 'phone_contacts'
  | 'trade_history'

const base = (resource: Resource): string => `/api/customers/${resource}`

/** The address that is also the name of a thing. */
export const iriOf = (resource: Resource, id: string): string => `${base(resource)}/${id}`

/** The id in such a name; a bare id is taken as well. What is neither stays as it is, and is the name of nothing. */
export function idIn(resource: Resource, text: string | null | undefined): string {
  const start = `${base(resource)}/`
  return text?.startsWith(start) ? text.slice(start.length) : (text ?? '')
}

/** The parts of every thing. */
export const node = <Type extends string>(type: Type) => ({ '@id': v.string(), '@type': v.literal(type) })

export const ldJson = (c: ApiContext, body: object, status: 200 | 201 = 200): Response =>
  c.body(JSON.stringify(body), status, { 'Content-Type': 'application/ld+json; charset=utf-8' })

const page = v.object({
  '@id': v.string(),
  first: v.string(),
  previous: v.optional(v.string()),
  next: v.optional(v.string()),
  last: v.string(),
})

export const collectionOf = (member: v.GenericSchema) =>
  v.object({ ...node('Collection'), totalItems: v.number(), member: v.array(member), view: v.optional(page) })

/** A few things, all at once. */
export const collection = (resource: Resource, member: readonly object[]) => ({
  '@id': base(resource),
  '@type': 'Collection',
  totalItems: member.length,
  member,
})

type Page = { page: number; itemsPerPage: number; total: number }

/** Many things, a page at a time. */
export function pagedCollection(
  resource: Resource,
  member: readonly object[],
  { page: number, itemsPerPage, total }: Page,
) {
  const at = (wanted: number) => `${base(resource)}?page=${wanted}&itemsPerPage=${itemsPerPage}`
  const last = Math.max(1, Math.ceil(total / itemsPerPage))
  const view = {
    '@id': at(number),
    first: at(1),
    ...(number > 1 && { previous: at(Math.min(number - 1, last)) }),
    ...(number < last && { next: at(number + 1) }),
    last: at(last),
  }
  return { ...collection(resource, member), totalItems: total, view }
}
