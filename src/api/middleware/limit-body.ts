import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { ApiContext, ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

const KILOBYTE = 1024

/** No request of the shop's own pages comes near this, forms with files apart. */
const MOST_BYTES = 64 * KILOBYTE

/** What one visitor may bring along in kilobytes: some messages with photos, and some lists of devices. */
const visitorBytes = { name: 'kilobytes', points: 256 * KILOBYTE, seconds: 600 }

/** No form is read any further; a body that does not say how long it is counts as much as it could be. */
const MOST_OF_FORM = 20 * KILOBYTE * KILOBYTE

const refuseLarge = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (c) => problem(c as ApiContext, 413, 'body-too-large'),
})

/** A page reads its form itself, and counts while it reads: see `shop/forms`. */
const isFormOfPage = ({ req }: ApiContext): boolean =>
  !req.path.startsWith('/api/') &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(req.header('content-type') ?? '')

const saidLength = ({ req }: ApiContext): number =>
  req.header('transfer-encoding') === undefined ? Number(req.header('content-length')) || 0 : Infinity

/** Before anything is read: nobody sends more than his request may hold, and nobody many large ones. */
export const limitBody = createMiddleware<ApiEnv>(async (c, next) => {
  const isForm = isFormOfPage(c)
  const kilobytes = Math.ceil(Math.min(saidLength(c), isForm ? MOST_OF_FORM : MOST_BYTES) / KILOBYTE)
  if (kilobytes > 0 && !c.var.office) {
    const { allowed, retryAfterSeconds } = await c.var.engines.cache.spend(
      visitorBytes,
      c.var.visitorAddress,
      kilobytes,
    )
    if (!allowed) {
      c.header('Retry-After', String(retryAfterSeconds))
      return problem(c, 429, 'too-many-requests')
    }
  }
  return isForm ? next() : refuseLarge(c, next)
})
