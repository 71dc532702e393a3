import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config/config.ts'
import type { Engines } from '#engines/engines.ts'
import { networkOf } from '#shop/addresses/network.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'

type Metrics = { answered(method: string, status: number, seconds: number): void }

/** Only as many proxies are believed as stand in front of the shop. */
function visitorAddress(c: ApiContext, trustedProxies: number): string {
  const direct = getConnInfo(c).remote.address ?? 'unknown'
  if (trustedProxies === 0) return direct
  const told = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return told.at(-trustedProxies) ?? direct
}

const isRequestId = (text: string | undefined): text is string => text !== undefined && /^[\w-]{8,64}$/.test(text)

/** As servers call it in their logs: whoever asked has left before there was an answer. That is nobody's fault. */
const LEFT = 499

const statusOf = ({ req, res }: ApiContext): number => (res.status >= 500 && req.raw.signal.aborted ? LEFT : res.status)

/** Gives each request a name, hands it the engines, and writes one line about it. */
export const withRequestLog = (config: Config, engines: Engines, metrics: Metrics) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const started = performance.now()
    const given = c.req.header('x-request-id')
    const requestId = config.TRUSTED_PROXIES > 0 && isRequestId(given) ? given : randomUUID()
    c.set('requestId', requestId)
    c.set('engines', engines)
    c.set('config', config)
    c.set('visitorAddress', networkOf(visitorAddress(c, config.TRUSTED_PROXIES)))

    await next()

    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const status = statusOf(c)
    metrics.answered(c.req.method, status, milliseconds / 1000)
    const line = {
      requestId,
      method: c.req.method,
      host: c.req.header('host'),
      url: c.req.path,
      status,
      milliseconds,
    }
    if (status >= 500) engines.log.error(line, 'answered')
    else engines.log.info(line, 'answered')
  })
