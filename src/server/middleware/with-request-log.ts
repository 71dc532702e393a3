import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config/config.ts'
import type { Engines } from '#engines/engines.ts'
import { networkOf } from '#shop/addresses/network.ts'
import type { RequestLog } from '#server/telemetry/request-log.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'

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

/** As servers call it in their logs: whoever asked has left before there was an answer. That is nobody's fault. */
const LEFT = 499

const statusOf = ({ req, res }: ApiContext): number => (res.status >= 500 && req.raw.signal.aborted ? LEFT : res.status)

/** Gives each request a name, hands it the engines, and writes one line about it. */
export const withRequestLog = (config: Config, engines: Engines, requestLog: RequestLog) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const since = performance.now()
    const requestId = requestLog.idFor(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    c.set('engines', engines)
    c.set('config', config)
    c.set('visitorAddress', networkOf(visitorAddress(c, config.TRUSTED_PROXIES)))

    await next()

    const { method, path: url } = c.req
    requestLog.answered({ requestId, method, host: c.req.header('host'), url, status: statusOf(c), since })
  })
