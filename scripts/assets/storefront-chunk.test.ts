import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { storefronts } from '#web/routes.ts'
import { storefrontChunk } from './storefront-chunk.ts'

const page = (file: string): string => resolve('src/web', file)

/** A module graph in which one module is imported by these entries. */
const chunkOf = (entries: string[], { id = 'module', code = '' } = {}): string | null =>
  storefrontChunk(id, {
    getModuleInfo: (each) =>
      ({ isEntry: each !== id, code, importers: each === id ? entries.map(page) : [] }) as unknown as ReturnType<
        Parameters<typeof storefrontChunk>[1]['getModuleInfo']
      >,
  })

const HOME = 'storefront/home/home.tsx'
const CATEGORY = 'storefront/catalogue/lists/sell-category.tsx'
const countries = storefronts.map(({ file }) => file)

test.each([
  ['the document imports', ['root.tsx'], 'storefront'],
  ['the frame of pages imports', ['storefront/frame.tsx?__react-router-build-client-route'], 'storefront'],
  ['every storefront imports', countries, 'storefront'],
  ['one language is', [countries[0]!], null],
  ['one page uses', [HOME], null],
  ['the back office uses', ['backoffice/office.tsx', 'backoffice/letters/letters.tsx'], null],
  ['nobody imports at once', [], null],
])('F-73: what %s finds its chunk by who imports it', (_, entries, chunk) => {
  expect(chunkOf(entries)).toBe(chunk)
})

test('F-73: what two public pages share goes along with every page while it is small', () => {
  expect(chunkOf([HOME, CATEGORY], { code: 'x'.repeat(500) })).toBe('storefront')
  expect(chunkOf([HOME, CATEGORY], { code: 'x'.repeat(5000) })).toBeNull()
})

test('F-73: the module that starts a page stays a file of its own', () => {
  expect(chunkOf(['root.tsx'], { id: page('entry.client.tsx') })).toBeNull()
})
