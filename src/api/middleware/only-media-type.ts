import { createMiddleware } from 'hono/factory'
import { answers, refusing } from '#api/description/answers.ts'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

const typeOf = (header: string | undefined): string => (header ?? '').split(';')[0]!.trim().toLowerCase()

const only = (...types: string[]) =>
  refusing(
    { responses: answers({ 415: `Not ${types.join(' or ')} (unsupported-media-type)` }) },
    createMiddleware<ApiEnv>(async (c, next) =>
      types.includes(typeOf(c.req.header('content-type'))) ? next() : problem(c, 415, 'unsupported-media-type'),
    ),
  )

export const MERGE_PATCH = 'application/merge-patch+json'

/** What is left out stays as it is, null empties it (RFC 7396). Who sends plain JSON may have meant the whole. */
export const onlyMergePatch = only(MERGE_PATCH)

export const LINKED_JSON = 'application/ld+json'

export const onlyJson = only(LINKED_JSON, 'application/json')
