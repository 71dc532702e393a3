import type { Category } from '#shop/devices/categories.ts'
import type { ContentTopic } from '#shop/screens/content-topics.ts'

/** Where an old address leads. It names a screen, never an address, so that it follows the country's own words. */
export type Target =
  | { screen: 'home'; fragment?: 'cart' }
  | { screen: 'contact' }
  | { screen: 'content'; topic: ContentTopic }
  | { screen: 'sellCategory'; category: Category }
  | { screen: 'newsletterUnsubscribe' }

/**
 * Old addresses of one page of today. They are written in small letters, decoded, without trailing slash, and without
 * the endings `.html`, `.htm` and `.php`: the shop finds all of these spellings by itself.
 */
export type RedirectGroup = { to: Target; from: readonly string[] }

export type Redirect = { from: string; to: Target }
