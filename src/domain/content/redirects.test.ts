import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { countries } from '#shop/countries/all.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { addRedirects, removeRedirect, type TypedRedirect } from './change-redirects.ts'
import { findRedirects, tryAddress } from './find-redirects.ts'
import { openRedirectRegistry, type RedirectRegistry } from './redirect-registry.ts'
import { readRedirectFile, writeRedirectFile } from './redirect-file.ts'

const engines = useEngines()
let [finn, ana]: Colleague[] = []
let book: RedirectRegistry

beforeAll(async () => {
  finn = await hireColleague(engines(), 'finn', 'content')
  ana = await hireColleague(engines(), 'ana', 'pricing')
})

// A book that is open already would go on for a moment with what the test before has written.
beforeEach(async () => {
  await engines().db.deleteFrom('redirects').execute()
  book = openRedirectRegistry(engines())
})

const typed = (from: string, to: string, change: Partial<TypedRedirect> = {}): TypedRedirect => ({
  country: 'de',
  from,
  to,
  status: '301',
  ...change,
})

const add = (...redirects: TypedRedirect[]) => addRedirects(engines(), { countries }, finn!, redirects)

const refusalOf = async (redirect: TypedRedirect) => {
  const result = await add(redirect)
  return result.ok || result.reason !== 'refused' ? result : result.refusals[0]?.refusal
}

const goes = (path: string, code: keyof typeof countries = 'de') => {
  const { pathname, search } = new URL(path, 'https://shop.example')
  return book.find(countries[code], { pathname, search })
}

describe('a redirect', () => {
  test('is followed however the old address is written, with its query, as soon as it is there', async () => {
    expect(await goes('/aktion/sommer')).toBeUndefined()

    await add(typed('https://www.umlauf.example/Aktion/Größe/', '/kontakt'))

    await expect.poll(() => goes('/AKTION/gr%C3%B6%C3%9Fe?utm=1')).toEqual({ location: '/kontakt?utm=1', status: 301 })
    expect(await goes('/aktion/groesse')).toBeUndefined()
    expect(await goes('/aktion/größe', 'fr')).toBeUndefined()
  })

  test('of several steps is one hop, for now if any step is', async () => {
    await add(typed('/a1', '/a2'), typed('/a2', '/a3', { status: '302' }), typed('/a3', '/kontakt#form'))

    await expect.poll(() => goes('/a1?b=1')).toEqual({ location: '/kontakt#form', status: 302 })
    expect(await goes('/a3')).toEqual({ location: '/kontakt#form', status: 301 })
  })

  test('of a country wins over one of all countries', async () => {
    await add(typed('/messe', '/', { country: '' }), typed('/messe', '/kontakt'))

    await expect.poll(() => goes('/messe')).toMatchObject({ location: '/kontakt' })
    expect(await goes('/messe', 'it')).toMatchObject({ location: '/' })
  })

  test('rests where a country has switched redirects off', async () => {
    await add(typed('/messe', '/kontakt'))
    await expect.poll(() => goes('/messe')).toBeDefined()
    const off = { ...countries.de, features: { ...countries.de.features, redirects: false } }

    expect(await book.find(off, { pathname: '/messe', search: '' })).toBeUndefined()
  })

  test('counts its hits together, and is forgotten when it is removed', async () => {
    await add(typed('/messe', '/kontakt'))
    await expect.poll(() => goes('/messe')).toBeDefined()
    await goes('/messe')
    await book.writeHits()

    const [stored] = await findRedirects(engines())
    expect(stored).toMatchObject({ hits: 2, createdBy: 'finn', lastHitAt: expect.any(Date) })
    expect(await removeRedirect(engines(), finn!, stored!.id)).toEqual({ ok: true })
    await expect.poll(() => goes('/messe')).toBeUndefined()
    expect(await removeRedirect(engines(), finn!, stored!.id)).toEqual({ ok: false, reason: 'unknown-redirect' })
  })

  test('leaves a trace', async () => {
    await add(typed('/spur', '/kontakt'))
    const [stored] = await findRedirects(engines())
    await removeRedirect(engines(), finn!, stored!.id)

    const trace = await engines()
      .db.selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `redirect ${stored!.id}`)
      .execute()
    const redirect = { country: 'de', from: '/spur', to: '/kontakt', status: 301 }
    expect(trace).toEqual(
      expect.arrayContaining([
        { action: 'redirect.add', before: null, after: redirect },
        { action: 'redirect.remove', before: redirect, after: null },
      ]),
    )
  })
})

