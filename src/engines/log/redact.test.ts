import { expect, test } from 'vitest'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { redact, redactUrl } from './redact.ts'

test.each([
  ['no account for ana.müller+shop@example.co.uk', 'no account for [email]'],
  ['Key (email)=(ana@example.com) already exists', 'Key (email)=([email]) already exists'],
  ['to=ana%40example.com failed', 'to=[email] failed'],
  ['payout to DE89370400440532013000 failed', 'payout to [iban] failed'],
  ['payout to de89 3704 0044 0532 0130 00, please', 'payout to [iban], please'],
  ['AT611904300234573201', '[iban]'],
  ['fetch https://shop.example/a/b?token=1#x failed', 'fetch https://shop.example/a/b failed'],
  ['connect postgres://umlauf:hunter2@db.example/umlauf', 'connect postgres://db.example/umlauf'],
  ['{"password":"hunter2","name":"x"}', '{"password":"[secret]","name":"x"}'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [secret]'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl end', 'jwt [token] end'],
  ['session 3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'session [token]'],
  ['hash 9e107d9d372bb6826bd81d3542a419d6', 'hash [token]'],
  ['link V1StGXR8_Z5jdHi6B-myT used', 'link [token] used'],
])('%s → %s', (text, masked) => {
  expect(redact(text)).toBe(masked)
})

test.each([
  'Trade 17 is not expected any more',
  'apple-iphone-15-pro-max-256gb was not found',
  'samsung-galaxy-s24-ultra-titanium-black',
  'at createTrade (/srv/shop/src/domain/trades/sale/create-trade.ts:41:9)',
  'at async Promise.all (index 0)',
  'relation "error_reports" does not exist',
])('harmless text stays: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each([
  ['/produkte/apple-iphone-15-pro-max?utm=1#top', '/produkte/apple-iphone-15-pro-max'],
  ['/rueckfrage/48213/991002/V1StGXR8_Z5jdHi6B-myT', '/rueckfrage/[number]/[number]/[token]'],
  ['/newsletter/abmelden/9e107d9d372bb6826bd81d3542a419d6', '/newsletter/abmelden/[token]'],
  ['/konto/ana%40example.com', '/konto/[email]'],
  ['https://de.example/warenkorb', 'https://de.example/warenkorb'],
])('the address %s → %s', (url, masked) => {
  expect(redactUrl(url)).toBe(masked)
})

test('masking twice changes nothing more', () => {
  const once = redact('token=abc ana@example.com DE89370400440532013000 V1StGXR8_Z5jdHi6B-myT')

  expect(redact(once)).toBe(once)
})

test.each(['a', '@', 'a@', 'a.', 'DE12', 'https://a', 'eyJ', 'password=', '-', 'ab12 ', '%40'])(
  'eight times as many of %j cost no more than a linear search',
  (piece) => {
    expectSteadyGrowth((size) => {
      const hostile = piece.repeat(size / piece.length)
      redact(hostile)
      redactUrl(hostile)
    })
  },
)

test('a long token is masked though it has no digit by chance', () => {
  const token = 'AZqHxKvTkLmNoPqRsTuVwXyZabCdEfGhIjKlMnOpQrS'

  expect(redactUrl(`/trade/${token}`)).toBe('/trade/[token]')
  expect(redactUrl(`/api/trades/${token}/label`)).toBe('/api/trades/[token]/label')
  expect(redactUrl('/clarificationQuickAnswer/')).toBe('/clarificationQuickAnswer/')
})
