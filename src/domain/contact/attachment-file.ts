import { oneLine } from '#shop/typed-text.ts'
import { exceedsPixels, readPhotoFile } from '#shop/photos/photo-file.ts'
import { endings, findOversized, type AttachmentType, type FilesProblemFound } from './attachment-limits.ts'

/** A file as a form sends it; its name and what it says about itself prove nothing. */
export type Upload = { name: string; bytes: Uint8Array }

/** A file that was looked at. */
export type AttachmentFile = { name: string; contentType: AttachmentType; bytes: Uint8Array }

/** What a file is, by its content; nothing if it is neither a picture nor a PDF. */
export function readAttachment({ name, bytes }: Upload): AttachmentFile | 'picture-too-large' | undefined {
  const photo = readPhotoFile(bytes)
  if (photo && exceedsPixels(photo)) return 'picture-too-large'
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

type Reading = { ok: true; files: AttachmentFile[] } | { ok: false; found: FilesProblemFound }

/** All of them or none. */
export function readAttachments(uploads: readonly Upload[]): Reading {
  const oversized = findOversized(uploads.map(({ name, bytes }) => ({ name, size: bytes.length })))
  if (oversized) return { ok: false, found: oversized }
  const files: AttachmentFile[] = []
  for (const upload of uploads) {
    const file = readAttachment(upload)
    if (typeof file !== 'object') {
      return { ok: false, found: { problem: file ?? 'file-wrong-type', name: oneLine(upload.name) } }
    }
    files.push(file)
  }
  return { ok: true, files }
}
