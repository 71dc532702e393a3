import { lockCatalogue } from '#domain/catalogue/editing/entry-store.ts'
import type { Engines } from '#engines/engines.ts'
import { contentTypes, filesOfPicture, openedFile, storedAs } from './picture-files.ts'
import { hashOf, markReady } from './picture-store.ts'

export const ENCODE_PICTURE = 'encode-picture'

export type EncodePictureJob = { id: string }

type Needs = Pick<Engines, 'db' | 'now' | 'files' | 'pictures' | 'announcements'>

/** Makes all sizes and forms of a picture, and shows it to everybody. Done twice, it is the same. */
export async function encodePicture(
  { db, now, files, pictures, announcements }: Needs,
  { id }: EncodePictureJob,
): Promise<void> {
  const hash = await hashOf(db, id)
  if (hash === undefined) return
  const opened = await files.read(openedFile(hash))
  if (!opened) throw new Error(`The picture ${id} has no file.`)
  for (const { name, ...order } of filesOfPicture(hash)) {
    const bytes = await pictures.encode(opened.bytes, order)
    await files.write(storedAs(name), bytes, contentTypes[order.form])
  }
  await db.transaction().execute(async (tx) => {
    // Whoever puts pictures into another order right now has read that this one is not ready.
    await lockCatalogue(tx)
    if (await markReady(tx, id, now())) await announcements.announce('catalogue', tx)
  })
}
