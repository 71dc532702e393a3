import type { Engines } from '#engines/engines.ts'
import { fileAt, placesWithFile } from './content-file.ts'
import {
  allPublished,
  publishedAt,
  publishedTopics,
  statesOfPlaces,
  versionsAt,
  type PlaceState,
} from './content-store.ts'
import type { ContentForm, ContentVersion, Place } from './content-text.ts'

export type { PlaceState }

type Reads = Pick<Engines, 'db' | 'merchantTexts'>

/** What visitors read, and since when; a file says no date. */
export type ShownText = ContentForm & { publishedAt: Date | null }

/** What visitors read about a topic: the version that was published, else the file. */
export async function findPublished({ db, merchantTexts }: Reads, place: Place): Promise<ShownText | undefined> {
  const version = await publishedAt(db, place)
  if (version) return version
  const file = fileAt(merchantTexts, place)
  return file && { ...file, publishedAt: null }
}

/** All that visitors read, asked for once: whoever looks at every text need not ask for each. */
export async function findShownTexts({ db, merchantTexts }: Reads): Promise<(place: Place) => ContentForm | undefined> {
  const versions = new Map((await allPublished(db)).map((version) => [`${version.country} ${version.topic}`, version]))
  return (place) => versions.get(`${place.country} ${place.topic}`) ?? fileAt(merchantTexts, place)
}

/** What the file says, whatever was published since. */
export const findFile = ({ merchantTexts }: Pick<Engines, 'merchantTexts'>, place: Place): ContentForm | undefined =>
  fileAt(merchantTexts, place)

/** Which texts visitors can read, in all countries. */
export const findPublishedTopics = async ({ db, merchantTexts }: Reads): Promise<Place[]> => [
  ...placesWithFile(merchantTexts),
  ...(await publishedTopics(db)),
]

/** The state of every text that somebody has begun. */
export const findContentStates = ({ db }: Pick<Engines, 'db'>): Promise<PlaceState[]> => statesOfPlaces(db)

/** All versions of a text, the newest first. */
export const findVersions = ({ db }: Pick<Engines, 'db'>, place: Place): Promise<ContentVersion[]> =>
  versionsAt(db, place)
