import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '#config.ts'
import { sendTestLetter } from '#domain/letters/send-test-letter.ts'
import { addStaff } from '#domain/staff/add-staff.ts'
import type { StaffLogin } from '#domain/staff/check-staff-login.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'

const randomSecret = (): string => randomBytes(24).toString('base64url')

/** What was made up at the first start stays in the data folder, readable by the owner only. */
async function rememberedFile(config: Config, name: string, make: () => string): Promise<string> {
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

/** A first colleague and first letters, so that the back office is not empty on the first day. */
export async function seedDemo(engines: Engines, config: Config): Promise<StaffLogin> {
  const password = await rememberedFile(config, 'demo-login', () => randomBytes(9).toString('base64url'))
  const login = { username: 'office', password }

  await engines.db.transaction().execute(async (turn) => {
    // One shop at a time: the second one finds everything done.
    await sql`select pg_advisory_xact_lock(hashtext('demo-seed'))`.execute(turn)
    const seeded = await turn.selectFrom('settings').select('key').where('key', '=', 'demo-seed').executeTakeFirst()
    if (seeded) return

    await addStaff(engines, login, ['admin'])
    for (const country of Object.values(config.storefronts.countries)) {
      await sendTestLetter(engines, { country, mode: modes.default })
    }
    const value = JSON.stringify({ version: 1 })
    await turn.insertInto('settings').values({ key: 'demo-seed', value }).execute()
  })
  return login
}
