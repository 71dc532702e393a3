import type { Engines } from '#engines/engines.ts'
import {
  publishedAt,
  publishedTopics,
  statesOfPlaces,
  versionsAt,
  type Place,
  type PlaceState,
} from './content-store.ts'
import type { ContentVersion } from './content-text.ts'

type Reads = Pick<Engines, 'db'>

/** What visitors read about a topic; nothing until something was published. */
export const findPublished = ({ db }: Reads, place: Place): Promise<ContentVersion | undefined> =>
  publishedAt(db, place)

/** Which texts visitors can read, in all countries. */
export const findPublishedTopics = ({ db }: Reads): Promise<Place[]> => publishedTopics(db)

/** The state of every text that somebody has begun. */
export const findContentStates = ({ db }: Reads): Promise<PlaceState[]> => statesOfPlaces(db)

/** All versions of a text, the newest first. */
export const findVersions = ({ db }: Reads, place: Place): Promise<ContentVersion[]> => versionsAt(db, place)
