import { expect, test } from 'vitest'
import { findCase } from '#domain/cases/find-cases.ts'
import { openCase } from '#domain/cases/open-case.ts'
import { eraseCustomer } from '#domain/trades/customer-records/erase-customer.ts'
import { exportCustomer } from '#domain/trades/customer-records/export-customer.ts'
import { tradeSteps } from '#domain/trades/customer-records/purge-expired-data.ts'
import { newId } from '#shop/ids.ts'
import { newColleague } from '#tests/support/drivers/office/inspectors.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { tablesWith } from '#tests/support/readers/database/find-in-database.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { writeToSeller } from './write-to-seller.ts'

const DAY = 24 * 60 * 60_000
const engines = useEngines({ stocked: true })

/** Somebody who never sold anything, and was written about his parcel. */
async function writtenTo(): Promise<{ email: string; number: number }> {
  const agent = await newColleague(engines(), 'agent')
  const email = `parcel.${crypto.randomUUID()}@example.com`
  const opened = await openCase(engines(), agent, { kind: 'parcel-without-order', email })
  if (!opened.ok) throw new Error(opened.reason)
  expect(await writeToSeller(engines(), storefronts, agent, opened.number)).toEqual({ ok: true })
  return { email, number: opened.number }
}

const callerWith = (email: string) => {
  const caller = { id: newId(new Date()), sessionId: newId(new Date()), authenticatedAt: new Date() }
  return { ...caller, customerId: null, email, country: 'de', locale: 'de_DE' } as const
}

test('X1.13 whoever never sold anything gets to know what he was written about his parcel, and is forgotten with it', async () => {
  const { email, number } = await writtenTo()
  const { letters } = await exportCustomer(engines(), callerWith(email))
  expect(letters).toMatchObject([{ kind: 'case-parcel-without-order', to: email }])
  expect(await eraseCustomer(engines(), callerWith(email))).toEqual({ ok: true })

  expect(await tablesWith(engines().db, [email])).toEqual([])
  expect((await findCase(engines(), number))!.found).toMatchObject({ email: '' })
})

test('X1.13 a letter about a parcel grows old like every other one', async () => {
  const { email } = await writtenTo()
  const letters = engines().db.selectFrom('letters').select('id').where('to_address', '=', email)
  await engines().db.updateTable('letters').set({ status: 'sent' }).where('to_address', '=', email).execute()
  const later = { ...engines(), now: () => new Date(Date.now() + 366 * DAY) }
  await tradeSteps.letters(later, 100)

  expect(await letters.execute()).toEqual([])
})
