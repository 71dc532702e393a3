import type { Engines } from '#engines/engines.ts'
import { letterById, lettersAbout, type FullLetter, type LetterRow } from './letter-store.ts'

export type { LetterRow } from './letter-store.ts'

/** As many as one wants to scroll through. */
const SHOWN = 200

/** What was written to somebody about something that its text names; the newest first. */
export const findLettersAbout = (
  { db }: Pick<Engines, 'db'>,
  about: { to: string; text: string },
): Promise<LetterRow[]> => (about.to === '' ? Promise.resolve([]) : lettersAbout(db, about, SHOWN))

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function findLetter({ db }: Engines, id: string): Promise<FullLetter | undefined> {
  return uuid.test(id) ? letterById(db, id) : undefined
}
