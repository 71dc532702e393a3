import type { Engines } from '#engines/engines.ts'
import type { FileReader } from '#engines/readers/readers.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { exceedsPixels, readPhotoFile } from '#shop/photos/photo-file.ts'
import { endings, findOversized, type AttachmentType, type FilesProblemFound } from './attachment-limits.ts'

/** A file as a form sends it; its name and what it says about itself prove nothing. */
export type Upload = { name: string; bytes: Uint8Array }

/** A file that was looked at. */
export type AttachmentFile = { name: string; contentType: AttachmentType; bytes: Uint8Array }

type Refusal = { ok: false; reason: 'picture-too-large' | 'file-wrong-type' }

/** What a file is, by its content. */
export function readAttachment({ name, bytes }: Upload): ({ ok: true } & AttachmentFile) | Refusal {
  const photo = readPhotoFile(bytes)
  if (photo && exceedsPixels(photo)) return { ok: false, reason: 'picture-too-large' }
  const found = photo ?? (isPdf(bytes) ? ({ contentType: 'application/pdf', bytes } as const) : undefined)
  if (!found) return { ok: false, reason: 'file-wrong-type' }
  return { ok: true, name: cleanName(name, found.contentType), contentType: found.contentType, bytes: found.bytes }
}

export const attachmentFile: FileReader<Upload, ReturnType<typeof readAttachment>> = {
  name: 'attachment',
  read: readAttachment,
}

/** Begins like one at its first byte, so that nothing else can stand before it, and ends like one. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => String.fromCharCode(...part)
  return /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-1024)).includes('%%EOF')
}

const MAX_NAME_LENGTH = 60

/** A name for people: without a path, without what means something in headers, and with the ending of its content. */
function cleanName(name: string, type: AttachmentType): string {
  const last = oneLine(name).split(/[/\\]/).at(-1)!
  const stem = last
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll(/[^\p{L}\p{N} _()-]+/gu, '-')
    .replaceAll(/^[-\s]+|[-\s]+$/g, '')
    .slice(0, MAX_NAME_LENGTH)
  return `${stem || 'file'}.${endings[type]}`
}

type Reading = { ok: true; files: AttachmentFile[] } | { ok: false; found: FilesProblemFound }

/** All of them or none. */
export async function readAttachments(
  { readers }: Pick<Engines, 'readers'>,
  uploads: readonly Upload[],
): Promise<Reading> {
  const oversized = findOversized(uploads.map(({ name, bytes }) => ({ name: oneLine(name), size: bytes.length })))
  if (oversized) return { ok: false, found: oversized }
  const files: AttachmentFile[] = []
  for (const upload of uploads) {
    const reading = await readers.read(attachmentFile, upload)
    if (!reading.ok) return { ok: false, found: { problem: reading.reason, name: oneLine(upload.name) } }
    files.push(reading)
  }
  return { ok: true, files }
}
