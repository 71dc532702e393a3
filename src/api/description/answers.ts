import { resolver, uniqueSymbol, type DescribeRouteOptions, type ResponsesWithResolver } from 'hono-openapi'
import type { MiddlewareHandler } from 'hono'
import type { GenericSchema } from 'valibot'
import type { ApiEnv } from '#api/api-env.ts'
import { problemJson } from '#api/problem.ts'

type Answer = ResponsesWithResolver[string]

/** An answer in JSON, for the description of a route. */
export const json = (description: string, schema: GenericSchema, type = 'application/json') => ({
  description,
  content: { [type]: { schema: resolver(schema) } },
})

/** A file: its bytes are not described. */
export const file = (description: string, type: string) => ({ description, content: { [type]: {} } })

export const words = (description: string, type: string) => ({
  description,
  content: { [type]: { schema: { type: 'string' as const } } },
})

/**
 * What a route may answer. Mere words describe a problem; without content is what has none. What every route may answer,
 * and what middleware may, is not said here: see `common-answers.ts` and `refusing`.
 */
export const answers = (said: Record<number, string | Answer>): ResponsesWithResolver =>
  Object.fromEntries(
    Object.entries(said).map(([status, answer]) => [
      status,
      typeof answer === 'string' ? { description: answer, content: problemJson } : answer,
    ]),
  )

/** Middleware that turns requests away says so in the description of every route that it stands before. */
export const refusing = (spec: DescribeRouteOptions, middleware: MiddlewareHandler<ApiEnv>) =>
  Object.assign(middleware, { [uniqueSymbol]: { spec } })
