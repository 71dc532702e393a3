import { expect, test } from 'vitest'
import { openLog } from './open-log.ts'
import type { LogOptions } from './open-log.ts'

function openTestLog(level: LogOptions['level'] = 'info') {
  const lines: string[] = []
  const log = openLog({ level, destination: { write: (line) => void lines.push(line) } })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? 'null') }
}

test('a line is JSON with level, time, fields and one sentence', () => {
  const { log, last } = openTestLog()

  log.info({ tradeId: 17 }, 'Trade created.')

  expect(last()).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    tradeId: 17,
    msg: 'Trade created.',
  })
})

test('lines below the level are not written', () => {
  const { log, lines } = openTestLog('warn')

  log.info({}, 'quiet')
  log.warn({}, 'loud')

  expect(lines).toHaveLength(1)
})

test('secret fields are masked at every depth, in children too', () => {
  const { log, lines } = openTestLog()
  const secrets = { password: 'hunter2', email: 'ana@example.com', iban: 'DE89', token: 'abc' }
  const headers = { authorization: 'Bearer abc', cookie: 'a=b', 'set-cookie': ['c=d'] }

  log.info(secrets, 'flat')
  log.info({ customer: secrets, request: { headers }, deep: { deeper: { deepest: secrets } } }, 'deep')
  log.child({ customer: secrets }).warn({}, 'child')

  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toMatch(/hunter2|ana@|DE89|abc|a=b|c=d/)
})

test('sentences, addresses and errors are masked', () => {
  const { log, last } = openTestLog()
  const error = new Error('no account for ana@example.com', { cause: new Error('DE89370400440532013000') })

  log.error(
    { err: error, url: '/rueckfrage/48213/V1StGXR8_Z5jdHi6B-myT?email=ana@example.com' },
    'Failed for ana@example.com',
  )

  const line = last()
  expect(JSON.stringify(line)).not.toMatch(/ana@example|DE8937|V1StGXR8/)
  expect(line.url).toBe('/rueckfrage/[number]/[token]')
  expect(line.err).toMatchObject({ type: 'Error', message: 'no account for [email]', cause: { message: '[iban]' } })
  expect(line.err.stack).toContain('open-log.test.ts')
})

test('an error under any name loses what the database added to it', () => {
  const { log, last } = openTestLog()
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (name)=(Ana Lopez) already exists.',
  })

  log.warn({ failure: error }, 'Not stored.')

  expect(last().failure).toMatchObject({ message: 'duplicate key', code: '23505' })
  expect(JSON.stringify(last())).not.toContain('Ana Lopez')
})
