import { createHash } from 'node:crypto'
import type { Engines } from '#engines/engines.ts'
import type { StoredFile } from '#engines/files/files.ts'

/** Twice as large as it is shown, for sharp screens. */
export const logoSize = { width: 320, height: 80 }

/** What is in a logo names it. */
export const hashOfLogo = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 24)

export const logoFile = (hash: string): string => `logos/${hash}.webp`

/** The file of a logo by its address; nothing if it is none. */
export async function readLogo({ files }: Pick<Engines, 'files'>, path: string): Promise<StoredFile | undefined> {
  const hash = /^\/logos\/([0-9a-f]{24})\.webp$/.exec(path)?.[1]
  return hash === undefined ? undefined : files.read(logoFile(hash))
}
