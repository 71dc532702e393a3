import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  const value = make()
  await writeFile(file, value, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return readFile(file, 'utf8')
}

/** The key that signs sessions and links. In production it comes from the environment, elsewhere from the data folder. */
export const secretKey = async (config: Config): Promise<string> =>
  config.SECRET_KEY ?? (await rememberedFile(config, 'secret.key', randomSecret))

/** A first colleague and first letters, so that the back office is not empty on the first day. */
export async function seedDemo(engines: Engines, config: Config): Promise<StaffLogin> {
  const password = await rememberedFile(config, 'demo-login', () => randomBytes(9).toString('base64url'))
  const login = { username: 'office', password }
  const { db } = engines

  const seeded = await db.selectFrom('settings').select('key').where('key', '=', 'demo-seed').executeTakeFirst()
  if (seeded) return login

  await addStaff(engines, login, ['admin'])
  for (const country of Object.values(config.storefronts.countries)) {
    await sendTestLetter(engines, { country, mode: modes.default })
  }
  await db
    .insertInto('settings')
    .values({ key: 'demo-seed', value: JSON.stringify({ version: 1 }) })
    .onConflict((c) => c.doNothing())
    .execute()
  return login
}
