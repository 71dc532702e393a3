import type { Engines } from '#engines/engines.ts'
import { incidentLines, type Incident, type IncidentQuestion } from './incident-store.ts'

export type { Incident } from './incident-store.ts'

/** What went wrong; the same mistake is one line that counts. */
export const findIncidents = (
  { db }: Pick<Engines, 'db'>,
  question: IncidentQuestion,
): Promise<{ incidents: Incident[]; total: number }> => incidentLines(db, question)
