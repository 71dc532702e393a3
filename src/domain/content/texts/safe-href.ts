import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { ownPath } from '#shop/screens/paths.ts'

/**
 * Where a link may lead: a path of this shop, another site by https, or a mailbox. Everything else, above all what would
 * run, is no link.
 */
export function safeHref(target: string): string | undefined {
  const own = ownPath(target)
  if (own !== undefined) return own
  if (target.startsWith('mailto:')) return isEmailAddress(target.slice('mailto:'.length)) ? target : undefined
  if (!/^https:\/\/[^\s\\]+$/i.test(target) || !URL.canParse(target)) return undefined
  const { protocol, username, password, href } = new URL(target)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}
