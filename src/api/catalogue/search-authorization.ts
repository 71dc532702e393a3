import type { Config } from '#server/config/config.ts'

/**
 * The header that the shop's own search client sends, and that the door then wants to see. Test systems on a developer's
 * machine may stand behind a password; elsewhere nothing is sent or wanted, even if the setting was left in.
 */
export function searchAuthorization({ SHOP_ENV, SEARCH_BASIC_AUTH }: Config): string | null {
  if (SHOP_ENV !== 'development' || SEARCH_BASIC_AUTH === undefined) return null
  return `Basic ${Buffer.from(SEARCH_BASIC_AUTH).toString('base64')}`
}
