import type { LockKind } from '#domain/trades/letters/lifecycle-letter.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'

/** What an inspector has noted about a device, as he typed it. */
export type Finding = {
  answers: Answers
  imei: string
  serialNumber: string
  battery: string
  shutterCount: string
  note: string
}

export const lockKinds = [
  'icloud',
  'google',
  'samsung',
  'mdm',
  'bios',
  'console',
  'watch',
  'other',
] as const satisfies readonly LockKind[]

export const isLockKind = (text: string): text is LockKind => (lockKinds as readonly string[]).includes(text)

export const MAX_SERIAL_NUMBER_LENGTH = 40

export const MAX_INSPECTION_NOTE_LENGTH = 2_000

/** What stands in the form before anybody has looked: the seller's own answers. */
export const firstFinding = (answers: Answers): Finding => ({
  answers,
  imei: '',
  serialNumber: '',
  battery: '',
  shutterCount: '',
  note: '',
})
