export const MAX_ATTACHMENTS = 3
export const MAX_ATTACHMENT_SIZE = 5 * 1024 * 1024

/** iPhones turn their own format into JPEG for forms that do not take it, so there is no HEIC here. */
export const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const

export type AttachmentType = keyof typeof endings

/** What a file field lets people choose from. */
export const attachmentTypes = Object.keys(endings).join()

export type FilesProblem =
  | 'too-many-files'
  | 'file-too-large'
  | 'picture-too-large'
  | 'file-wrong-type'
  | 'too-much-work'
  | 'busy'

/** What is wrong with the files of a form, and with which of them. */
export type FilesProblemFound = { problem: FilesProblem; name: string }

/** What a browser can say before it sends anything: too many, or too large. */
export function findOversized(files: readonly { name: string; size: number }[]): FilesProblemFound | undefined {
  if (files.length > MAX_ATTACHMENTS) return { problem: 'too-many-files', name: '' }
  const large = files.find(({ size }) => size > MAX_ATTACHMENT_SIZE)
  return large && { problem: 'file-too-large', name: large.name }
}
