import { germanAddresses } from './german-addresses.ts'
import type { RedirectGroup } from './redirect.ts'

export const germanRedirects = [
  ...germanAddresses,
  { to: { screen: 'home' }, from: ['/deutschland', '/handy-verkaufen', '/handyankauf', '/elektronik-ankauf'] },
  {
    to: { screen: 'content', topic: 'companyPhones' },
    from: ['/firmenhandys', '/firmenkunden', '/geschaeftskunden', '/unternehmen/firmenhandys'],
  },
  {
    to: { screen: 'content', topic: 'partnerProgramme' },
    from: ['/partnerprogramm', '/affiliate', '/unternehmen/partnerprogramm'],
  },
  // Letters sent years ago still carry these links, and a way out of a newsletter must never break.
  {
    to: { screen: 'newsletterUnsubscribe' },
    from: [
      '/newsletter/abmelden/{emailHash}',
      '/newsletter/abmeldung/{emailHash}',
      '/newsletter/austragen/{emailHash}',
      '/newsletter/abmelden/hash/{emailHash}',
      '/newsletter/unsubscribe/hash/{emailHash}',
      '/browser/newsletter/unsubscribe/hash/{emailHash}',
    ],
  },
] as const satisfies readonly RedirectGroup[]
