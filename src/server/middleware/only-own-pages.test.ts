import { expect, test } from 'vitest'
import { comesFromOwnPage } from './only-own-pages.ts'

const host = 'de.shop.test'
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

test.each([
  ['a page of ours, by Fetch Metadata', { site: 'same-origin', origin: undefined, body: form }, true],
  [
    'a page of ours, though a strict referrer policy hides its origin',
    { site: 'same-origin', origin: 'null', body: form },
    true,
  ],
  ['a page of ours in an old browser', { site: undefined, origin: 'http://de.shop.test', body: form }, true],
  [
    'a page of ours behind a proxy that speaks TLS',
    { site: undefined, origin: 'https://de.shop.test', body: form },
    true,
  ],
  ['software that is no browser and sends JSON', { site: undefined, origin: undefined, body: json }, true],
  ['a sister shop', { site: 'same-site', origin: 'https://de.shop.test', body: form }, false],
  ['another page', { site: 'cross-site', origin: undefined, body: json }, false],
  ['nowhere, as browsers say of what was typed', { site: 'none', origin: undefined, body: form }, false],
  ['another origin', { site: undefined, origin: 'https://evil.test', body: json }, false],
  [
    'a host that only begins like ours',
    { site: undefined, origin: 'https://de.shop.test.evil.test', body: form },
    false,
  ],
  ['another port of our host', { site: undefined, origin: 'https://de.shop.test:444', body: form }, false],
  ['a hidden origin', { site: undefined, origin: 'null', body: form }, false],
  ['nobody, as a form', { site: undefined, origin: undefined, body: form }, false],
  ['nobody, as text', { site: undefined, origin: undefined, body: 'text/plain;charset=UTF-8' }, false],
  ['nobody, as an upload', { site: undefined, origin: undefined, body: 'multipart/form-data; boundary=x' }, false],
])('what comes from %s', (_, sender, allowed) => {
  expect(comesFromOwnPage({ ...sender, host })).toBe(allowed)
})
