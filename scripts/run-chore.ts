import { existsSync } from 'node:fs'
import { whyNotStarted } from '#server/start/why-not-started.ts'

/** Does a chore with the settings of the shop. What hinders it is said in the words of a shop that does not start. */
export async function runChore(chore: () => Promise<number>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.exitCode = await chore().catch((error: unknown) => {
    console.error(whyNotStarted(error, Boolean(process.env['DATABASE_URL'])))
    return 1
  })
}
