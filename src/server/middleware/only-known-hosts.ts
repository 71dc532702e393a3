import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config/config.ts'
import { defaultShop, isOfficeHost, shopForHost } from '#shop/shop.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'

/** Monitors and load balancers reach the process by whatever name they know. */
const hostless = /^\/(health|metrics)(\/|$)/

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host'

/** Node keeps the first and drops the rest; a proxy before us may have gone by the last. */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let names = 0
  for (let name = 0; name < rawHeaders.length; name += 2) if (isHost(rawHeaders[name]!)) names += 1
  return names > 1
}

/** The host name alone chooses the shop. In production a host that nobody configured gets no shop at all. */
export const onlyKnownHosts = ({ production, storefronts }: Config) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const host = c.req.header('host') ?? ''
    const known = shopForHost(storefronts, host)
    const office = isOfficeHost(storefronts, host)
    c.set('shop', known ?? defaultShop(storefronts))
    c.set('office', office)
    const { incoming } = c.env as Partial<HttpBindings>
    if (incoming && namesTwoHosts(incoming)) return problem(c, 400, 'invalid-input')
    if (known || office || !production || hostless.test(c.req.path)) return next()

    return problem(c, 421, 'unknown-host')
  })
