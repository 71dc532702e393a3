import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodeBody, pickEncoding } from './encoded-body.ts'

describe('a body in every form', () => {
  test('decodes to the same bytes', async () => {
    const body = Buffer.from('415,50 € '.repeat(500))
    const { identity, gzip, br } = await encodeBody(body, ['br', 'gzip'])

    expect(identity.equals(body)).toBe(true)
    expect(gunzipSync(gzip!).equals(body)).toBe(true)
    expect(brotliDecompressSync(br!).equals(body)).toBe(true)
  })

  test('is only made in the forms that were asked for', async () => {
    expect(Object.keys(await encodeBody(Buffer.from('x'), ['gzip'])).toSorted()).toEqual(['etag', 'gzip', 'identity'])
    expect(Object.keys(await encodeBody(Buffer.from('x'), ['identity'])).toSorted()).toEqual(['etag', 'identity'])
  })

  test('has the same ETag as long as it is the same', async () => {
    const [one, again, other] = await Promise.all(['a', 'a', 'b'].map((text) => encodeBody(Buffer.from(text), [])))

    expect(one!.etag).toBe(again!.etag)
    expect(one!.etag).not.toBe(other!.etag)
    expect(one!.etag).toMatch(/^[\w-]{22}$/)
  })
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0 , gzip;q=0 ', 'identity'],
  ['br; q=0.000, gzip; q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['brotli', 'identity'],
  ['*', 'identity'],
])('a browser that accepts %j gets %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding)
})
