/** What somebody can show of himself. */
export const documentKinds = ['identity-card', 'passport', 'residence-permit', 'driving-licence', 'other'] as const

export type DocumentKind = (typeof documentKinds)[number]
