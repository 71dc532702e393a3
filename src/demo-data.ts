import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
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
import { rememberedFile } from './secret-key.ts'
import { seedOnce } from './seed-once.ts'

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
