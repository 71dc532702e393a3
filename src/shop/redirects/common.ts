import type { RedirectGroup } from './redirect.ts'

/** Old addresses that were the same in every country, because the software of the first shop spoke English. */
export const commonRedirects = [
  { to: { screen: 'home' }, from: ['/home', '/index', '/start', '/browser', '/browser/index', '/sell', '/products'] },
  {
    to: { screen: 'home', fragment: 'cart' },
    from: ['/cart', '/cart/view', '/basket', '/checkout/cart', '/browser/cart', '/browser/cart/view'],
  },
  { to: { screen: 'contact' }, from: ['/faq', '/faqs', '/help', '/support', '/browser/faq', '/content/faq'] },
  { to: { screen: 'content', topic: 'terms' }, from: ['/terms', '/browser/terms', '/content/terms'] },
  { to: { screen: 'content', topic: 'aboutUs' }, from: ['/about', '/about-us', '/browser/about', '/content/about'] },
  { to: { screen: 'content', topic: 'imprint' }, from: ['/imprint', '/browser/imprint', '/content/imprint'] },
  { to: { screen: 'content', topic: 'press' }, from: ['/press', '/browser/press', '/content/press'] },
  { to: { screen: 'content', topic: 'howItWorks' }, from: ['/how-it-works', '/browser/howto', '/content/how-to'] },
] as const satisfies readonly RedirectGroup[]
