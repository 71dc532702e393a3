import { createMiddleware } from 'hono/factory'
import type { Config } from '#config.ts'
import { defaultShop, isOfficeHost, shopForHost } from '#shop/shop.ts'
import type { ApiEnv } from '../api-env.ts'
import { problem } from '../problem.ts'

/** Monitors and load balancers reach the process by whatever name they know. */
const hostless = /^\/(health|metrics)(\/|$)/

/** The host name alone chooses the shop. In production a host that nobody configured gets no shop at all. */
export const onlyKnownHosts = ({ production, storefronts }: Config) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const host = c.req.header('host') ?? ''
    const known = shopForHost(storefronts, host)
    const office = isOfficeHost(storefronts, host)
    c.set('shop', known ?? defaultShop(storefronts))
    c.set('office', office)
    if (known || office || !production || hostless.test(c.req.path)) return next()

    return problem(c, 421, 'unknown-host')
  })
