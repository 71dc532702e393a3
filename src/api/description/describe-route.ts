import { describeRoute as describe, type DescribeRouteOptions } from 'hono-openapi'

/** Ways to prove who one is, of `description/api-description.ts`: one of them is enough, and an empty one asks nothing. */
type Callers = Record<string, string[]>[]

export const anybody: Callers = [{}]

/** The secret in the address is the permission; nobody else finds what it opens. */
export const whoHasTheLink: Callers = [{}]

export const customers: Callers = [{ customer: [] }]

export const colleagues: Callers = [{ colleague: [] }]

export const signingCarriers: Callers = [{ carrier: [] }]

/** What an operation does, and who may call it: one that does not say so does not compile. */
export const describeRoute = (spec: DescribeRouteOptions & { security: Callers }) => describe(spec)
