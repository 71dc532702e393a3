import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { rememberedFile, type Remembered } from '#engines/files/remembered-file.ts'
import { ConfigError, MIN_SECRET_LENGTH, type Config } from '#server/config/config.ts'

const SECRET_FILE = 'secret.key'

const randomSecret = (): string => randomBytes(24).toString('base64url')

/** The key that signs sessions and links. In production it comes from the environment, elsewhere from the data folder. */
export async function secretKey(config: Config): Promise<Remembered> {
  if (config.SECRET_KEY !== undefined) return { text: config.SECRET_KEY, isNew: false }
  const remembered = await rememberedFile(config.dataFolder, SECRET_FILE, randomSecret)
  if (remembered.text.length >= MIN_SECRET_LENGTH) return remembered

  throw new ConfigError([
    `${secretFile(config)}: there is no key of at least ${MIN_SECRET_LENGTH} characters in it. Bring the file back from your backup; only a shop without any data may begin with a new one: then remove the file`,
  ])
}

export const secretFile = ({ dataFolder }: Config): string => join(dataFolder, SECRET_FILE)
