import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openStaticAssets } from './static-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'umlauf-films-'))
mkdirSync(join(folder, 'films'))
writeFileSync(join(folder, 'films/a.mp4'), '0123456789')
afterAll(() => rmSync(folder, { recursive: true }))

const { assets } = openStaticAssets(folder)
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  assets(new Request('http://x/films/a.mp4', { headers, method }), '/films/a.mp4')!

describe('a film', () => {
  test('comes as a whole, and says that it can be had in parts', async () => {
    const answer = ask({ 'accept-encoding': 'br, gzip' })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe('0123456789')
  })

  test('comes in parts', async () => {
    const answer = ask({ range: 'bytes=2-4' })

    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(answer.headers.get('content-length')).toBe('3')
    expect(await answer.text()).toBe('234')
  })

  test('has no part behind its end', async () => {
    const answer = ask({ range: 'bytes=10-' })

    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */10')
    expect(await answer.text()).toBe('')
  })

  test('goes on in parts only if it is still the same film', async () => {
    const etag = ask().headers.get('etag')!

    expect(ask({ range: 'bytes=2-4', 'if-range': etag }).status).toBe(206)
    expect(ask({ range: 'bytes=2-4', 'if-range': '"an older film"' }).status).toBe(200)
    expect(ask({ range: 'bytes=2-4', 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' }).status).toBe(200)
  })

  test('is not sent again to whoever has it', () => {
    const answer = ask({ 'if-none-match': ask().headers.get('etag')! })

    expect(answer.status).toBe(304)
    expect(answer.body).toBeNull()
  })

  test('answers HEAD with its size, whatever the range', async () => {
    const answer = ask({ range: 'bytes=0-1' }, 'HEAD')

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-length')).toBe('10')
    expect(await answer.text()).toBe('')
  })
})
