import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { accept, acceptedTrade, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { changeTradePayee } from '#domain/payouts/payees/change-trade-payee.ts'
import { chooseSplitPayout } from '#domain/payouts/batches/decide-payout.ts'
import { findReceipts } from './find-receipts.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const DAY = 24 * 60 * 60_000

test('what came back and is paid again with more is said once: device by device, and the voucher', async () => {
  await sql`insert into vouchers (code, kind, basis_points, valid_from, valid_until)
    values ('ZEHN', 'percent', 1000, '2026-01-01', '2028-01-01')`.execute(engines().db)
  const trade = await acceptedTrade(engines(), 'de', {
    pieces: 2,
    accepted: 1,
    finalCents: 100_00,
    change: { voucher: 'ZEHN' },
  })
  await chooseSplitPayout(engines(), 'seller', trade)
  const colleague = await hireColleague(engines(), 'ana', 'finance')
  const finance = () => ({ ...colleague, authenticatedAt: clock.now() })
  const first = (await sendMoney(engines(), finance())).get(trade.id)!
  await bankTells(engines(), finance(), [
    { payout: first.number, cents: first.cents },
    { payout: first.number, cents: first.cents, code: 'AC04' },
  ])
  const payee = { paymentType: '13', form: { holder: 'Ana Muster', iban: 'AT611904300234573201' } }
  await changeTradePayee(engines(), storefronts, 'seller', trade.id, payee)
  await accept(engines(), trade, trade.items.slice(1), 50_00)
  clock.moveBy(DAY)
  const second = (await sendMoney(engines(), finance())).get(trade.id)!
  await bankTells(engines(), finance(), [{ payout: second.number, cents: second.cents }])

  expect([first.cents, second.cents]).toEqual([110_00, 165_00])
  const search = { text: formatTradeNumber(trade.number), descending: true }
  const { rows: receipts } = await findReceipts(engines(), search, { limit: 9 })
  const said = receipts.map(({ items, voucherCents, cents }) => [items.map((item) => item.cents), voucherCents, cents])
  expect(said).toEqual([
    [[50_00], 5_00, 55_00],
    [[100_00], 10_00, 110_00],
  ])
})
