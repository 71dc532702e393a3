import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { storefronts } from '#web/routes.ts'
import { storefrontChunks } from './storefront-chunks.ts'

const page = (file: string): string => resolve('src/web', file)

/** A module graph in which one module is imported by these entries. */
function chunkOf(entries: string[], { id = 'module', code = '' } = {}): string | null {
  type Graph = Parameters<(typeof storefrontChunks)[number]>[1]
  const getModuleInfo = (each: string) => ({
    isEntry: each !== id,
    code,
    importers: each === id ? entries.map(page) : [],
  })
  const graph = { getModuleInfo } as unknown as Graph
  return storefrontChunks.map((chunk) => chunk(id, graph)).find((name) => name !== null) ?? null
}

const HOME = 'storefront/home/home.tsx'
const CATEGORY = 'storefront/catalogue/lists/sell-category.tsx'
const CHECKOUT = 'storefront/checkout/checkout.tsx'
const countries = storefronts.map(({ file }) => file)

test.each([
  ['the document imports', ['root.tsx'], 'storefront'],
  ['both frames import', ['storefront/frame.tsx', 'storefront/enclosed-frame.tsx'], 'storefront'],
  ['the frame of pages imports', ['storefront/frame.tsx?__react-router-build-client-route'], 'frame'],
  ['the checkout shares with the frame', ['storefront/frame.tsx', CHECKOUT], 'storefront'],
  ['only the checkout needs', [CHECKOUT], 'sale'],
  ['the checkout shares with other forms', [CHECKOUT, 'storefront/account/overview.tsx'], 'sale'],
  ['every storefront imports', countries, 'storefront'],
  ['one language is', [countries[0]!], null],
  ['one page uses', [HOME], null],
  ['the back office uses', ['backoffice/office.tsx', 'backoffice/letters/letters.tsx'], null],
  ['nobody imports at once', [], null],
])('F-73: what %s finds its chunk by who imports it', (_, entries, chunk) => {
  expect(chunkOf(entries)).toBe(chunk)
})

test('F-73: what two public pages share goes along with every page while it is small', () => {
  expect(chunkOf([HOME, CATEGORY], { code: 'x'.repeat(500) })).toBe('frame')
  expect(chunkOf([HOME, CATEGORY], { code: 'x'.repeat(5000) })).toBeNull()
})

test('EX-07 F-73: what the checkout shares with public pages never brings the rest of the checkout along', () => {
  expect(chunkOf([HOME, CHECKOUT], { code: 'x'.repeat(500) })).toBe('storefront')
  expect(chunkOf([HOME, CHECKOUT], { code: 'x'.repeat(2000) })).toBe('field')
  expect(chunkOf([HOME, CATEGORY, CHECKOUT], { code: 'x'.repeat(2000) })).toBe('storefront')
  expect(chunkOf([HOME, CATEGORY, CHECKOUT], { code: 'x'.repeat(5000) })).toBe('field')
})

test('F-73: the module that starts a page stays a file of its own', () => {
  expect(chunkOf(['root.tsx'], { id: page('entry.client.tsx') })).toBeNull()
})
