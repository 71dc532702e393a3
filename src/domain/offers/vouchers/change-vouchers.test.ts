import { beforeAll, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { cents } from '#shop/money/money.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { changeVoucher, createVoucher, endVoucher } from './change-vouchers.ts'
import { checkVoucher } from './check-voucher.ts'
import { findVoucher } from './find-vouchers.ts'
import { readVoucherForm, voucherForm, type VoucherForm } from './voucher-form.ts'

const clock = movableClock(new Date())
const engines = useEngines({ stocked: true, now: clock.now })

let [ana, finn]: Colleague[] = []

beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'pricing')
  finn = await hireColleague(engines(), 'finn', 'content')
})

const form = (change: Partial<VoucherForm> = {}): VoucherForm => ({
  code: 'sommer 26',
  kind: 'percent',
  percent: '2,5',
  euros: '',
  mostEuros: '30',
  leastEuros: '50,00',
  from: '2026-06-01',
  until: '2999-08-31',
  countries: ['de', 'at'],
  segment: 'consumer',
  totalLimit: '100',
  personLimit: '1',
  ...change,
})

test('what the form says is what the voucher is, and the other way round', () => {
  const { voucher, problems } = readVoucherForm(form({ until: '2026-08-31' }))

  expect(problems).toEqual({})
  expect(voucher).toEqual({
    code: 'SOMMER26',
    kind: 'percent',
    basisPoints: 250,
    cents: 0,
    mostCents: 30_00,
    leastTradeCents: 50_00,
    // In German summer time; the last day counts to its end.
    validFrom: new Date('2026-05-31T22:00:00Z'),
    validUntil: new Date('2026-08-31T22:00:00Z'),
    countries: ['de', 'at'],
    segment: 'consumer',
    totalLimit: 100,
    personLimit: 1,
  })
  expect(readVoucherForm(voucherForm(voucher!)).voucher).toEqual(voucher)
})

test.each<[Partial<VoucherForm>, object]>([
  [{ code: 'AB' }, { code: 'code-form' }],
  [{ code: "X' OR 1=1" }, { code: 'code-form' }],
  [{ kind: 'gift' }, { kind: 'kind-missing', euros: 'amount-form' }],
  [{ percent: '0' }, { percent: 'percent-form' }],
  [{ percent: '100,01' }, { percent: 'percent-form' }],
  [{ percent: '-5' }, { percent: 'percent-form' }],
  [{ kind: 'fixed', euros: '0' }, { euros: 'amount-form' }],
  [{ kind: 'fixed', euros: '1e3' }, { euros: 'amount-form' }],
  [{ kind: 'fixed', euros: '1000,01' }, { euros: 'amount-too-high' }],
  [{ mostEuros: 'a lot' }, { mostEuros: 'amount-form' }],
  [{ from: '2026-02-30' }, { from: 'day-form' }],
  [{ from: '2999-09-01' }, { until: 'ends-before-it-begins' }],
  [{ countries: ['de', 'uk'] }, { countries: 'country-unknown' }],
  [{ countries: ['constructor'] }, { countries: 'country-unknown' }],
  [{ segment: 'pets' }, { segment: 'segment-unknown' }],
  [{ totalLimit: '0' }, { totalLimit: 'limit-form' }],
  [{ personLimit: '' }, { personLimit: 'limit-form' }],
  [{ personLimit: '1.5' }, { personLimit: 'limit-form' }],
])('%j is refused with the field that is wrong', (change, problems) => {
  expect(readVoucherForm(form(change)).problems).toEqual(problems)
})

describe('a voucher', () => {
  const use = (code: string) =>
    checkVoucher(engines().db, { code, now: clock.now(), country: 'de', segment: 'consumer', total: cents(100_00) })

  test('is created once, with a trace', async () => {
    const created = await createVoucher(engines(), ana!, form({ code: 'neu' }))
    const again = await createVoucher(engines(), ana!, form({ code: 'NEU' }))

    expect(created).toEqual({ ok: true, code: 'NEU' })
    expect(again).toEqual({ ok: false, reason: 'invalid', problems: { code: 'code-taken' } })
    expect(await use('neu')).toMatchObject({ ok: true, value: 2_50 })
    const trace = await engines()
      .db.selectFrom('audit_entries')
      .select(['action', 'username'])
      .where('subject', '=', 'voucher NEU')
      .execute()
    expect(trace).toEqual([{ action: 'voucher.create', username: 'ana' }])
  })

  test('that is over already is not created', async () => {
    const result = await createVoucher(engines(), ana!, form({ code: 'ALT', from: '2020-01-01', until: '2020-01-31' }))

    expect(result).toMatchObject({ problems: { until: 'already-over' } })
  })

  test('that nobody has used can get another value', async () => {
    await createVoucher(engines(), ana!, form({ code: 'FREI' }))

    expect(await changeVoucher(engines(), ana!, form({ code: 'FREI', percent: '5' }))).toMatchObject({ ok: true })
    expect(await use('FREI')).toMatchObject({ value: 5_00 })
  })

  test('that somebody has used keeps its value; days and limits can change', async () => {
    await createVoucher(engines(), ana!, form({ code: 'BENUTZT', personLimit: '5' }))
    await soldTrade(engines(), 'de', { change: { voucher: 'BENUTZT' } })
    await soldTrade(engines(), 'de', { change: { voucher: 'BENUTZT' } })

    const change = (changed: Partial<VoucherForm>) =>
      changeVoucher(engines(), ana!, form({ code: 'BENUTZT', ...changed }))
    expect(await change({ percent: '50' })).toMatchObject({ problems: { percent: 'value-is-fixed' } })
    expect(await change({ kind: 'fixed', euros: '5' })).toMatchObject({ problems: { kind: 'value-is-fixed' } })
    expect(await change({ mostEuros: '' })).toMatchObject({ problems: { mostEuros: 'value-is-fixed' } })
    expect(await change({ totalLimit: '1' })).toMatchObject({ problems: { totalLimit: 'limit-below-used' } })
    expect(await change({ totalLimit: '2', until: '2998-01-01' })).toMatchObject({ ok: true })
    expect(await findVoucher(engines(), 'BENUTZT')).toMatchObject({ used: 2, state: 'used-up', basisPoints: 250 })
  })

  test('that is ended counts no more from that moment on', async () => {
    await createVoucher(engines(), ana!, form({ code: 'ENDE' }))

    expect(await endVoucher(engines(), ana!, 'ende')).toEqual({ ok: true, code: 'ENDE' })
    expect(await use('ENDE')).toEqual({ ok: false, reason: 'voucher-over' })
    expect(await endVoucher(engines(), ana!, 'ENDE')).toEqual({ ok: false, reason: 'already-over' })
  })

  test('that has not begun is ended, too', async () => {
    await createVoucher(engines(), ana!, form({ code: 'SPAETER', from: '2998-01-01' }))
    expect(await findVoucher(engines(), 'SPAETER')).toMatchObject({ state: 'planned' })

    await endVoucher(engines(), ana!, 'SPAETER')

    expect(await findVoucher(engines(), 'SPAETER')).toMatchObject({ state: 'over' })
  })

  test('is nothing for colleagues who do something else', async () => {
    const refused = { ok: false, reason: 'not-yours-to-do' }

    expect(await createVoucher(engines(), finn!, form({ code: 'FINN' }))).toEqual(refused)
    expect(await changeVoucher(engines(), finn!, form({ code: 'NEU' }))).toEqual(refused)
    expect(await endVoucher(engines(), finn!, 'NEU')).toEqual(refused)
  })
})
