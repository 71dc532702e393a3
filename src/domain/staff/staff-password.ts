import { randomBytes } from 'node:crypto'

/** Shorter ones are found by trying. */
export const SHORTEST_PASSWORD = 12

export const LONGEST_PASSWORD = 200

/** Nobody can guess it, and nobody has to keep it: whoever gets it chooses his own. */
export const newPassword = (): string => randomBytes(12).toString('base64url')
