import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const said = (code: string) => Object.assign(new DatabaseError('said by the server', 0, 'error'), { code })
const failed = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

test.each([
  ['nobody listens', failed('ECONNREFUSED', 'connect')],
  ['nobody listens at any of its addresses', new AggregateError([failed('ECONNREFUSED', 'connect')])],
  ['the socket is gone', failed('ENOENT', 'connect')],
  ['the connection broke', failed('ECONNRESET', 'read')],
  ['the server starts', said('57P03')],
  ['the server stops', said('57P01')],
  ['another connection has crashed', said('57P02')],
  ['it has no room', said('53300')],
  ['a statement took too long', said('57014')],
  ['the connection ended in the middle', new Error('Connection terminated unexpectedly')],
  ['no connection became free', new Error('timeout exceeded when trying to connect')],
  ['a frozen server does not answer', new Error('Query read timeout')],
  ['its connection was cut', new Error('Client was closed and is not queryable')],
])('the database is away if %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a row is there already', said('23505')],
  ['a statement is wrong', said('42601')],
  ['a file is missing', failed('ENOENT', 'open')],
  ['several things are wrong', new AggregateError([new TypeError('Connection is not a function')])],
  ['the program is wrong', new TypeError('Connection is not a function')],
  ['something was thrown that is no error', 'Connection terminated'],
])('it is there if %s', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
