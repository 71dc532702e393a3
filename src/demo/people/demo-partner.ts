import { countries } from '#shop/countries/all.ts'
import type { Rows } from '#demo/insert-rows.ts'

const DAY = 24 * 60 * 60_000

/** The partner whose shop comes with the demo; his trades are among those of the last three months. */
export function demoPartner(now: Date): Rows {
  const since = new Date(now.getTime() - 120 * DAY)
  return {
    partners: [
      {
        code: 'agan',
        name: 'Agan',
        origins: [],
        landing_page: countries.de.landingPageAgan,
        accent: '#98381d',
        email: 'hallo@agan.example',
        welcome: 'Dein altes Gerät ist noch etwas wert. Bei uns verkaufst du es in wenigen Minuten.',
        active: true,
        created_at: since,
      },
    ],
    partner_rates: [{ partner: 'agan', valid_from: since, basis_points: 500 }],
  }
}
