import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { addAccount, replacePassword } from '#domain/accounts/registration/add-account.ts'
import { seedCatalogue, type Progress } from '#domain/catalogue/imports/seed-catalogue.ts'
import { sendTestLetter } from '#domain/letters/send-test-letter.ts'
import { seedVouchers } from '#domain/offers/vouchers/seed-vouchers.ts'
import { addStaff, addStaffTogether, changePasswordTogether } from '#domain/staff/add-staff.ts'
import type { StaffLogin } from '#domain/staff/login/check-staff-login.ts'
import { activateCustomer } from '#domain/trades/customer-records/activate-customer.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import { readDemoCatalogue } from './demo-catalogue.ts'
import { demoColleagues } from './people/demo-colleagues.ts'
import { addDemoCases } from './trades/demo-cases.ts'
import { addDemoQuotes } from './trades/demo-quotes.ts'
import { addOwnWatches } from './people/own-watches.ts'
import { seedDemoTrades } from './seed-demo-trades.ts'
import { readDemoVouchers } from './demo-vouchers.ts'
import { rememberedAnew } from '#engines/files/remembered-file.ts'
import { seedOnce } from './seed-once.ts'

/** Made up at the first start, so that they can be tried out: colleagues, and one customer in every country. */
export type DemoLogins = {
  office: StaffLogin
  /** One per role, with the password of the office. */
  colleagues: readonly string[]
  customer: StaffLogin
}

const randomPassword = (): string => randomBytes(9).toString('base64url')

/** First people, first letters, a catalogue and vouchers: what has to be there before anybody can sell. */
export async function seedDemo(engines: Engines, config: Config, progress: Progress): Promise<DemoLogins> {
  const staffPassword = await rememberedAnew(config.dataFolder, 'demo-login', randomPassword)
  const customerPassword = await rememberedAnew(config.dataFolder, 'demo-customer', randomPassword)
  const office = { username: 'office', password: staffPassword.text }
  const customer = { username: 'demo@umlauf.example', password: customerPassword.text }

  await seedOnce(engines.db, 'demo-catalogue', async (tx) => {
    await seedCatalogue(tx, await readDemoCatalogue(resolve('seeds')), engines.now(), progress)
    await engines.announcements.announce('catalogue', tx)
  })
  await seedOnce(engines.db, 'demo-vouchers', async (tx) => seedVouchers(tx, await readDemoVouchers(resolve('seeds'))))
  await seedOnce(engines.db, 'demo-seed', async () => {
    await addStaff(engines, office, ['admin'])
    for (const country of Object.values(config.storefronts.countries)) {
      await sendTestLetter(engines, { country, mode: modes.default })
    }
  })
  const hired = await seedOnce(engines.db, 'demo-colleagues', () =>
    addStaffTogether(engines, demoColleagues, office.password),
  )
  const joined = await seedOnce(engines.db, 'demo-customers', () => addDemoCustomers(engines, config, customer))
  // A file that was lost is made up anew; those who were there before have to know.
  if (staffPassword.isNew && !hired) {
    await changePasswordTogether(engines, [office.username, ...Object.keys(demoColleagues)], office.password)
  }
  if (customerPassword.isNew && !joined) await replacePassword(engines, customer.username, customer.password)
  return { office, colleagues: Object.keys(demoColleagues), customer }
}

/** Three months of trades, so that nothing is empty on the first day. Whoever wants to sell need not wait for them. */
export async function seedDemoPast(
  engines: Engines,
  { storefronts, DEMO_TRADES: count }: Config,
  { customer }: DemoLogins,
  progress: Progress,
): Promise<void> {
  if (count === 0) return
  progress('trades')
  await seedOnce(engines.db, 'demo-trades', (tx) => seedDemoTrades(tx, engines, storefronts, count))
  await seedOnce(engines.db, 'demo-quotes', () => addDemoQuotes(engines, storefronts))
  await seedOnce(engines.db, 'demo-cases', () => addDemoCases(engines))
  await seedOnce(engines.db, 'demo-watches', () => addOwnWatches(engines, storefronts, customer.username))
}

async function addDemoCustomers(engines: Engines, { storefronts }: Config, login: StaffLogin): Promise<void> {
  const person = { firstName: 'Demo', lastName: 'Umlauf', email: login.username, password: login.password }
  for (const country of Object.values(storefronts.countries)) {
    await activateCustomer(engines, await addAccount(engines, country, person))
  }
}
