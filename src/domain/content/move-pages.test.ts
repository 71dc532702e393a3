import { beforeEach, expect, test } from 'vitest'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { countries } from '#shop/countries/all.ts'
import { addRedirects } from './change-redirects.ts'
import { findRedirects } from './find-redirects.ts'
import { movePages, type MovedPage } from './move-pages.ts'

const engines = useEngines()
let finn: Colleague

beforeEach(async () => {
  finn ??= await hireColleague(engines(), 'finn', 'content')
  await engines().db.deleteFrom('redirects').execute()
})

const move = (from: string, to: string) => {
  const moved: MovedPage[] = [{ country: 'de', from: [from], to: [to] }]
  return engines()
    .db.transaction()
    .execute((tx) => movePages(tx, moved, { colleague: finn, at: engines().now() }))
}

const all = async () => (await findRedirects(engines())).map(({ country, from, to }) => `${country} ${from} ${to}`)

test('a page that moves twice and comes back is reached from everywhere in one step', async () => {
  await move('/produkte/a', '/produkte/b')
  await move('/produkte/b', '/produkte/c')
  expect(await all()).toEqual(['de /produkte/a /produkte/c', 'de /produkte/b /produkte/c'])

  await move('/produkte/c', '/produkte/a')
  expect(await all()).toEqual(['de /produkte/b /produkte/a', 'de /produkte/c /produkte/a'])
})

test('where a page moves to, a redirect of all countries stays for the other ones only', async () => {
  const typed = { country: '', from: '/products/neu', to: '/products/alt', status: '302' }
  expect(await addRedirects(engines(), { countries }, finn, [typed])).toMatchObject({ ok: true })

  expect(await move('/products/alt', '/products/neu')).toEqual({ ok: true, left: 1 })

  expect(await all()).toEqual([
    'de /products/alt /products/neu',
    ...['at', 'es', 'fr', 'it'].map((country) => `${country} /products/neu /products/alt`),
  ])
})

test('nothing moves when nothing moved', async () => {
  const result = await engines()
    .db.transaction()
    .execute((tx) => movePages(tx, [], { colleague: finn, at: engines().now() }))

  expect(result).toEqual({ ok: true, left: 0 })
})
