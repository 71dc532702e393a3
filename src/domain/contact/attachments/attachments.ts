import type { Engines } from '#engines/engines.ts'
import { isId, newId } from '#shop/ids.ts'
import type { AttachmentFile } from './attachment-file.ts'
import { attachmentById, type StoredAttachment } from './attachment-store.ts'

export type { Attachment } from './attachment-store.ts'

/** Writes files that will belong to a message. Without one nobody would ever find them: then they are let go. */
export async function saveAttachments(
  { files, now }: Pick<Engines, 'files' | 'now'>,
  found: readonly AttachmentFile[],
): Promise<StoredAttachment[]> {
  const kept = found.map(({ name, contentType, bytes }) => {
    const id = newId(now())
    return { id, name, contentType, bytes: bytes.length, file: `contact/${id}` }
  })
  await Promise.all(kept.map(({ file, contentType }, index) => files.write(file, found[index]!.bytes, contentType)))
  return kept
}

export async function deleteAttachments(
  { files }: Pick<Engines, 'files'>,
  kept: readonly Pick<StoredAttachment, 'file'>[],
): Promise<void> {
  await Promise.all(kept.map(({ file }) => files.remove(file)))
}

/** The file itself, for colleagues. */
export async function openAttachment(
  { db, files }: Pick<Engines, 'db' | 'files'>,
  id: string,
): Promise<{ name: string; contentType: string; bytes: Uint8Array } | undefined> {
  const known = isId(id) ? await attachmentById(db, id) : undefined
  const kept = known && (await files.read(known.file))
  return kept && { name: known.name, contentType: known.contentType, bytes: kept.bytes }
}
