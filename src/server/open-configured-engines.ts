import { rm } from 'node:fs/promises'
import type { EngineOptions, OpenEngines } from '#engines/engines.ts'
import type { Log } from '#engines/log/log.ts'
import { openEngines } from '#engines/open-engines.ts'
import { ForeignSecretError } from '#engines/refuse-foreign-secret.ts'
import { ConfigError, type Config } from './config/config.ts'
import { engineOptions } from './config/engine-options.ts'
import { secretFile, secretKey } from './secret-key.ts'

type Particulars = Pick<EngineOptions, 'release' | 'signal' | 'readingProgram'> & { work?: boolean }

/** The engines that the settings ask for, and the secret that they were opened with. */
export async function openConfiguredEngines(
  config: Config,
  log: Log,
  { release, ...particulars }: Particulars,
): Promise<{ engines: OpenEngines; secret: string }> {
  const { text: secret, isNew } = await secretKey(config)
  try {
    return { engines: await openEngines({ ...engineOptions(config, secret, release), ...particulars }, log), secret }
  } catch (error) {
    if (!(error instanceof ForeignSecretError)) throw error
    // It was made up for a database that turned out to have one already: nobody shall take it for that one.
    if (isNew) await rm(secretFile(config), { force: true })
    throw foreignSecret(config, isNew)
  }
}

function foreignSecret(config: Config, isMissing: boolean): ConfigError {
  const place = config.SECRET_KEY === undefined ? secretFile(config) : 'SECRET_KEY'
  const problem = isMissing
    ? `${place}: the file is missing, and the database was written with the key in it. Bring it back from your backup`
    : `${place}: the database was written with another key. Bring that one back, or put it into SECRET_KEYS_OLD if you have changed it on purpose`
  return new ConfigError([
    problem,
    'If that key is lost, or must not be used any more, set SECRET_KEY_CHANGED=yes for one start: bank accounts that it has sealed then stay closed for good',
  ])
}
