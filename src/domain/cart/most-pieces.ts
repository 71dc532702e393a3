/** Private people rarely have more than this of one device. */
export const MAX_PIECES = 5

/** So many days are looked back for them. */
export const PIECES_WINDOW_DAYS = 30

/** What a company can sell of one device without a quote. */
export const MAX_BUSINESS_PIECES = 99

export const mostPieces = (business: boolean): number => (business ? MAX_BUSINESS_PIECES : MAX_PIECES)
