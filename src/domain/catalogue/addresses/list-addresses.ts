import type { Engines } from '#engines/engines.ts'
import type { Locale } from '#shop/messages/locale.ts'
import {
  categoryUrls,
  deviceBlocks,
  deviceUrls,
  makerUrls,
  showsImage,
  urlsOfDevice,
  urlsOfOverview,
  type Urls,
} from './address-store.ts'

export type { Urls } from './address-store.ts'

type Reads = Pick<Engines, 'db'>

/** Numbers never move: a device stays in its part of the list, however many come and go. */
const PART = 2_000

export const listCategoryUrls = ({ db }: Reads): Promise<Urls[]> => categoryUrls(db)

/** The overviews of makers and of their series. */
export const listOverviewUrls = ({ db }: Reads): Promise<Urls[]> => makerUrls(db)

/** The parts of the list of devices that have a device of this country, counted from one. */
export async function listDeviceParts({ db }: Reads, locale: Locale): Promise<number[]> {
  return (await deviceBlocks(db, locale, PART)).map((block) => block + 1)
}

export const listDeviceUrls = ({ db }: Reads, part: number): Promise<Urls[]> =>
  deviceUrls(db, { from: (part - 1) * PART, to: part * PART - 1 })

/** What the device or the overview with this address is called in each country. */
export const findSisterUrls = ({ db }: Reads, locale: Locale, screen: 'product' | 'overview', url: string) =>
  screen === 'product' ? urlsOfDevice(db, locale, url) : urlsOfOverview(db, locale, url)

/** Whether something in the catalogue is shown by this picture. */
export const isPictureOfCatalogue = ({ db }: Reads, path: string): Promise<boolean> => showsImage(db, path)
