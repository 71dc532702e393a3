import { createHash } from 'node:crypto'
import type { Engines } from '#engines/engines.ts'
import type { StoredFile } from '#engines/files/files.ts'
import type { PictureOrder } from '#engines/pictures/pictures.ts'
import { pictureForms, pictureSizes } from '#shop/devices/picture-address.ts'

/** What is in a picture names it. */
export const hashOfPicture = (opened: Uint8Array): string =>
  createHash('sha256').update(opened).digest('hex').slice(0, 24)

/** As it was opened; everything else is made from it. */
export const openedFile = (hash: string): string => `pictures/${hash}.png`

type PictureFile = PictureOrder & { name: string }

/** Every file that a picture is served as: squares, and what social networks show of a page. */
export const filesOfPicture = (hash: string): PictureFile[] => [
  ...pictureSizes.flatMap((size) =>
    pictureForms.map((form) => ({ name: `${hash}-${size}.${form}`, width: size, height: size, form })),
  ),
  { name: `${hash}-preview.jpg`, width: 1200, height: 630, form: 'jpg' },
]

export const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export const storedAs = (name: string): string => `pictures/${name}`

const served = /^[0-9a-f]{24}-(?:\d{3,4}|preview)\.(?:avif|webp|jpg)$/

/** The file of a picture by the name in its address; nothing if it is none. */
export async function readPicture({ files }: Pick<Engines, 'files'>, name: string): Promise<StoredFile | undefined> {
  return served.test(name) ? files.read(storedAs(name)) : undefined
}
