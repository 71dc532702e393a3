import type { Country } from '#shop/countries/country.ts'
import { isPublic, pathsOf, screens } from '#shop/screens/screens.ts'
import type { Shop } from '#shop/shop.ts'

/** `/clarification/{id}/{trade}` as what it always begins with. */
const beginning = (pattern: string): string => pattern.split('{')[0]!

/** The beginnings of all addresses that are about one person, without those that another one covers. */
function privateBeginnings(country: Country): string[] {
  const all = screens.filter((screen) => !isPublic(screen)).flatMap((screen) => pathsOf(country, screen).map(beginning))
  const covered = (path: string) => all.some((other) => other !== path && path.startsWith(other))
  return [...new Set(all)].filter((path) => !covered(path)).toSorted()
}

/** What search engines may read. The office and the partners' shops are not for them. */
export function robotsFile({ country, mode }: Shop, office: boolean): string {
  if (office || mode.name !== 'default') return 'User-agent: *\nDisallow: /\n'

  return [
    'User-agent: *',
    ...privateBeginnings(country).map((path) => `Disallow: ${path}`),
    'Disallow: /?q=',
    'Allow: /',
    '',
    `Sitemap: ${country.sellShopUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