describe('refused is', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/..//evil.example',
    '/ evil',
    '/%zz',
    'kontakt',
    '',
    '/kontakt\r\nSet-Cookie: a=b',
  ])('S8.11 the target %j', async (to) => {
    expect(await refusalOf(typed('/alt', to))).toBe('to-form')
  })

  test.each([
    [typed('alt', '/'), 'from-form'],
    [typed('/kontakt', '/'), 'from-lives'],
    [typed('/', '/kontakt'), 'from-lives'],
    [typed('/index.php/kontakt', '/'), 'from-built-in'],
    [typed('/alt', '/gibt/es/nicht'), 'to-nowhere'],
    [typed('/alt', '/kontakt', { country: '' }), 'to-nowhere'],
    [typed('/alt', '/', { country: 'uk' }), 'country-unknown'],
    [typed('/alt', '/', { status: '307' }), 'status-form'],
    [typed('/ring', '/ring'), 'loop'],
  ])('%j because of %s', async (redirect, refusal) => {
    expect(await refusalOf(redirect)).toBe(refusal)
  })

  test('a ring, also one over all countries and through several files', async () => {
    await add(typed('/r1', '/r2'), typed('/r2', '/kontakt'))
    expect(await add(typed('/r1', '/kontakt'))).toMatchObject({ refusals: [{ refusal: 'taken' }] })

    await engines().db.deleteFrom('redirects').execute()
    expect(await add(typed('/r1', '/r2'), typed('/r2', '/r1'))).toMatchObject({ ok: false })
    await add(typed('/r2', '/', { country: '' }))
    await add(typed('/r3', '/r2'))
    expect(await refusalOf(typed('/r2', '/r3'))).toBe('loop')
  })

  test('a second one for the same address, even if both come at once', async () => {
    const both = await Promise.all([add(typed('/zwei', '/')), add(typed('/zwei', '/kontakt'))])

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, reason: 'refused', refusals: [{ index: 0, refusal: 'taken' }] })
  })

  test('whoever does something else', async () => {
    const refused = { ok: false, reason: 'not-yours-to-do' }

    expect(await addRedirects(engines(), { countries }, ana!, [typed('/alt', '/')])).toEqual(refused)
    expect(await removeRedirect(engines(), ana!, 1)).toEqual(refused)
  })
})

test('a ring that came into the database some other way is not followed', async () => {
  const ring = { country: 'de', status: 301, created_at: new Date() }
  const rows = [
    { ...ring, from_path: '/x', to_path: '/y' },
    { ...ring, from_path: '/y', to_path: '/x' },
  ]
  await engines().db.insertInto('redirects').values(rows).execute()
  const fresh = openRedirectRegistry(engines())

  expect(await fresh.find(countries.de, { pathname: '/x', search: '' })).toBeUndefined()
})

describe('a file', () => {
  const read = (text: string) => readRedirectFile(new TextEncoder().encode(text))

  test('of redirects is read, tried, and written again', async () => {
    const file = read(
      'Von;Nach;Land;Status\n/alt/a;/kontakt;de;\nhttps://x.example/Alt/B;/;alle;302\n/c;https://evil.example;;',
    )
    if (!file.ok) throw new Error(file.reason)
    const dryRun = await addRedirects(engines(), { countries }, finn!, file.rows, { dryRun: true, skipRefused: true })

    expect(dryRun).toEqual({ ok: true, added: 2 })
    expect(await findRedirects(engines())).toEqual([])
    expect(await add(...file.rows)).toEqual({
      ok: false,
      reason: 'refused',
      refusals: [{ index: 2, refusal: 'to-form' }],
    })
    await addRedirects(engines(), { countries }, finn!, file.rows, { skipRefused: true })
    const written = read(writeRedirectFile(await findRedirects(engines())))
    expect(written).toMatchObject({
      rows: [
        { country: 'de', from: '/alt/a', to: '/kontakt', status: '301' },
        { country: '', from: '/alt/b', to: '/', status: '302' },
      ],
    })
  })

  test('that is no list of redirects is refused', () => {
    expect(read('a;b\n1;2')).toEqual({ ok: false, reason: 'no-from-column' })
    expect(read('von;b\n1;2')).toEqual({ ok: false, reason: 'no-to-column' })
    expect(read('von;nach\n')).toEqual({ ok: false, reason: 'no-rows' })
    expect(readRedirectFile(new Uint8Array(2_000_000))).toEqual({ ok: false, reason: 'too-large' })
  })
})

test('an address can be tried before a visitor does', async () => {
  await add(typed('/messe', '/kontakt'), typed('/produkte/alt', '/'))
  const attempt = (path: string) => tryAddress(engines(), countries.de, path)

  expect(await attempt('/messe')).toMatchObject({ kind: 'merchant', followed: { to: '/kontakt' } })
  expect(await attempt('/kontakt')).toMatchObject({ kind: 'page', screen: 'contact' })
  expect(await attempt('/products/alt')).toMatchObject({ kind: 'page', otherwise: undefined })
  expect(await attempt('/index.php/kontakt')).toEqual({ kind: 'built-in', to: '/kontakt' })
  expect(await attempt('/nichts/davon')).toEqual({ kind: 'nothing' })
  expect(await attempt('//evil.example')).toEqual({ kind: 'no-address' })
})
