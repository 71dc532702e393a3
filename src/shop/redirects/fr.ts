import { frenchCatalogueRedirects } from './french-catalogue.ts'
import type { RedirectGroup } from './redirect.ts'

export const frenchRedirects = [
  {
    to: { screen: 'home' },
    from: ['/accueil', '/vendre', '/rachat', '/reprise', '/produits', '/catalogue', '/categories', '/france'],
  },
  {
    to: { screen: 'home', fragment: 'cart' },
    from: ['/panier', '/panier/voir', '/mon-panier', '/browser/panier', '/commande/panier'],
  },
  {
    to: { screen: 'contact' },
    from: [
      '/aide',
      '/aide/faq',
      '/questions-frequentes',
      '/questions-fréquentes',
      '/foire-aux-questions',
      '/service-client',
      '/nous-contacter',
      '/contactez-nous',
      '/formulaire-de-contact',
      '/content/aide',
    ],
  },
  {
    to: { screen: 'content', topic: 'terms' },
    from: [
      '/cgv',
      '/cgu',
      '/cga',
      '/conditions-generales',
      '/conditions-générales',
      '/conditions-generales-de-vente',
      '/conditions-generales-de-rachat',
      '/cms/cgv',
      '/entreprise/cgv',
      '/content/cgv',
    ],
  },
  {
    to: { screen: 'content', topic: 'aboutUs' },
    from: ['/qui-sommes-nous', '/a-propos', '/à-propos', '/entreprise', '/societe', '/cms/qui-sommes-nous'],
  },
  {
    to: { screen: 'content', topic: 'imprint' },
    from: ['/mentions-legales', '/mentions-légales', '/informations-legales', '/cms/mentions-legales'],
  },
  {
    to: { screen: 'content', topic: 'press' },
    from: ['/presse', '/espace-presse', '/communiques-de-presse', '/cms/presse', '/entreprise/presse'],
  },
  {
    to: { screen: 'content', topic: 'howItWorks' },
    from: [
      '/comment-ca-marche',
      '/comment-ça-marche',
      '/comment-vendre',
      '/fonctionnement',
      '/mode-d-emploi',
      '/cms/comment-ca-marche',
    ],
  },
  {
    to: { screen: 'content', topic: 'privacy' },
    from: ['/confidentialite', '/politique-de-confidentialite', '/donnees-personnelles', '/protection-des-donnees'],
  },
  { to: { screen: 'content', topic: 'dataErasure' }, from: ['/effacement-des-donnees', '/effacer-vos-donnees'] },
  { to: { screen: 'content', topic: 'packingTips' }, from: ['/conseils-emballage', '/expedition', '/emballage'] },
  { to: { screen: 'content', topic: 'ecoEffect' }, from: ['/ecologie', '/developpement-durable', '/recyclage'] },
  ...frenchCatalogueRedirects,
] as const satisfies readonly RedirectGroup[]
