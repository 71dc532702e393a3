import { office } from '#web/backoffice/office-handlers.ts'
import { findHits } from './find-hits.ts'

/** Nobody reads further down in a palette. */
const SHOWN = 8

/** What fits to what is being typed into the palette. */
export const loader = office.read('dashboard.see', async (asked) => {
  const text = asked.url.searchParams.get('q')?.trim() ?? ''
  const { trades, ...hits } = await findHits(asked, text)
  return { text, trades: trades.slice(0, SHOWN), ...hits }
})
