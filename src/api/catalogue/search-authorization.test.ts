import { expect, test } from 'vitest'
import { searchRequest } from '#domain/search/search-request.ts'
import { readConfig } from '#server/config/config.ts'
import { searchAuthorization } from './search-authorization.ts'

const setting = { SEARCH_BASIC_AUTH: 'test:pässword' }
const encoded = `Basic ${Buffer.from('test:pässword').toString('base64')}`

function headersIn(env: Record<string, string>): Record<string, string> {
  // The rest of what production wants is not the matter here.
  const authorization = searchAuthorization({ ...readConfig(setting), ...env } as ReturnType<typeof readConfig>)
  const intent = { kind: 'by-text', text: 'iphone' } as const
  return searchRequest({ intent, application: 'devices_de', size: 5, authorization }).init.headers
}

test('S7.36 the search client sends basic authorization in development', () => {
  expect(headersIn({ SHOP_ENV: 'development' })).toEqual({
    'content-type': 'application/json',
    authorization: encoded,
  })
})

test.each(['demo', 'production'])('S7.36 it sends none in %s, although the setting is there', (SHOP_ENV) => {
  expect(headersIn({ SHOP_ENV })).toEqual({ 'content-type': 'application/json' })
})

test('S7.36 it sends none in development without the setting', () => {
  expect(searchAuthorization(readConfig({ SHOP_ENV: 'development' }))).toBeNull()
})

test.each(['nocolon', ':no-name', 'two\nlines:x'])('the setting %j is no name and password', (wrong) => {
  expect(() => readConfig({ SEARCH_BASIC_AUTH: wrong })).toThrow('SEARCH_BASIC_AUTH: ')
})
