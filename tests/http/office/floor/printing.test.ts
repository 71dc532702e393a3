import { afterAll, expect, test } from 'vitest'
import { commandCode, commands } from '#domain/warehouse/scans/read-code.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { openLabelPrinter, readZpl } from '#tests/support/services/servers/label-printer.ts'

const printer = await openLabelPrinter()
afterAll(() => printer.switchOff())
const office = useOffice({ PRINTER_URL: printer.url })

test('OP-14 labels that were ordered while the printer was away come out once it is back, each once', async () => {
  const trade = await soldTrade(office.engines(), 'de', { pieces: 2 })
  await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
  const warehouse = await office.colleague('warehouse')
  const address = `/labels/trade/${formatTradeNumber(trade.number)}`
  await printer.switchOff()
  const waiting = await warehouse.follow(address, { intent: 'print', key: crypto.randomUUID() })
  expect(waiting.status).toBe(200)
  await expect
    .poll(async () => readable((await warehouse.see('/print-jobs')).text))
    .toContain('Drucker antwortet nicht')
  expect(printer.printed).toEqual([])

  await printer.switchOn()
  await expect.poll(async () => readable((await warehouse.see('/print-jobs')).text)).toContain('Gedruckt')
  expect(printer.printed.map((zpl) => readZpl(zpl).flatMap(({ bars }) => bars))).toEqual([
    [itemReference(trade.number, 0), itemReference(trade.number, 1)],
  ])
})

test('OP-14 one press is one order, however often it is sent, and what was printed can be printed again', async () => {
  const warehouse = await office.colleague('warehouse')
  const jobs = async () =>
    (
      await office.query('select id, printed_at from print_jobs where staff_id = $1 order by created_at', [
        warehouse.id,
      ])
    ).rows
  const [key, again] = [crypto.randomUUID(), crypto.randomUUID()]
  const print = { intent: 'print', key }
  await Promise.all([warehouse.send('/labels/commands/all', print), warehouse.send('/labels/commands/all', print)])
  expect((await jobs()).map(({ id }) => id)).toEqual([key])
  expect((await warehouse.send('/labels/places/all', print)).status).toBe(409)
  expect((await warehouse.send('/labels/commands/all', { intent: 'print' })).status).toBe(400)

  await expect.poll(async () => (await jobs())[0].printed_at).not.toBeNull()
  const before = printer.printed.length
  await warehouse.send('/print-jobs', { intent: 'again', job: key, key: again })
  await warehouse.send('/print-jobs', { intent: 'again', job: key, key: again })
  await expect.poll(() => printer.printed.length).toBe(before + 1)
  expect(printer.printed.at(-1)).toBe(printer.printed.at(-2))
  expect((await jobs()).map(({ id }) => id)).toEqual([key, again])
  expect(readable((await warehouse.see('/print-jobs')).text)).toContain('Noch einmal drucken')
  const agent = await office.colleague('agent')
  expect(readable((await agent.see('/print-jobs')).text)).not.toContain('Noch einmal drucken')
  expect((await agent.send('/print-jobs', { intent: 'again', job: key, key: crypto.randomUUID() })).status).toBe(403)
})

test('a label file is named after the trades that it is for, whatever else was asked for', async () => {
  const warehouse = await office.colleague('warehouse')
  const trade = await soldTrade(office.engines())
  await step(office.engines(), trade, await newColleague(office.engines(), 'warehouse'), 'receive')
  const number = formatTradeNumber(trade.number)
  const { status, headers } = await warehouse.see(
    `/labels/trade/${encodeURIComponent(`${number},東京 😀"`)}?format=zpl`,
  )

  expect([status, headers['content-disposition']]).toEqual([200, `attachment; filename="${number}.zpl"`])
})

test('OP-03 the commands are printed on a sheet, as PDF and as ZPL', async () => {
  const inspector = await office.colleague('inspector')
  expect((await inspector.see('/labels/commands/all')).bytes.subarray(0, 4).toString()).toBe('%PDF')
  const zpl = await inspector.see('/labels/commands/all?format=zpl')
  expect(zpl.headers['content-disposition']).toContain('.zpl')
  expect(readZpl(zpl.text).flatMap(({ bars }) => bars)).toEqual(commands.map(commandCode))
})

test('whoever has no devices in hands prints nothing', async () => {
  const agent = await office.colleague('agent')
  expect((await agent.send('/labels/commands/all', { intent: 'print', key: crypto.randomUUID() })).status).toBe(403)
  const warehouse = await office.colleague('warehouse')
  expect((await warehouse.see('/labels/place/P-NOWHERE')).status).toBe(404)
  expect((await warehouse.see('/labels/strange/1')).status).toBe(404)
})
