import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, MIN_SECRET_LENGTH, type Config } from '#server/config/config.ts'

const SECRET_FILE = 'secret.key'

const randomSecret = (): string => randomBytes(24).toString('base64url')

/** What was made up at the first start, and whether that was just now. */
export type Remembered = { text: string; isNew: boolean }

/** What was made up at the first start stays in the data folder, readable by the owner only. */
export async function rememberedFile(config: Config, name: string, make: () => string): Promise<Remembered> {
  const file = join(config.dataFolder, name)
  if (existsSync(file)) return { text: (await readFile(file, 'utf8')).trim(), isNew: false }

  // Written aside and then given its name, so that another shop starting now never reads half of it.
  const draft = `${file}.${process.pid}`
  await mkdir(config.dataFolder, { recursive: true })
  await writeFile(draft, make(), { mode: 0o600 })
  const isNew = await link(draft, file).then(
    () => true,
    () => false,
  )
  await rm(draft)
  return { text: await readFile(file, 'utf8'), isNew }
}

/** For what is of no use when it is empty, and can be made up again. */
export async function rememberedAnew(config: Config, name: string, make: () => string): Promise<Remembered> {
  const remembered = await rememberedFile(config, name, make)
  if (remembered.text !== '') return remembered
  await rm(join(config.dataFolder, name), { force: true })
  return rememberedFile(config, name, make)
}

/** The key that signs sessions and links. In production it comes from the environment, elsewhere from the data folder. */
export async function secretKey(config: Config): Promise<Remembered> {
  if (config.SECRET_KEY !== undefined) return { text: config.SECRET_KEY, isNew: false }
  const remembered = await rememberedFile(config, SECRET_FILE, randomSecret)
  if (remembered.text.length >= MIN_SECRET_LENGTH) return remembered

  throw new ConfigError([
    `${secretFile(config)}: there is no key of at least ${MIN_SECRET_LENGTH} characters in it. Bring the file back from your backup; only a shop without any data may begin with a new one: then remove the file`,
  ])
}

export const secretFile = ({ dataFolder }: Config): string => join(dataFolder, SECRET_FILE)
