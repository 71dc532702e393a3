import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { lockCatalogue } from '#domain/catalogue/editing/entry-store.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { movedBy, readAlt, type AltForm, type AltProblems } from './picture.ts'
import { noteUse, picturesOf, updateAlt, variantsWith, writePlaces, type PictureRow } from './picture-store.ts'

type Needs = Pick<Engines, 'db' | 'now' | 'announcements'>

export type ChangePictureResult =
  | { ok: true }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-entry' }
  | { ok: false; reason: 'invalid'; problems: AltProblems }

type Named = { deviceId: number; id: string }

/** What is done with one picture of a model, for all its variants. */
type Work = { tx: Transaction; at: Date; picture: PictureRow; pictures: PictureRow[]; variants: number[] }

/** What it did, for the audit; nothing if there was nothing to do. */
type Done = { action: string; before: object; after: object | null } | undefined

async function change(
  { db, now, announcements }: Needs,
  colleague: Colleague,
  { deviceId, id }: Named,
  work: (about: Work) => Promise<Done>,
): Promise<ChangePictureResult> {
  if (!may(colleague, 'catalogue.change')) return { ok: false, reason: 'not-yours-to-do' }
  const at = now()
  return db.transaction().execute(async (tx): Promise<ChangePictureResult> => {
    await lockCatalogue(tx)
    const [model, pictures] = [await variantsWith(tx, deviceId), await picturesOf(tx, deviceId)]
    const picture = pictures.find((each) => each.id === id)
    if (!model || !picture) return { ok: false, reason: 'unknown-entry' }
    const done = await work({ tx, at, picture, pictures, variants: model.ids })
    if (!done) return { ok: true }
    await writeAudit(tx, colleague, { ...done, subject: `device ${deviceId}` }, at)
    await announcements.announce('catalogue', tx)
    return { ok: true }
  })
}

/** What a picture shows, for those who do not see it. */
export async function describePicture(engines: Needs, colleague: Colleague, named: Named, form: AltForm) {
  const texts = readAlt(form)
  if (!texts.ok) return { ok: false, reason: 'invalid', problems: texts.problems } as const
  return change(engines, colleague, named, async ({ tx, picture: { id, alt } }) => {
    await updateAlt(tx, id, texts.alt)
    return { action: 'device.describe-picture', before: { picture: id, alt }, after: { picture: id, alt: texts.alt } }
  })
}

/** The first one is the picture of the device. */
export const movePicture = (engines: Needs, colleague: Colleague, named: Named, by: -1 | 1) =>
  change(engines, colleague, named, async ({ tx, picture: { id }, pictures, variants }) => {
    const ids = pictures.map((each) => each.id)
    const next = movedBy(ids, id, by)
    if (next.join() === ids.join()) return undefined
    await writePlaces(
      tx,
      variants,
      next.map((each) => pictures.find((known) => known.id === each)!),
    )
    return { action: 'device.order-pictures', before: { pictures: ids }, after: { pictures: next } }
  })

/** Its files stay for a while: carts and caches still show it. */
export const removePicture = (engines: Needs, colleague: Colleague, named: Named) =>
  change(engines, colleague, named, async ({ tx, at, picture: { id, alt }, pictures, variants }) => {
    await writePlaces(
      tx,
      variants,
      pictures.filter((each) => each.id !== id),
    )
    await noteUse(tx, [id], at)
    return { action: 'device.remove-picture', before: { picture: id, alt }, after: null }
  })
