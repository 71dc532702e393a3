/** What a merchant has to say beside selling; each topic is a page at /content/{slug}. */
export const contentTopics = [
  'terms',
  'aboutUs',
  'companyPhones',
  'imprint',
  'press',
  'ecoEffect',
  'partnerProgramme',
  'dataErasure',
  'packingTips',
  'privacy',
  'howItWorks',
  'accessibility',
] as const

export type ContentTopic = (typeof contentTopics)[number]

export type ContentSlugs = Record<ContentTopic, string>
