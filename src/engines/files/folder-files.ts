import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { assertFileKey } from './files.ts'
import type { Files } from './files.ts'

/** The content type stands in the first line of the file, so that one rename replaces both. */
const LINE_END = 0x0a

/** Nobody writes for that long: whoever began such a draft is gone. */
const ABANDONED_MILLISECONDS = 60 * 60_000

/** Files in a folder of this machine. */
export async function openFolderFiles(folder: string): Promise<Files> {
  const kept = join(folder, 'kept')
  const unfinished = join(folder, 'unfinished')
  await mkdir(kept, { recursive: true })
  await mkdir(unfinished, { recursive: true })
  await sweepDrafts(unfinished)

  function placeOf(key: string): string {
    assertFileKey(key)
    return join(kept, ...key.split('/'))
  }

  return {
    async write(key, bytes, contentType) {
      if (!/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)?$/.test(contentType))
        throw new Error(`Not a content type: ${contentType}`)
      const place = placeOf(key)
      const draft = join(unfinished, randomUUID())
      try {
        await writeThrough(draft, Buffer.concat([Buffer.from(`${contentType}\n`), bytes]))
        await mkdir(dirname(place), { recursive: true })
        await rename(draft, place)
      } finally {
        await rm(draft, { force: true })
      }
    },
    async read(key) {
      const whole = await readFile(placeOf(key)).catch(absent)
      if (!whole) return undefined
      const end = whole.indexOf(LINE_END)
      return { contentType: whole.subarray(0, end).toString(), bytes: whole.subarray(end + 1) }
    },
    async remove(key) {
      await rm(placeOf(key), { force: true })
    },
    async list(prefix) {
      const entries = await readdir(kept, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(kept, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((key) => key.startsWith(prefix))
        .toSorted()
    },
    sweep: () => sweepDrafts(unfinished),
  }
}

/** Their content may be about people, and no row of the database leads to them. */
async function sweepDrafts(unfinished: string): Promise<number> {
  const before = Date.now() - ABANDONED_MILLISECONDS
  let swept = 0
  for (const name of await readdir(unfinished)) {
    const draft = join(unfinished, name)
    const { mtimeMs = Infinity } = (await stat(draft).catch(absent)) ?? {}
    if (mtimeMs > before) continue
    await rm(draft, { force: true })
    swept += 1
  }
  return swept
}

/** After a power cut the new name must not lead to an empty file. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(bytes)
  await file.sync()
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'EISDIR' && error.code !== 'ENOTDIR') throw error
}
