import type { RedirectGroup } from './redirect.ts'

export const italianRedirects = [
  {
    to: { screen: 'home' },
    from: ['/inizio', '/pagina-iniziale', '/vendere', '/vendi', '/prodotti', '/catalogo', '/categorie', '/italia'],
  },
  {
    to: { screen: 'home', fragment: 'cart' },
    from: ['/carrello', '/carrello/visualizza', '/cestino', '/browser/carrello'],
  },
  {
    to: { screen: 'contact' },
    from: [
      '/aiuto',
      '/aiuto/faq',
      '/domande-frequenti',
      '/servizio-clienti',
      '/assistenza',
      '/modulo-di-contatto',
      '/azienda/contatti',
      '/content/aiuto',
    ],
  },
  {
    to: { screen: 'content', topic: 'terms' },
    from: [
      '/condizioni',
      '/condizioni-generali',
      '/condizioni-di-vendita',
      '/termini-e-condizioni',
      '/cms/condizioni-generali',
      '/azienda/condizioni-generali',
      '/content/condizioni-generali',
    ],
  },
  {
    to: { screen: 'content', topic: 'aboutUs' },
    from: ['/chi-siamo', '/su-di-noi', '/azienda', '/azienda/chi-siamo', '/cms/chi-siamo'],
  },
  {
    to: { screen: 'content', topic: 'imprint' },
    from: ['/note-legali', '/informazioni-legali', '/colophon', '/cms/note-legali', '/azienda/note-legali'],
  },
  {
    to: { screen: 'content', topic: 'press' },
    from: ['/stampa', '/sala-stampa', '/comunicati-stampa', '/cms/stampa', '/azienda/stampa'],
  },
  {
    to: { screen: 'content', topic: 'howItWorks' },
    from: ['/come-funziona', '/come-vendere', '/guida', '/guida-alla-vendita', '/cms/come-funziona'],
  },
  {
    to: { screen: 'content', topic: 'privacy' },
    from: ['/privacy', '/informativa-privacy', '/protezione-dei-dati', '/cms/privacy'],
  },
  { to: { screen: 'content', topic: 'dataErasure' }, from: ['/cancellazione-dati', '/cancellare-i-dati'] },
  { to: { screen: 'content', topic: 'packingTips' }, from: ['/consigli-imballaggio', '/spedizione', '/imballaggio'] },
] as const satisfies readonly RedirectGroup[]
