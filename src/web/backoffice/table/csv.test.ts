import { expect, test } from 'vitest'
import { everyRow } from '#domain/lists/every-row.ts'
import { csvOf, sendCsv } from './csv.ts'

const columns = [
  { title: 'Nummer', value: ({ number }: { number: number }) => number },
  { title: 'Text', value: ({ text }: { number: number; text: string }) => text },
]

/** Portions of a list that never ends, and how many were asked for. */
function endless() {
  const asked = { portions: 0, ended: false }
  async function* portions() {
    try {
      for (;;) {
        asked.portions += 1
        yield [{ number: asked.portions, text: '=1+1' }]
      }
    } finally {
      asked.ended = true
    }
  }
  return { asked, portions }
}

test('a list is written with its headings, and nothing in it is a formula', async () => {
  const response = await sendCsv(
    csvOf(columns, [[{ number: -1, text: '-1,5' }], [{ number: 2, text: '=cmd' }]]),
    'a.csv',
  )
  expect(await response.text()).toBe("Nummer;Text\r\n-1;-1,5\r\n2;'=cmd\r\n")
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.csv"')
})

test('OP-12 the next portion is asked for when the one before was taken, and none after the reader has left', async () => {
  const { asked, portions } = endless()
  const reader = (await sendCsv(csvOf(columns, portions()), 'a.csv')).body!.getReader()
  expect(asked.portions).toBe(1)

  for (let count = 0; count < 3; count += 1) await reader.read()
  expect(asked.portions).toBe(3)
  await reader.cancel()
  expect(asked).toEqual({ portions: 3, ended: true })
})

test('a list without rows has its headings', async () => {
  for (const portions of [[], [[]]])
    expect(await (await sendCsv(csvOf(columns, portions), 'a.csv')).text()).toBe('Nummer;Text\r\n')
})

test('a list that breaks off breaks the file, and one that cannot begin is no file', async () => {
  async function* broken() {
    yield [{ number: 1, text: '' }]
    throw new Error('away')
  }
  const response = await sendCsv(csvOf(columns, broken()), 'a.csv')
  await expect(response.text()).rejects.toThrow('away')

  const away = everyRow<{ number: number; text: string }>(() => Promise.reject(new Error('away')))
  await expect(sendCsv(csvOf(columns, away), 'a.csv')).rejects.toThrow('away')
})
