import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#config.ts'
import { seedCatalogue, type Progress } from '#domain/catalogue/seed-catalogue.ts'
import { sendTestLetter } from '#domain/letters/send-test-letter.ts'
import { seedVouchers } from '#domain/offers/seed-vouchers.ts'
import { addStaff } from '#domain/staff/add-staff.ts'
import type { StaffLogin } from '#domain/staff/check-staff-login.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import { readDemoCatalogue } from './demo-catalogue.ts'
import { readDemoVouchers } from './demo-vouchers.ts'
import { seedOnce } from './seed-once.ts'

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

/** A first colleague, first letters, a catalogue and vouchers, so that nothing is empty on the first day. */
export async function seedDemo(engines: Engines, config: Config, progress: Progress): Promise<StaffLogin> {
  const password = await rememberedFile(config, 'demo-login', () => randomBytes(9).toString('base64url'))
  const login = { username: 'office', password }

  await seedOnce(engines.db, 'demo-catalogue', async (turn) => {
    await seedCatalogue(turn, await readDemoCatalogue(resolve('seeds')), engines.now(), progress)
    await engines.announcements.announce('catalogue', turn)
  })
  await seedOnce(engines.db, 'demo-vouchers', async (turn) =>
    seedVouchers(turn, await readDemoVouchers(resolve('seeds'))),
  )
  await seedOnce(engines.db, 'demo-seed', async () => {
    await addStaff(engines, login, ['admin'])
    for (const country of Object.values(config.storefronts.countries)) {
      await sendTestLetter(engines, { country, mode: modes.default })
    }
  })
  return login
}
