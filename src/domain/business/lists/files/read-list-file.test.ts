import { describe, expect, test } from 'vitest'
import { readSpreadsheet } from '#engines/spreadsheets/read-spreadsheet.ts'
import { writeOds, writeXlsx } from '#tests/support/fixtures/spreadsheets.ts'
import { LIST_BYTES, LIST_ROWS } from '#domain/business/lists/device-list.ts'
import { readListFile } from './read-list-file.ts'

const read = (file: Uint8Array | string) =>
  readListFile(
    { spreadsheets: { read: async (bytes, limits) => readSpreadsheet(bytes, limits) } },
    typeof file === 'string' ? new TextEncoder().encode(file) : file,
  )

async function columnsOf(header: string) {
  const reading = await read(`${header}\n${header.replaceAll(/[^;]+/g, 'x')}`)
  return reading.ok ? reading.columns : reading.reason
}

describe('columns are known by their headings', () => {
  test.each([
    ['German', 'Anzahl;Gerät;Hersteller;Speicher;Zustand;IMEI;Modellnummer'],
    [
      'German with more words',
      'Menge (Stk.);Geräte-Bezeichnung;Marke;Speichergröße in GB;Optischer Zustand;IMEI-Nr.;Modell-Nr.',
    ],
    ['English', 'Qty;Model;Manufacturer;Capacity;Grade;IMEI 1;Model number'],
    ['Spanish', 'Cantidad;Modelo;Fabricante;Almacenamiento;Estado;Número IMEI;Número de modelo'],
    ['French', 'Quantité;Modèle;Marque;Capacité;État;Numéro IMEI;Numéro de modèle'],
    ['Italian', 'Quantità;Modello;Produttore;Memoria;Condizioni;Codice IMEI;Numero modello'],
    ['capitals', 'STÜCKZAHL;GERAET;HERSTELLER;SPEICHER;ZUSTAND;IMEI;MODELLNUMMER'],
  ])('%s', async (_, header) => {
    expect(await columnsOf(header)).toEqual({
      quantity: 0,
      name: 1,
      manufacturer: 2,
      storage: 3,
      grade: 4,
      imei: 5,
      number: 6,
    })
  })

  test('in any order, among others that we do not need', async () => {
    expect(await columnsOf('Kostenstelle;IMEI2;IMEI;Nutzer;Zustand Gerät;Modell;Kaufdatum')).toEqual({
      imei: 2,
      grade: 4,
      name: 5,
    })
  })

  test('and the model counts before the name that somebody gave to his phone', async () => {
    expect(await columnsOf('Device name;Model;Serial number;IMEI')).toEqual({ name: 1, imei: 3 })
    expect(await columnsOf('Device name;Serial number')).toEqual({ name: 0 })
  })
})

describe('without headings they are known by what stands in them', () => {
  test('a whole table', async () => {
    const table = [
      ['2024-03-01', '3', 'iPhone 13', '128 GB', 'A', '356938035643809'],
      ['2024-03-02', '1', 'Galaxy S23', '256GB', 'B', '490154203237518'],
    ]
    const reading = await read(table.map((row) => row.join(';')).join('\n'))

    expect(reading).toEqual({
      ok: true,
      header: [],
      rows: table,
      lines: [1, 2],
      columns: { quantity: 1, name: 2, storage: 3, grade: 4, imei: 5 },
    })
  })

  test('a mere list of names, or of IMEIs, also of shortened ones', async () => {
    expect(await read('iPhone 13 128 GB\nGalaxy S23')).toMatchObject({ ok: true, columns: { name: 0 } })
    expect(await read('356938035643809\n490154203237518')).toMatchObject({ ok: true, columns: { imei: 0 } })
    expect(await read('3,56938E+14;x\n4,90154E+14;y')).toMatchObject({ ok: true, columns: { imei: 0 } })
    expect(await read('Galaxy Note 10 Handy\nGalaxy Note 9')).toMatchObject({ ok: true, columns: { name: 0 } })
  })
})

describe.each([
  ['.xlsx', writeXlsx],
  ['.ods', writeOds],
])('a list in %s', (_, write) => {
  test('is found below its title, with the numbers of its rows, and ends with its last row', async () => {
    const rows = [
      ['Geräteliste der Niederlassung Köln'],
      ['Stand', 45_292],
      [],
      ['IMEI', 'Gerät', 'Speicher', 'Stück'],
      [356938035643809, 'iPhone 13', 128, 1],
      [],
      ['', 'Galaxy S23 „grün“', '256 GB', 3],
      ['', '', '', ''],
      [],
    ]

    expect(await read(write([{ rows }]))).toEqual({
      ok: true,
      header: ['IMEI', 'Gerät', 'Speicher', 'Stück'],
      rows: [
        ['356938035643809', 'iPhone 13', '128', '1'],
        ['', 'Galaxy S23 „grün“', '256 GB', '3'],
      ],
      lines: [5, 7],
      columns: { imei: 0, name: 1, storage: 2, quantity: 3 },
    })
  })
})

describe('a file that is no list says why', () => {
  test.each([
    ['nothing', '', 'file-empty'],
    ['headings alone', 'IMEI;Modell\n', 'file-empty'],
    ['a PDF', '%PDF-1.7', 'file-unreadable'],
    ['people', 'Vorname;Ort\nAda;Köln\nBen;Bonn', 'no-columns'],
    ['one row too many', `IMEI\n${'1\n'.repeat(LIST_ROWS + 1)}`, 'too-many-rows'],
    ['many rows too many', `IMEI\n${'1\n'.repeat(LIST_ROWS * 2)}`, 'too-many-rows'],
    ['too much', 'x'.repeat(LIST_BYTES + 1), 'file-too-large'],
  ])('%s', async (_, file, reason) => {
    expect(await read(file)).toEqual({ ok: false, reason })
  })

  test('as many rows as there may be are a list', async () => {
    expect(await read(`Title\n\nIMEI\n${'1\n'.repeat(LIST_ROWS)}`)).toMatchObject({ ok: true, header: ['IMEI'] })
  })
})
