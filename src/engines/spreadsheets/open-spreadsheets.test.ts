import { expect, test } from 'vitest'
import { threadReaders, whileOthers } from '#tests/support/services/shops/thread-readers.ts'
import { writeArchive, writeXlsx } from '#tests/support/fixtures/spreadsheets.ts'
import { openSpreadsheets } from './open-spreadsheets.ts'

const spreadsheets = openSpreadsheets(threadReaders())

const workbookOf = (sheet: string): Uint8Array =>
  writeArchive([
    { name: 'xl/workbook.xml', text: '<workbook><sheets><sheet r:id="a"/></sheets></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', text: '<r><Relationship Id="a" Target="sheet.xml"/></r>' },
    { name: 'xl/sheet.xml', text: sheet },
  ])

test('a table is read in a thread of its own, with all its rows in their order', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => [`Gerät ${index}`, String(index)])
  const reading = await spreadsheets.read(writeXlsx([{ rows }]), { rows: 3_000 })

  expect(reading.ok && reading.rows.map(({ cells }) => cells)).toEqual(rows)
})

test('what is none is told so', async () => {
  expect(await spreadsheets.read(new TextEncoder().encode('%PDF-1.7'), { rows: 10 })).toEqual({
    ok: false,
    reason: 'unreadable',
  })
})

test('F-07 millions of empty cells in a small file end with the budget, and others have their turn meanwhile', async () => {
  const bomb = workbookOf(`<worksheet><sheetData>${'<c/>'.repeat(5_500_000)}</sheetData></worksheet>`)
  expect(bomb.length).toBeLessThan(30_000)
  const { result, turns } = await whileOthers(spreadsheets.read(bomb, { rows: 10_000 }))

  expect(result).toEqual({ ok: false, reason: 'too-much-work' })
  expect(turns).toBeGreaterThan(100)
})

test('F-07 one long text that every cell repeats ends with the budget', async () => {
  const cell = `<c t="str"><v>${'x'.repeat(500)}</v></c>`
  const bomb = workbookOf(
    `<worksheet><sheetData>${`<row>${cell.repeat(20)}</row>`.repeat(1_500)}</sheetData></worksheet>`,
  )

  expect(await spreadsheets.read(bomb, { rows: 10_000 })).toEqual({ ok: false, reason: 'too-much-work' })
})
