import { readPhotoFile } from '#shop/photos/photo-file.ts'
import { oneLine } from './typed-text.ts'

export const MOST_ATTACHMENTS = 3
export const LARGEST_ATTACHMENT = 5 * 1024 * 1024

/** iPhones turn their own format into JPEG for forms that do not take it, so there is no HEIC here. */
const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf' } as const

export type AttachmentType = keyof typeof endings

/** What a file field lets people choose from. */
export const attachmentTypes = Object.keys(endings).join()

/** A file as a form sends it; its name and what it says about itself prove nothing. */
export type Upload = { name: string; bytes: Uint8Array }

/** A file that was looked at. */
export type AttachmentFile = { name: string; contentType: AttachmentType; bytes: Uint8Array }

/** What a file is, by its content; nothing if it is neither a picture nor a PDF. */
export function readAttachment({ name, bytes }: Upload): AttachmentFile | undefined {
  const photo = readPhotoFile(bytes)
  if (photo) return { name: cleanName(name, photo.contentType), contentType: photo.contentType, bytes: photo.bytes }
  if (!isPdf(bytes)) return undefined
  return { name: cleanName(name, 'application/pdf'), contentType: 'application/pdf', bytes }
}

/** Begins like one at its first byte, so that nothing else can stand before it, and ends like one. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => String.fromCharCode(...part)
  return /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-1024)).includes('%%EOF')
}

const LONGEST_NAME = 60

/** A name for people: without a path, without what means something in headers, and with the ending of its content. */
function cleanName(name: string, type: AttachmentType): string {
  const last = oneLine(name).split(/[/\\]/).at(-1)!
  const stem = last
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll(/[^\p{L}\p{N} _()-]+/gu, '-')
    .replaceAll(/^[-\s]+|[-\s]+$/g, '')
    .slice(0, LONGEST_NAME)
  return `${stem || 'file'}.${endings[type]}`
}

export type FilesProblem = 'too-many-files' | 'file-too-large' | 'file-wrong-type'

/** What is wrong with the files of a form, and with which of them. */
export type FilesProblemFound = { problem: FilesProblem; name: string }

type Reading = { ok: true; files: AttachmentFile[] } | { ok: false; found: FilesProblemFound }

/** All of them or none. */
export function readAttachments(uploads: readonly Upload[]): Reading {
  const oversized = findOversized(uploads.map(({ name, bytes }) => ({ name, size: bytes.length })))
  if (oversized) return { ok: false, found: oversized }
  const files = uploads.map(readAttachment)
  const wrong = files.indexOf(undefined)
  if (wrong >= 0) return { ok: false, found: { problem: 'file-wrong-type', name: oneLine(uploads[wrong]!.name) } }
  return { ok: true, files: files as AttachmentFile[] }
}

/** What a browser can say before it sends anything: too many, or too large. */
export function findOversized(files: readonly { name: string; size: number }[]): FilesProblemFound | undefined {
  if (files.length > MOST_ATTACHMENTS) return { problem: 'too-many-files', name: '' }
  const large = files.find(({ size }) => size > LARGEST_ATTACHMENT)
  return large && { problem: 'file-too-large', name: oneLine(large.name) }
}

/** How large a file is, as people say it. */
export function sayFileSize(bytes: number, icuLocale: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(icuLocale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}
