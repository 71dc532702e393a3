import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { pictureFile } from '#domain/catalogue/pictures/picture-file.ts'
import { priceFile } from '#domain/catalogue/price-lists/price-file.ts'
import { attachmentFile } from '#domain/contact/attachments/attachment-file.ts'
import { redirectFile } from '#domain/content/redirect-file.ts'
import { photoFile } from '#domain/inspection/photos/photo-file.ts'
import { settlementFile } from '#domain/payouts/settlements/read-settlement.ts'
import { labelDrawing } from '#engines/carriers/label-drawing.ts'
import { sampleParcel } from '#engines/carriers/sample-parcel.ts'
import { spreadsheetFile } from '#engines/spreadsheets/read-spreadsheet.ts'
import { pngDrawing } from '#server/assets/png-drawing.ts'
import { camt054 } from '#tests/support/fixtures/bank-files.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { threadReaders, whileOthers } from '#tests/support/services/shops/thread-readers.ts'
import type { ThreadWork } from './readers.ts'

const readers = threadReaders()

const table = Buffer.from('id;preis;von;nach\n1;2,00;/a;/b\n')
const photo = samplePhotos.jpegWithPlace.bytes
const statement = Buffer.from(camt054([{ payout: 'P-26-001016', cents: 41_550 }]))

const label = {
  carrier: 'dhl',
  parcel: sampleParcel,
  printed: { trackingNumber: '00340434161094021501', dropOffCode: 'UMLAUF' },
}
const square = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2"/></svg>'

const orders: [ThreadWork<never, object>, unknown][] = [
  [spreadsheetFile, { file: table, limits: { rows: 10 } }],
  [attachmentFile, { name: 'a.jpg', bytes: photo }],
  [photoFile, photo],
  [pictureFile, photo],
  [priceFile, table],
  [redirectFile, table],
  [settlementFile, statement],
  [labelDrawing, label],
  [pngDrawing, square],
]

test.each(orders)('a thread does just what is done without it: $name', async (reader, order) => {
  const reading = await readers.read(reader, order as never)

  expect(reading).toEqual(await reader.read(order as never))
  expect(reading).toMatchObject({ ok: true })
})

test('F-06 others have their turn while a large statement of a bank is read, and it comes whole', async () => {
  const entries = runs(15_000, 80_000)
  const entry =
    '<Ntry><Amt>1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><NtryDtls><TxDtls><Refs><EndToEndId>P</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>'
  const largest = `<Document><BkToCstmrStmt><Stmt>${entry.repeat(entries)}</Stmt></BkToCstmrStmt></Document>`
  const { result, turns } = await whileOthers(readers.read(settlementFile, Buffer.from(largest)))

  expect(result.ok && result.rows).toHaveLength(entries)
  expect(turns).toBeGreaterThan(1_000)
})

test('F-06 what is nested without end, or cut off in the middle, is read to no end', async () => {
  for (const text of ['<a>'.repeat(3_000_000), `<Document a="${'<'.repeat(9_000_000)}`, `<!--${'-'.repeat(9_000_000)}`])
    expect(await readers.read(settlementFile, Buffer.from(text))).toEqual({ ok: false, reason: 'unreadable' })
})

test('F-07 more files at once than anybody can wait for are sent away, and those of another kind do not wait for them', async () => {
  const few = threadReaders(8)
  // Its thread stands already, so that nothing but the lists could hold it up.
  await few.read(photoFile, photo)
  const lists = Array.from({ length: 10 }, () =>
    few.read(spreadsheetFile, { file: Buffer.from('a;b\n1;2'), limits: { rows: 10 } }),
  )
  let listsRead = 0
  for (const list of lists) void list.then(({ ok }) => ok && (listsRead += 1))

  expect(await few.read(photoFile, photo)).toMatchObject({ ok: true })
  expect(listsRead).toBeLessThan(8)
  const readings = await Promise.all(lists)
  expect(readings.filter((reading) => !reading.ok && reading.reason === 'busy')).toHaveLength(2)
  expect(readings.filter(({ ok }) => ok)).toHaveLength(8)
})

test('one thread reads all files of a kind, one after the other, and does not keep the process alive', async () => {
  let started = 0
  const count = () => void (started += 1)
  process.on('worker', count)
  const own = threadReaders()
  const lists = Array.from({ length: 12 }, (_, each) => ({
    file: Buffer.from(`a;b\n${each};2`),
    limits: { rows: 10 },
  }))
  const readings = await Promise.all(lists.map((order) => own.read(spreadsheetFile, order)))
  process.off('worker', count)

  expect(readings).toEqual(lists.map((order) => spreadsheetFile.read(order)))
  expect(started).toBe(1)
  expect(process.getActiveResourcesInfo()).not.toContain('MessagePort')
})

test('SP-07 the thread of a kind leaves processors to whoever answers visitors', async () => {
  const ownPriority = getPriority(process.pid)
  const threads = () => readdirSync('/proc/self/task').map(Number)
  const before = new Set(threads())
  await threadReaders().read(spreadsheetFile, { file: table, limits: { rows: 10 } })

  const started = threads().filter((thread) => !before.has(thread))
  expect(started.filter((thread) => getPriority(thread) > ownPriority)).not.toEqual([])
  expect(getPriority(process.pid)).toBe(ownPriority)
})

test('after a mistake of ours whoever waits is told, and the next file is read', async () => {
  const nobody = { ...spreadsheetFile, name: 'nobody' }
  const own = threadReaders()

  for (const _ of [1, 2]) await expect(own.read(nobody, { file: table, limits: { rows: 1 } })).rejects.toThrow('Nobody')
  expect(await own.read(photoFile, photo)).toMatchObject({ ok: true })
})
