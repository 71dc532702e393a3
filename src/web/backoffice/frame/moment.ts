const moments = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** “15.11.26, 14:05”, as the clock in the office shows it; a dash for never. */
export const moment = (at: Date | null): string => (at ? moments.format(at) : '–')
