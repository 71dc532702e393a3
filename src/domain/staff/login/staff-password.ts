import { randomBytes } from 'node:crypto'

/** Shorter ones are found by trying. */
export const MIN_PASSWORD_LENGTH = 12

export const MAX_PASSWORD_LENGTH = 200

/** Nobody can guess it, and nobody has to keep it: whoever gets it chooses his own. */
export const newPassword = (): string => randomBytes(12).toString('base64url')
