import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { Config } from '#server/config/config.ts'
import { defaultShop, isOfficeHost, shopForHost } from '#shop/shop.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'

/** Monitors and load balancers reach the process by whatever name they know. */
const hostless = /^\/(health|metrics)(\/|$)/

/** Node keeps the first and drops the rest; a proxy before us may have gone by the last. */
function hostNames({ env }: ApiContext): number {
  const { incoming } = env as Partial<HttpBindings>
  const names = incoming?.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  return names?.length ?? 1
}

/** The host name alone chooses the shop. In production a host that nobody configured gets no shop at all. */
export const onlyKnownHosts = ({ production, storefronts }: Config) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const host = c.req.header('host') ?? ''
    const known = shopForHost(storefronts, host)
    const office = isOfficeHost(storefronts, host)
    c.set('shop', known ?? defaultShop(storefronts))
    c.set('office', office)
    if (hostNames(c) > 1) return problem(c, 400, 'invalid-input')
    if (known || office || !production || hostless.test(c.req.path)) return next()

    return problem(c, 421, 'unknown-host')
  })
