import type { Engines } from '#engines/engines.ts'
import { pictureAddress } from '#shop/devices/picture-address.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { AltTexts } from './picture.ts'
import { picturesOf, variantsWith } from './picture-store.ts'

type Reads = Pick<Engines, 'db'>

export type OfficePicture = {
  id: string
  /** Nothing, until its sizes are made. */
  address: string | null
  alt: AltTexts
  uploadedBy: string
  uploadedAt: Date
}

/** The pictures of the model of a device, as colleagues see them. */
export async function findOfficePictures({ db }: Reads, deviceId: number) {
  const model = await variantsWith(db, deviceId)
  if (!model) return undefined
  const pictures = (await picturesOf(db, deviceId)).map(({ hash, isReady, ...picture }): OfficePicture => ({
    ...picture,
    address: isReady ? pictureAddress(hash) : null,
  }))
  return { name: model.name, variants: model.ids.length, pictures }
}

export type ShownPicture = { src: string; alt: string }

/** The photos of a device for visitors; what no text says is said by its name. */
export async function findPictures(
  { db }: Reads,
  locale: Locale,
  { id, name }: { id: number; name: string },
): Promise<ShownPicture[]> {
  const pictures = await picturesOf(db, id)
  return pictures
    .filter(({ isReady }) => isReady)
    .map(({ hash, alt }) => ({ src: pictureAddress(hash), alt: alt[locale] ?? name }))
}
