import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { questionnairesByHash, writeQuestionnaire } from '#domain/offers/offer-store.ts'

/** Keeps questions as they are asked today, whatever staff change about them later. Tells under which name. */
export const keepQuestions = (tx: Transaction, questions: readonly Question[]): Promise<string> =>
  writeQuestionnaire(tx, questions)

/** Questions that were kept, by their names. */
export const findQuestions = (db: Database, names: readonly string[]): Promise<ReadonlyMap<string, Question[]>> =>
  questionnairesByHash(db, names)
