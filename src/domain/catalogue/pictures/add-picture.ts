import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { lockCatalogue } from '#domain/catalogue/editing/entry-store.ts'
import type { Engines } from '#engines/engines.ts'
import type { OpenedPicture } from '#engines/pictures/pictures.ts'
import type { NotRead } from '#engines/readers/readers.ts'
import { newId } from '#shop/ids.ts'
import { ENCODE_PICTURE, type EncodePictureJob } from './encode-picture.ts'
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  MIN_SIDE,
  readAlt,
  type AltForm,
  type AltProblems,
  type AltTexts,
} from './picture.ts'
import { pictureFile } from './picture-file.ts'
import { hashOfPicture, openedFile } from './picture-files.ts'
import { insertPicture, picturesOf, variantsWith, writePlaces } from './picture-store.ts'

/** Why a file does not become a picture of a device. */
export type PictureProblem =
  | 'no-file'
  | 'no-picture'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-small'
  | 'too-many'
  | 'already-there'
  | NotRead['reason']

export type AddPictureResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-entry' }
  | { ok: false; reason: 'invalid'; problem?: PictureProblem; problems: AltProblems }

type Needs = Pick<Engines, 'db' | 'now' | 'files' | 'readers' | 'pictures' | 'jobs'>

const invalid = (problem: PictureProblem | undefined, problems: AltProblems = {}) =>
  ({ ok: false, reason: 'invalid', ...(problem && { problem }), problems }) as const

/** One more picture of a model, behind those that it has. Visitors see it as soon as a job has made all its sizes. */
export async function addPicture(
  engines: Needs,
  colleague: Colleague,
  { deviceId, file, alt }: { deviceId: number; file: Uint8Array | undefined; alt: AltForm },
): Promise<AddPictureResult> {
  if (!may(colleague, 'catalogue.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (!(await variantsWith(engines.db, deviceId))) return { ok: false, reason: 'unknown-entry' }
  const texts = readAlt(alt)
  const opened = await openPicture(engines, file)
  if (!texts.ok) return invalid(opened.ok ? undefined : opened.problem, texts.problems)
  if (!opened.ok) return invalid(opened.problem)

  const hash = hashOfPicture(opened.bytes)
  // A file without its row hurts nobody; a row without its file could never be shown.
  await engines.files.write(openedFile(hash), opened.bytes, 'image/png')
  return write(engines, colleague, { deviceId, hash, alt: texts.alt })
}

type Opened = ({ ok: true } & OpenedPicture) | { ok: false; problem: PictureProblem }

/** Looked at from outside first, in a thread of its own; only what promises to be a picture is opened. */
async function openPicture({ readers, pictures }: Needs, file: Uint8Array | undefined): Promise<Opened> {
  if (!file || file.length === 0) return { ok: false, problem: 'no-file' }
  if (file.length > MAX_PICTURE_BYTES) return { ok: false, problem: 'too-large' }
  const reading = await readers.read(pictureFile, file)
  if (!reading.ok) return { ok: false, problem: reading.reason }
  if (Math.max(reading.width, reading.height) < MIN_SIDE) return { ok: false, problem: 'too-small' }
  const opened = await pictures.open(reading.bytes)
  return opened ? { ok: true, ...opened } : { ok: false, problem: 'no-picture' }
}

type Written = { deviceId: number; hash: string; alt: AltTexts }

function write({ db, now, jobs }: Needs, colleague: Colleague, { deviceId, hash, alt }: Written) {
  const at = now()
  return db.transaction().execute(async (tx): Promise<AddPictureResult> => {
    await lockCatalogue(tx)
    const model = await variantsWith(tx, deviceId)
    if (!model) return { ok: false, reason: 'unknown-entry' }
    const known = await picturesOf(tx, deviceId)
    if (known.some((picture) => picture.hash === hash)) return invalid('already-there')
    if (known.length >= MAX_PICTURES) return invalid('too-many')

    const id = newId(at)
    await insertPicture(tx, { id, hash, alt, by: colleague.id, at })
    await writePlaces(tx, model.ids, [...known, { id, hash, isReady: false }])
    await jobs.enqueue(ENCODE_PICTURE, { id } satisfies EncodePictureJob, { within: tx })
    const after = { picture: id, place: known.length + 1, alt }
    const change = { action: 'device.add-picture', subject: `device ${deviceId}`, before: null, after }
    await writeAudit(tx, colleague, change, at)
    return { ok: true, id }
  })
}
