import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { deviceArtFile } from './device-art-files.tsx'
import { openStaticAssets } from './static-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'umlauf-assets-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/a-1.js'), 'plain')
writeFileSync(join(folder, 'assets/a-1.js.br'), 'brotli')
writeFileSync(join(folder, 'assets/a-1.js.gz'), 'gzip')
writeFileSync(join(folder, 'assets/a-1.js.map'), 'map')
writeFileSync(join(folder, 'robots.txt'), 'hello')
writeFileSync(join(folder, '.env'), 'SECRET=1')
writeFileSync(join(folder, 'page.html'), '<script>')
symlinkSync('/etc/passwd', join(folder, 'assets/link.js'))
afterAll(() => rmSync(folder, { recursive: true }))

const { assets } = openStaticAssets(folder)
const ask = (path: string, init: RequestInit = {}) => assets(new Request(`http://x${path}`, init), path)

describe('the built files', () => {
  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['', null, 'plain'],
  ])('for a browser that accepts “%s” come as %s', async (accepted, encoding, body) => {
    const answer = ask('/assets/a-1.js', { headers: { 'accept-encoding': accepted } })

    expect(answer?.headers.get('content-encoding')).toBe(encoding)
    expect(await answer?.text()).toBe(body)
    expect(answer?.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('with a hash in their name are kept for ever, others for an hour', () => {
    expect(ask('/assets/a-1.js')?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(ask('/robots.txt')?.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('that have no compressed form come plain', async () => {
    const answer = ask('/robots.txt', { headers: { 'accept-encoding': 'br' } })

    expect(answer?.headers.get('content-encoding')).toBeNull()
    expect(await answer?.text()).toBe('hello')
  })

  test('answer HEAD without a body', async () => {
    const answer = ask('/assets/a-1.js', { method: 'HEAD' })

    expect(answer?.headers.get('content-length')).toBe('5')
    expect(await answer?.text()).toBe('')
  })

  test.each([
    '/.env',
    '/assets/a-1.js.map',
    '/assets/a-1.js.br',
    '/page.html',
    '/assets/../.env',
    '/assets/link.js',
    '/assets',
    '/',
    '/constructor',
  ])('do not include %s', (path) => {
    expect(ask(path)).toBeUndefined()
  })
})

describe('the drawing of a device', () => {
  test('is an SVG without scripts', async () => {
    const answer = deviceArtFile('/art/smartphone/samsung/galaxy-s24.svg')

    expect(answer?.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer?.text()).toMatch(/^<svg (?![\s\S]*<script)/)
  })

  test.each([
    '/art/spoon/a/b.svg',
    '/art/constructor/a/b.svg',
    '/art/smartphone/A/b.svg',
    '/art/smartphone/a/b.png',
    `/art/smartphone/a/${'b'.repeat(101)}.svg`,
  ])('is not made up for %s', (path) => {
    expect(deviceArtFile(path)).toBeUndefined()
  })
})
