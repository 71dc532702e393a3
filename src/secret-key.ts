import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config.ts'

const randomSecret = (): string => randomBytes(24).toString('base64url')

/** What was made up at the first start stays in the data folder, readable by the owner only. */
export async function rememberedFile(config: Config, name: string, make: () => string): Promise<string> {
  const file = join(config.dataFolder, name)
  if (existsSync(file)) return readFile(file, 'utf8')

  // Written aside and then given its name, so that another shop starting now never reads half of it.
  const draft = `${file}.${process.pid}`
  await mkdir(config.dataFolder, { recursive: true })
  await writeFile(draft, make(), { mode: 0o600 })
  await link(draft, file).catch(() => undefined)
  await rm(draft)
  return readFile(file, 'utf8')
}

/** The key that signs sessions and links. In production it comes from the environment, elsewhere from the data folder. */
export const secretKey = async (config: Config): Promise<string> =>
  config.SECRET_KEY ?? (await rememberedFile(config, 'secret.key', randomSecret))
