import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { MAX_FORM_SIZE, textForm } from '#shop/forms/form-limits.ts'
import type { ApiContext, ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'
import { BytesUnderWay } from './bytes-under-way.ts'

const KILOBYTE = 1024

/** No request of the shop's own pages comes near this, forms with files apart. */
const MAX_BYTES = textForm.text

/** What one visitor may bring along in kilobytes: some messages with photos, and some lists of devices. */
const visitorBytes = { name: 'kilobytes', points: 256 * KILOBYTE, seconds: 600 }

/** Until others have been answered. */
const SOON_SECONDS = 10

const refuseLarge = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => problem(c as ApiContext, 413, 'body-too-large'),
})

/** A page reads its form itself, and counts while it reads: see `shop/forms`. */
const isFormOfPage = ({ req }: ApiContext): boolean =>
  !req.path.startsWith('/api/') &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(req.header('content-type') ?? '')

/** What does not say how long it is counts as much as it could be. */
function lengthOf(c: ApiContext, isForm: boolean): number {
  const said = c.req.header('transfer-encoding') === undefined ? Number(c.req.header('content-length')) || 0 : Infinity
  return Math.min(said, isForm ? MAX_FORM_SIZE : MAX_BYTES)
}

function comeBack(c: ApiContext, status: 429 | 503, seconds: number): Response {
  c.header('Retry-After', String(seconds))
  return problem(c, status, status === 429 ? 'too-many-requests' : 'not-ready')
}

/**
 * Before anything is read: nobody sends more than his request may hold, nobody many large ones, and not all of them at once.
 * Colleagues are known, and nothing of theirs is read before they are.
 */
export function limitBody() {
  const underWay = new BytesUnderWay()

  return createMiddleware<ApiEnv>(async (c, next) => {
    const isForm = isFormOfPage(c)
    const { engines, office, visitorAddress: visitor } = c.var
    const bytes = office ? 0 : lengthOf(c, isForm)
    if (bytes > 0) {
      const kilobytes = Math.ceil(bytes / KILOBYTE)
      const { allowed, retryAfterSeconds } = await engines.cache.spend(visitorBytes, visitor, kilobytes)
      if (!allowed) return comeBack(c, 429, retryAfterSeconds)
    }
    if (!isForm) return refuseLarge(c, next)
    if (bytes <= MAX_BYTES) return next()

    const full = underWay.take(visitor, bytes)
    if (full) return comeBack(c, full === 'visitor' ? 429 : 503, SOON_SECONDS)
    try {
      return await next()
    } finally {
      underWay.giveBack(visitor, bytes)
    }
  })
}
