import { germanAddresses } from './german-addresses.ts'
import type { RedirectGroup } from './redirect.ts'

export const austrianRedirects = [
  ...germanAddresses,
  {
    to: { screen: 'home' },
    from: ['/oesterreich', '/österreich', '/austria', '/handy-verkaufen-wien', '/handy-verkaufen-oesterreich'],
  },
  { to: { screen: 'content', topic: 'imprint' }, from: ['/offenlegung', '/medieninhaber', '/impressum-oesterreich'] },
  { to: { screen: 'content', topic: 'terms' }, from: ['/agb-oesterreich', '/agb-at'] },
] as const satisfies readonly RedirectGroup[]
