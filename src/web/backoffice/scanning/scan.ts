import { data, redirect } from 'react-router'
import { stationRights, stations, type Station } from '#domain/warehouse/scans/scan.ts'
import { takeScan } from '#domain/warehouse/scans/take-scan.ts'
import { undoScan } from '#domain/warehouse/scans/undo-scan.ts'
import { isId } from '#shop/ids.ts'
import { officeScreens } from '#shop/office-screens.ts'
import { office } from '#web/backoffice/office-handlers.ts'

const screenOf: Record<Station, string> = {
  dock: officeScreens.receive.path,
  'put-away': officeScreens.putAway.path,
  stocktake: officeScreens.stocktake.path,
  returns: officeScreens.returns.path,
}

/** Nothing is to be seen here: whoever asks wanted a station. */
export const loader = office.read('trades.see', ({ url }) => {
  const station = stations.find((each) => each === url.searchParams.get('station')) ?? 'dock'
  return redirect(screenOf[station])
})

const rights = Object.fromEntries(stations.map((station) => [station, [stationRights[station]]])) as {
  [Name in Station]: [(typeof stationRights)[Name]]
}

/** A scan cannot have been made in the future, and what waited longer than this waited too long to be believed. */
const OLDEST_MILLISECONDS = 7 * 24 * 60 * 60_000

function momentIn(text: string, now: Date): Date {
  const at = /^\d{1,15}$/.test(text) ? Number(text) : now.getTime()
  return new Date(Math.min(now.getTime(), Math.max(at, now.getTime() - OLDEST_MILLISECONDS)))
}

/** One scan, or taking one back. Whoever has no scripts is led back to the station. */
export const action = office.choose('station', rights, async (asked) => {
  const { engines, storefronts, colleague, form, chosen: station } = asked
  const text = (name: string) => String(form.get(name) ?? '')
  const [key, undo, code] = [text('key'), text('undo'), text('code').trim()]
  if (undo !== '') {
    if (!isId(undo) || !isId(key)) throw data(null, { status: 400 })
    await undoScan(engines, storefronts, colleague, { undo, key })
    return redirect(screenOf[station])
  }
  if (!isId(key) || code === '') throw data(null, { status: 400 })
  // It waited in this browser for somebody else, who will send it when he is back.
  if (form.has('who') && text('who') !== colleague.username) throw data(null, { status: 401 })
  const scan = { key, station, code, at: momentIn(text('at'), engines.now()) }
  const taken = await takeScan(engines, storefronts, colleague, scan)
  if (!taken.ok) throw data(null, { status: taken.reason === 'not-yours-to-do' ? 403 : 409 })
  return text('answer') === 'json' ? Response.json(taken.scan) : redirect(screenOf[station])
})
