import { readPicture } from '#domain/catalogue/pictures/picture-files.ts'
import { readLogo } from '#domain/partners/logo-file.ts'
import type { Engines } from '#engines/engines.ts'
import type { StoredFile } from '#engines/files/files.ts'

const YEAR = 365 * 24 * 60 * 60

/** A photo of a device. Its address follows from what is in it: whoever has it never has to ask again. */
export async function devicePictureFile(engines: Pick<Engines, 'files'>, path: string): Promise<Response | undefined> {
  return asFile(await readPicture(engines, path.replace('/pictures/', '')))
}

/** The logo of a partner, named in the same way. */
export const logoFile = async (engines: Pick<Engines, 'files'>, path: string): Promise<Response | undefined> =>
  asFile(await readLogo(engines, path))

function asFile(file: StoredFile | undefined): Response | undefined {
  if (!file) return undefined

  return new Response(Buffer.from(file.bytes), {
    headers: {
      'Content-Type': file.contentType,
      'Cache-Control': `public, max-age=${YEAR}, immutable`,
      // Social networks, price comparison and partners are meant to show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
