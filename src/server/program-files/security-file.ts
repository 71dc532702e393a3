import type { Shop } from '#shop/shop.ts'

const DAY = 24 * 60 * 60_000

/** The file promises that somebody still reads it; nobody has to renew it while the shop runs. */
const GOOD_FOR_DAYS = 180

/** To whom somebody writes who has found a hole, as RFC 9116 wants it. */
export function securityFile({ country }: Shop, now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const languages = [...new Set([country.icuLocale.slice(0, 2), 'en'])]

  return [
    `Contact: mailto:${country.contact.recipient}`,
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${country.sellShopUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
