import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { hasEmbeddedDatabase, takeBaseBackup, unpackBaseBackup } from '#engines/database/embedded/base-backup.ts'
import { openLog } from '#engines/log/open-log.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { secretFile } from '#server/secret-key.ts'
import { runChore } from './run-chore.ts'

// A shop with the embedded database, while it runs: npm run backup -- /safe/umlauf-monday
// Back into an empty data folder:                   npm run restore -- /safe/umlauf-monday
// docs/how-to/back-up-and-restore.md explains both.

const DATABASE = 'database.tar'
const FILES = 'files/kept'
const SECRET = 'secret.key'

async function run(): Promise<number> {
  const [command, folder] = process.argv.slice(2)
  if (folder === undefined) throw new Refusal(`Which folder? npm run ${command} -- /safe/umlauf-monday`)
  const config = readConfig(process.env)
  if (config.DATABASE_URL !== undefined) {
    throw new Refusal(
      'DATABASE_URL names a server of your own: see docs/how-to/back-up-and-restore.md for its backups.',
    )
  }
  await (command === 'restore' ? restore(config, folder) : backUp(config, folder))
  return 0
}

async function backUp(config: Config, folder: string): Promise<void> {
  if (!(await hasEmbeddedDatabase(config.dataFolder))) throw new Refusal(`There is no shop in ${config.dataFolder}.`)
  if (existsSync(folder)) throw new Refusal(`${folder} exists already. Every backup gets a folder of its own.`)

  // It gets its name when it is whole.
  const unfinished = `${folder}.unfinished-${process.pid}`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await takeBaseBackup(config.dataFolder, join(unfinished, DATABASE), openLog({ level: 'warn' }))
  // After the database, so that every file that it names is there.
  await copyFolder(join(config.dataFolder, FILES), join(unfinished, FILES))
  if (config.SECRET_KEY === undefined) await copyFile(secretFile(config), join(unfinished, SECRET))
  await rename(unfinished, folder)
  console.log(
    `${folder} holds the database and the files${config.SECRET_KEY === undefined ? ', and the key to both' : ''}.`,
  )
  if (config.SECRET_KEY !== undefined)
    console.log('Keep SECRET_KEY too, in another place: without it nobody can open them.')
}

async function restore(config: Config, folder: string): Promise<void> {
  if (!existsSync(join(folder, DATABASE))) throw new Refusal(`There is no backup in ${folder}.`)
  const taken = [FILES, SECRET].find((name) => existsSync(join(config.dataFolder, name)))
  if (taken || (await hasEmbeddedDatabase(config.dataFolder))) {
    throw new Refusal(
      `There is a shop in ${config.dataFolder} already. Move it away, or set DATA_FOLDER to another place.`,
    )
  }
  await mkdir(config.dataFolder, { recursive: true })
  await unpackBaseBackup(join(folder, DATABASE), config.dataFolder)
  await copyFolder(join(folder, FILES), join(config.dataFolder, FILES))
  const key = join(folder, SECRET)
  if (existsSync(key)) await copyFile(key, secretFile(config))
  else console.log(`There is no ${SECRET} in it: bring that to ${secretFile(config)}, or set SECRET_KEY.`)
  console.log(`The shop is back in ${config.dataFolder}. Start it there.`)
}

/** What is removed meanwhile was to go, and is left out. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = existsSync(from) ? await readdir(from, { recursive: true, withFileTypes: true }) : []
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const copy = join(to, relative(from, file))
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    await copyFile(file, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** What the one who called can put right. */
class Refusal extends Error {}

await runChore(() =>
  run().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return 1
  }),
)
