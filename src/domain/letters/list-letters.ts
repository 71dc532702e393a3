import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import { letterKinds, letterLines, type LetterLine, type LetterQuery } from './letter-list-store.ts'

export type { LetterLine } from './letter-list-store.ts'

export const letterStatuses = ['waiting', 'sent', 'kept', 'failed'] as const

/** The outbox, by status, kind, language and recipient. */
export const listLetters = ({ db }: Pick<Engines, 'db'>, query: LetterQuery): Promise<ListPage<LetterLine>> =>
  letterLines(db, query)

/** Every kind of letter that was ever written. */
export const listLetterKinds = ({ db }: Pick<Engines, 'db'>): Promise<string[]> => letterKinds(db)
