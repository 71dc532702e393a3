import { createContext } from 'react-router'
import type { Installation } from '#domain/settings/readiness/find-readiness.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Entrant } from '#domain/staff/login/staff-session.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import type { Visitor } from '#shop/visitor.ts'
import type { Messages } from '#shop/messages/messages.ts'

/** What the server hands to every page. */
export type PageContext = {
  engines: Engines
  storefronts: Storefronts
  /** The shop that the host name chose; the back office has none of its own and borrows the default one. */
  shop: Shop
  /** Everything that the shop can say in its language; a page takes only what it says. */
  messages: Messages
  /** What the page has to send along to the search; nothing but on test systems. */
  searchAuthorization: string | null
  /** Who numbers visitors that agreed to being counted; nobody but the shop itself, unless told. */
  affiliateTracking: string | undefined
  /** What the environment says that the list of what is missing depends on. */
  installation: Installation
  buildId: string
  requestId: string
  /** Whose forms are counted together. */
  visitorAddress: string
  visitor: Visitor
  /** Who has given a password of the back office, and may lack something yet. */
  entrant: Entrant | undefined
  /** Who is logged in to the back office, and why the asked screen is not shown. */
  colleague: Colleague | undefined
  refusal: 403 | 404 | undefined
  /** Whether a page failed only because the database is away; then its visitor is asked to come back. */
  failedForNow(error: unknown): boolean
  /** Takes the finished page as it is: a body would only turn it into bytes and back again. */
  keepDocument(html: string): void
}

export const pageContext = createContext<PageContext>()
