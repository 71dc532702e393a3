import type { Engines } from '#engines/engines.ts'
import { writeCsv } from '#shop/formats/csv.ts'
import { decimalFromCents, type Cents } from '#shop/money/money.ts'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import { knownDevices, setPrices } from './board-store.ts'
import type { PriceRow } from './price-file.ts'
import { rowsOf } from './version-prices-store.ts'

const heading = ['id', 'url', 'hersteller', 'modell', 'variante', 'land', 'segment', 'preis']

const segmentNames = { consumer: 'privat', business: 'firma' } as const

type Reads = Pick<Engines, 'db' | 'now'>

/** The prices that count today, in the shape in which they can be imported again. */
export async function exportPrices({ db, now }: Reads): Promise<string> {
  return priceTable(db, await setPrices(db, now()))
}

/** The prices of one version in the same shape: whoever rejects it can mend it and propose again. */
export async function exportVersion({ db }: Reads, id: number): Promise<string> {
  return priceTable(db, await rowsOf(db, id))
}

type Exported = Omit<PriceRow, 'cents'> & { cents: number }

async function priceTable(db: Engines['db'], prices: readonly Exported[]): Promise<string> {
  const devices = new Map((await knownDevices(db)).map((device) => [device.id, device]))
  const lines = prices.flatMap(({ deviceId, country, segment, cents }) => {
    const device = devices.get(deviceId)
    if (!device) return []
    const { url, manufacturer, model, variant } = device
    const land = country === LEADING_COUNTRY ? 'alle' : country
    const price = decimalFromCents(cents as Cents).replace('.', ',')
    return [[String(deviceId), url, manufacturer, model, variant, land, segmentNames[segment], price]]
  })
  return writeCsv([heading, ...lines])
}
