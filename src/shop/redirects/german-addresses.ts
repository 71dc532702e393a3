import type { RedirectGroup } from './redirect.ts'

/** Old addresses that Austria and Germany shared. */
export const germanAddresses = [
  {
    to: { screen: 'home' },
    from: ['/startseite', '/ankauf', '/verkaufen', '/produkte', '/kategorien', '/alle-kategorien', '/suche'],
  },
  {
    to: { screen: 'home', fragment: 'cart' },
    from: ['/warenkorb', '/warenkorb/anzeigen', '/verkaufskorb', '/verkaufsbox', '/browser/warenkorb'],
  },
  {
    to: { screen: 'contact' },
    from: [
      '/hilfe',
      '/hilfe/faq',
      '/haeufige-fragen',
      '/häufige-fragen',
      '/fragen-und-antworten',
      '/kundenservice',
      '/kontaktformular',
      '/unternehmen/kontakt',
      '/content/hilfe',
      '/content/kontakt',
    ],
  },
  {
    to: { screen: 'content', topic: 'terms' },
    from: [
      '/agb',
      '/agbs',
      '/cms/agb',
      '/unternehmen/agb',
      '/rechtliches/agb',
      '/geschaeftsbedingungen',
      '/allgemeine-geschaeftsbedingungen',
      '/ankaufsbedingungen',
    ],
  },
  {
    to: { screen: 'content', topic: 'aboutUs' },
    from: ['/ueber-uns', '/über-uns', '/ueberuns', '/cms/ueber-uns', '/unternehmen', '/unternehmen/ueber-uns', '/wir'],
  },
  {
    to: { screen: 'content', topic: 'imprint' },
    from: ['/impressum', '/cms/impressum', '/unternehmen/impressum', '/rechtliches/impressum'],
  },
  {
    to: { screen: 'content', topic: 'press' },
    from: ['/presse', '/presse/pressemitteilungen', '/pressemitteilungen', '/cms/presse', '/unternehmen/presse'],
  },
  {
    to: { screen: 'content', topic: 'howItWorks' },
    from: [
      '/so-funktionierts',
      "/so-funktioniert's",
      '/so-funktioniert-es',
      '/so-einfach-gehts',
      '/wie-funktioniert-es',
      '/cms/so-funktionierts',
      '/ankauf/ablauf',
      '/content/so-funktioniert-es',
    ],
  },
  {
    to: { screen: 'content', topic: 'privacy' },
    from: ['/datenschutz', '/datenschutzerklaerung', '/cms/datenschutz', '/rechtliches/datenschutz'],
  },
  { to: { screen: 'content', topic: 'dataErasure' }, from: ['/datenloeschung', '/daten-loeschen', '/datensicherheit'] },
  {
    to: { screen: 'content', topic: 'packingTips' },
    from: ['/verpackungstipps', '/versand', '/versand-und-verpackung'],
  },
  { to: { screen: 'content', topic: 'ecoEffect' }, from: ['/oeko-effekt', '/umwelt', '/nachhaltigkeit'] },
] as const satisfies readonly RedirectGroup[]
