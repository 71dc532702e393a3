import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

const typeOf = (header: string | undefined): string => (header ?? '').split(';')[0]!.trim().toLowerCase()

const only = (...types: string[]) =>
  createMiddleware<ApiEnv>(async (c, next) =>
    types.includes(typeOf(c.req.header('content-type'))) ? next() : problem(c, 415, 'unsupported-media-type'),
  )

/** What is left out stays as it is, null empties it (RFC 7396). Who sends plain JSON may have meant the whole. */
export const onlyMergePatch = only('application/merge-patch+json')

export const onlyJson = only('application/ld+json', 'application/json')
