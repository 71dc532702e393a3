import { forget, recall, remember } from '#web/state/session-storage.ts'

/** One submission: what was sent, and the key under which the shop makes one trade of it, however often it hears it. */
export type PendingSubmission = { key: string; body: string }

const NAME = 'umlauf.pending-submission'

/** By hand: browsers offer finished random ids on encrypted pages only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The submission that was sent and never answered, if there is one. */
export function findPendingSubmission(): PendingSubmission | undefined {
  const { key, body } = Object(recall(NAME)) as Partial<PendingSubmission>
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined
}

/** The same content is the same submission, also after a reload; other content is another one. */
export function submissionFor(body: string): PendingSubmission {
  const open = findPendingSubmission()
  if (open?.body === body) return open

  const submission = { key: newKey(), body }
  remember(NAME, submission)
  return submission
}

export const clearSubmission = (): void => forget(NAME)
