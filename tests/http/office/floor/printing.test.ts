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
  const waiting = await warehouse.follow(address, { intent: 'print' })
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

test('OP-03 the commands are printed on a sheet, as PDF and as ZPL', async () => {
  const inspector = await office.colleague('inspector')
  expect((await inspector.see('/labels/commands/all')).bytes.subarray(0, 4).toString()).toBe('%PDF')
  const zpl = await inspector.see('/labels/commands/all?format=zpl')
  expect(zpl.headers['content-disposition']).toContain('.zpl')
  expect(readZpl(zpl.text).flatMap(({ bars }) => bars)).toEqual(commands.map(commandCode))
})

test('whoever has no devices in hands prints nothing', async () => {
  const agent = await office.colleague('agent')
  expect((await agent.send('/labels/commands/all', { intent: 'print' })).status).toBe(403)
  const warehouse = await office.colleague('warehouse')
  expect((await warehouse.see('/labels/place/P-NOWHERE')).status).toBe(404)
  expect((await warehouse.see('/labels/strange/1')).status).toBe(404)
})
