import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What was made up at the first start, and whether that was just now. */
export type Remembered = { text: string; isNew: boolean }

/** What was made up at the first start stays in the data folder, readable by the owner only. */
export async function rememberedFile(folder: string, name: string, make: () => string): Promise<Remembered> {
  const file = join(folder, name)
  if (existsSync(file)) return { text: (await readFile(file, 'utf8')).trim(), isNew: false }

  // Written aside and then given its name, so that another shop starting now never reads half of it.
  const draft = `${file}.${process.pid}`
  await mkdir(folder, { recursive: true })
  await writeFile(draft, make(), { mode: 0o600 })
  const isNew = await link(draft, file).then(
    () => true,
    () => false,
  )
  await rm(draft)
  return { text: await readFile(file, 'utf8'), isNew }
}

/** For what is of no use when it is empty, and can be made up again. */
export async function rememberedAnew(folder: string, name: string, make: () => string): Promise<Remembered> {
  const remembered = await rememberedFile(folder, name, make)
  if (remembered.text !== '') return remembered
  await rm(join(folder, name), { force: true })
  return rememberedFile(folder, name, make)
}
