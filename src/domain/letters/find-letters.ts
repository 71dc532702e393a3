import type { Engines } from '#engines/engines.ts'
import { hideSecretLinks } from './hide-secret-links.ts'
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

/** Whoever may not see secrets reads the letter without the words that open an account or a trade, and is told so. */
export async function findLetter(
  { db }: Pick<Engines, 'db'>,
  id: string,
  { secrets }: { secrets: boolean },
): Promise<(FullLetter & { hidden: boolean }) | undefined> {
  const letter = uuid.test(id) ? await letterById(db, id) : undefined
  if (!letter || secrets) return letter && { ...letter, hidden: false }
  const [text, html] = [hideSecretLinks(letter.text), hideSecretLinks(letter.html)]
  return { ...letter, text, html, hidden: text !== letter.text || html !== letter.html }
}
