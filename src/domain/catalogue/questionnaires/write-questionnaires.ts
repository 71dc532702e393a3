import type { Transaction } from '#engines/database/database.ts'
import type { OverrideFile } from './override-file.ts'
import { writeOverride } from './override-store.ts'
import { questionRecords, type QuestionnaireFile } from './questionnaire-file.ts'
import { writeQuestion } from './question-store.ts'

/** What is asked about each kind of device, and what is asked otherwise about some. */
export type Questionnaires = { questionnaires: readonly QuestionnaireFile[]; overrides: readonly OverrideFile[] }

/** Questions that are known by their code are changed, new ones are added. Makers and series have to be known before. */
export async function writeQuestionnaires(
  tx: Transaction,
  { questionnaires, overrides }: Questionnaires,
): Promise<void> {
  for (const record of questionnaires.flatMap(questionRecords)) await writeQuestion(tx, record)
  for (const override of overrides) await writeOverride(tx, override)
}
