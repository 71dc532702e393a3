import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { dayAt } from '#shop/formats/dates.ts'
import { addWanted, type WantedSource } from './wanted-store.ts'
import { wantedText } from './wanted-text.ts'

type Needs = Pick<Engines, 'db' | 'now' | 'log'>

type Place = Pick<Country, 'code' | 'timeZone'>

/** Somebody wants a device that the catalogue does not have. Whoever counts it has something better to do than to fail. */
export async function countWanted(
  { db, now, log }: Needs,
  { code, timeZone }: Place,
  { typed, source }: { typed: string; source: WantedSource },
): Promise<void> {
  const text = wantedText(typed)
  if (text === undefined) return
  await addWanted(db, { text, country: code, day: dayAt(now(), timeZone), source }).catch((error: unknown) =>
    log.warn({ err: error }, 'What was wanted was not counted.'),
  )
}
