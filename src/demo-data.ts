import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Config } from '#config.ts'
import { addAccount } from '#domain/accounts/add-account.ts'
import { seedCatalogue, type Progress } from '#domain/catalogue/seed-catalogue.ts'
import { sendTestLetter } from '#domain/letters/send-test-letter.ts'
import { seedVouchers } from '#domain/offers/seed-vouchers.ts'
import { addStaff } from '#domain/staff/add-staff.ts'
import type { StaffLogin } from '#domain/staff/check-staff-login.ts'
import { switchOnCustomer } from '#domain/trades/switch-on-customer.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import { readDemoCatalogue } from './demo-catalogue.ts'
import { readDemoVouchers } from './demo-vouchers.ts'
import { rememberedFile } from './secret-key.ts'
import { seedOnce } from './seed-once.ts'

/** Made up at the first start, so that they can be tried out: one colleague, and one customer in every country. */
export type DemoLogins = { office: StaffLogin; customer: StaffLogin }

const randomPassword = (): string => randomBytes(9).toString('base64url')

/** First people, first letters, a catalogue and vouchers, so that nothing is empty on the first day. */
export async function seedDemo(engines: Engines, config: Config, progress: Progress): Promise<DemoLogins> {
  const office = { username: 'office', password: await rememberedFile(config, 'demo-login', randomPassword) }
  const customer = {
    username: 'demo@umlauf.example',
    password: await rememberedFile(config, 'demo-customer', randomPassword),
  }

  await seedOnce(engines.db, 'demo-catalogue', async (turn) => {
    await seedCatalogue(turn, await readDemoCatalogue(resolve('seeds')), engines.now(), progress)
    await engines.announcements.announce('catalogue', turn)
  })
  await seedOnce(engines.db, 'demo-vouchers', async (turn) =>
    seedVouchers(turn, await readDemoVouchers(resolve('seeds'))),
  )
  await seedOnce(engines.db, 'demo-seed', async () => {
    await addStaff(engines, office, ['admin'])
    for (const country of Object.values(config.storefronts.countries)) {
      await sendTestLetter(engines, { country, mode: modes.default })
    }
  })
  await seedOnce(engines.db, 'demo-customers', () => addDemoCustomers(engines, config, customer))
  return { office, customer }
}

async function addDemoCustomers(engines: Engines, { storefronts }: Config, login: StaffLogin): Promise<void> {
  const person = { firstName: 'Demo', lastName: 'Umlauf', email: login.username, password: login.password }
  for (const country of Object.values(storefronts.countries)) {
    await switchOnCustomer(engines, await addAccount(engines, country, person))
  }
}
