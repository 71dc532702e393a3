import type { Transaction } from '#engines/database/database.ts'
import { questionRecords, type QuestionnaireFile } from './questionnaire-file.ts'
import { writeQuestion } from './question-store.ts'

/** Questions that are known by their code are changed, new ones are added. */
export async function writeQuestionnaires(turn: Transaction, files: readonly QuestionnaireFile[]): Promise<void> {
  for (const record of files.flatMap(questionRecords)) await writeQuestion(turn, record)
}
