import type { Context } from 'hono'
import type { Config } from '#server/config/config.ts'
import type { Caller } from '#domain/accounts/login/find-caller.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Entrant } from '#domain/staff/login/staff-session.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import type { Visitor } from '#shop/visitor.ts'

export type StandardHeaders = Readonly<Record<string, string>>

/** Who asks: for a page that others will ask for too, or for a price, is served longer than who looks around, and longest who sells or works here. */
export type Share = 'others' | 'kept' | 'offers' | 'sales' | 'office'

/** What every request passes asks by `c.get`: `c.var` copies all of them each time. */
export type ApiVariables = {
  engines: Engines
  config: Config
  shop: Shop
  office: boolean
  /** Said before any work begins; kept pages and built files are answered earlier. */
  share: Share
  requestId: string
  /** What every answer carries, besides the id of its request; a page that already does says so. */
  standardHeaders: StandardHeaders
  hasOwnHeaders?: boolean
  /** Where a request comes from, as all limits count it: see `networkOf`. */
  visitorAddress: string
  visitor: Visitor
  /** Who is logged in; only where `customersOnly` stands at the door. */
  caller: Caller
  /** Whose data it is about; only where `ownDataOnly` stands at the door. */
  customerId: string
  /** Who has given a password of the back office; without what he is `missing` he is no colleague yet. */
  entrant?: Entrant
  /** Who is logged in to the back office. */
  colleague?: Colleague
  /** Why the asked screen is not shown: it is somebody else's work, or there is none. */
  refusal?: 403 | 404
}

/** What Node hands along; nothing where a request comes from a test. */
type ApiBindings = { incoming?: { url?: string } } | undefined

export type ApiEnv = { Variables: ApiVariables; Bindings: ApiBindings }

export type ApiContext = Context<ApiEnv>
