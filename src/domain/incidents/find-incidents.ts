import type { Engines } from '#engines/engines.ts'
import { latestIncidents, type Incident } from './incident-store.ts'

/** What went wrong lately, newest first; the same mistake is one line that counts. */
export const findIncidents = ({ db }: Engines): Promise<Incident[]> => latestIncidents(db, 200)
