/** Private people rarely have more than this of one device. */
export const MOST_PIECES = 5

/** So many days are looked back for them. */
export const PIECES_WINDOW_DAYS = 30

/** What a company can sell of one device without a quote. */
export const MOST_BUSINESS_PIECES = 99

export const mostPieces = (business: boolean): number => (business ? MOST_BUSINESS_PIECES : MOST_PIECES)
