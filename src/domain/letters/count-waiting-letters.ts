import type { Engines } from '#engines/engines.ts'
import { waitingLetters } from './letter-store.ts'

/** How many letters still have to leave the house; a growing number means that the mail server is down. */
export const countWaitingLetters = ({ db }: Engines): Promise<number> => waitingLetters(db)
