import { createHash } from 'node:crypto'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { StoredFile } from '#engines/files/files.ts'
import type { NotRead } from '#engines/readers/readers.ts'
import { isId, newId } from '#shop/ids.ts'
import type { PhotoFile } from '#shop/photos/photo-file.ts'
import { photoFile } from './photo-file.ts'
import { addPhoto, photosOfItems, storedPhoto, type Photo } from './photo-store.ts'

export type { Photo } from './photo-store.ts'

const MAX_PHOTO_SIZE = 8 * 1024 * 1024

export type PhotosResult =
  | { ok: true; ids: string[] }
  | { ok: false; reason: 'not-yours-to-do' | 'not-a-photo' | 'photo-too-large' | NotRead['reason'] }

type Needs = Pick<Engines, 'db' | 'files' | 'readers' | 'now'>

/** Keeps pictures of a device: all of them or none. */
export async function savePhotos(
  engines: Needs,
  colleague: Colleague,
  itemId: string,
  uploads: readonly Uint8Array[],
): Promise<PhotosResult> {
  if (!may(colleague, 'trades.inspect') && !may(colleague, 'trades.receive'))
    return { ok: false, reason: 'not-yours-to-do' }
  const files = await photoFilesIn(engines, uploads)
  if (!files.ok) return files
  const { db } = engines
  const ids = await db
    .transaction()
    .execute((tx) => writePhotos(tx, engines, colleague, { itemId, caseId: null }, files.photos))
  return { ok: true, ids }
}

type PhotoFiles = { ok: true; photos: PhotoFile[] } | Extract<PhotosResult, { ok: false }>

/** What was uploaded, if all of it are pictures that can be kept. */
export async function photoFilesIn(
  { readers }: Pick<Needs, 'readers'>,
  uploads: readonly Uint8Array[],
): Promise<PhotoFiles> {
  if (uploads.some(({ length }) => length > MAX_PHOTO_SIZE)) return { ok: false, reason: 'photo-too-large' }
  const photos: PhotoFile[] = []
  for (const upload of uploads) {
    const reading = await readers.read(photoFile, upload)
    if (!reading.ok) return reading
    photos.push(reading)
  }
  return { ok: true, photos }
}

/** Keeps pictures of a device, of a case, or of the device of a case. Who may do so is asked before. */
export async function writePhotos(
  tx: Transaction,
  { files, now: clock }: Pick<Needs, 'files' | 'now'>,
  colleague: Pick<Colleague, 'id'>,
  shown: { itemId: string | null; caseId: string | null },
  photos: readonly PhotoFile[],
): Promise<string[]> {
  const now = clock()
  const named = photos.map(({ contentType, width, height, bytes }) => ({
    contentType,
    width,
    height,
    bytes,
    id: newId(now),
  }))
  // A file without its row hurts nobody; a row without its file would be a broken picture.
  for (const { id, bytes, contentType } of named) await files.write(fileName(id), bytes, contentType)
  for (const { bytes, ...photo } of named) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await addPhoto(tx, { ...photo, ...shown, at: now, takenBy: colleague.id, file: fileName(photo.id), sha256 })
  }
  return named.map(({ id }) => id)
}

const fileName = (id: string): string => `photos/${id}`

/** A picture, for whoever may see what it shows: a device, or a case. */
export async function readPhoto(
  { db, files }: Pick<Needs, 'db' | 'files'>,
  colleague: Pick<Colleague, 'roles'>,
  id: string,
): Promise<StoredFile | undefined> {
  const stored = isId(id) ? await storedPhoto(db, id) : undefined
  if (!stored || !may(colleague, stored.itemId === null ? 'cases.see' : 'trades.see')) return undefined
  return files.read(stored.file)
}

/** By item: its pictures. */
export async function findPhotos({ db }: Pick<Needs, 'db'>, itemIds: readonly string[]): Promise<Map<string, Photo[]>> {
  const photos = await photosOfItems(db, itemIds)
  return Map.groupBy(photos, ({ itemId }) => itemId)
}
