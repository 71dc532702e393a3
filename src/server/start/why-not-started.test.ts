import { expect, test } from 'vitest'
import { ConfigError } from '#server/config/config.ts'
import { whyNotStarted } from './why-not-started.ts'

const failed = (code: string, more: object) => Object.assign(new Error(`${code}: raw words`), { code, ...more })

test.each([
  ['F-21 a port in use', failed('EADDRINUSE', { syscall: 'listen', port: 3000 }), /^Port 3000 is in use.*PORT=3001/],
  [
    'F-22 a folder of another user',
    failed('EACCES', { path: '/srv/var' }),
    /^The user .* may not use \/srv\/var.*DATA_FOLDER/,
  ],
  [
    'F-22 a folder of another user',
    failed('EPERM', { path: '/srv/var' }),
    /^The user .* may not use \/srv\/var.*DATA_FOLDER/,
  ],
  ['F-21 a port for the mighty', failed('EACCES', { port: 80 }), /^The user .* may not listen on port 80/],
  ['F-22 a folder that is read only', failed('EROFS', { path: '/srv/var' }), /^\/srv\/var cannot be written to/],
  [
    'F-22 a full disk, further behind',
    new Error('no', { cause: failed('ENOSPC', {}) }),
    /^The disk is full: make room/,
  ],
  [
    'F-21 a database that is away',
    failed('ECONNREFUSED', { syscall: 'connect', port: 5432 }),
    /^The database of DATABASE_URL/,
  ],
  [
    'F-21 a database that is away everywhere',
    new AggregateError([failed('ECONNREFUSED', { syscall: 'connect' })]),
    /^The database/,
  ],
  ['F-24 a setting', new ConfigError(['PORT: is no number']), /^The shop cannot start[^]*PORT: is no number$/],
])('%s is said in words, with what to do', (_, error, words) => {
  const said = whyNotStarted(error, true)

  expect(said).toMatch(words)
  expect(said).not.toContain('    at ')
})

test('a mistake of ours keeps its trace', () => {
  expect(whyNotStarted(new TypeError('x is not a function'), true)).toContain('    at ')
})
