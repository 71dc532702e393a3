import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStaff } from '#domain/staff/add-staff.ts'
import { countries, countryCodes } from '#shop/countries/all.ts'
import { languageTag } from '#shop/messages/locale.ts'
import { takeSeat, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { completeValues, ownAccount } from '#tests/support/fixtures/merchant/complete-settings.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { readable, texts } from '#tests/support/readers/pages/html.ts'
import { startMailServer, type TestMailServer } from '#tests/support/services/servers/smtp.ts'
import { stockedDatabase, type FreshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { openShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const SECRET_KEY = 'a-key-of-this-test-that-is-long-enough'
const hostOf = (code: string) => `${code}.kaufhaus.test`
const storefronts = {
  countries: Object.fromEntries(countryCodes.map((code) => [code, { domain: hostOf(code) }])),
  officeDomain: 'office.kaufhaus.test',
}

const soon = {
  at: 'Wir öffnen bald',
  de: 'Wir öffnen bald',
  es: 'Abrimos muy pronto',
  fr: 'Nous ouvrons bientôt',
  it: 'Apriamo presto',
}

let folder: string
let database: FreshDatabase
let mail: TestMailServer
let env: Record<string, string>
let shop: RunningShop
let second: RunningShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'umlauf-ready-'))
  database = await stockedDatabase()
  mail = await startMailServer()
  await writeFile(join(folder, 'storefronts.json'), JSON.stringify(storefronts))
  env = {
    SHOP_ENV: 'production',
    STAFF_SECOND_FACTOR: 'offered',
    SECRET_KEY,
    DATABASE_URL: database.url,
    DATA_FOLDER: folder,
    SMTP_URL: mail.url,
    STOREFRONTS_FILE: join(folder, 'storefronts.json'),
    TRUSTED_PROXIES: '1',
  }
  shop = await startShop(env)
  second = await startShop({ ...env, ROLE: 'web' })
})
afterAll(async () => {
  await Promise.all([shop, second].map((each) => each.stop()))
  await Promise.all([database.drop(), mail.stop(), rm(folder, { recursive: true, force: true })])
})

async function hire(username: string): Promise<OfficeColleague> {
  const login = { username, password: `the password of ${username}` }
  await using engines = await openShopEngines({ dataFolder: folder, databaseUrl: database.url, secret: SECRET_KEY })
  const id = await addStaff(engines, login, ['admin'])
  return { id, ...(await takeSeat((path, options) => shop.visit('office.localhost', path, options), login)) }
}

/** The chore as a merchant does it. */
const doctor = (): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const { PATH, HOME } = process.env
    execFile(process.execPath, ['scripts/doctor.ts'], { env: { PATH, HOME, ...env } }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })

const home = (code: string, running = shop) => running.visit(hostOf(code), '/', asPerson)

describe('ME-08 a shop in production that is not ready', () => {
  test.each(Object.keys(soon) as (keyof typeof soon)[])(
    'tells visitors of %s in their language that it opens soon',
    async (code) => {
      const { status, headers, text } = await home(code)

      expect(status).toBe(503)
      expect(headers['retry-after']).toBe('300')
      expect(headers['cache-control']).toBe('no-store')
      expect(text).toContain(`<html lang="${languageTag(countries[code].locale)}">`)
      expect(texts(text, 'h1')).toEqual([soon[code]])
    },
  )

  test('sells nothing by its API, and is alive and served', async () => {
    const offer = await shop.visit(hostOf('de'), '/api/offers', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect([offer.status, offer.headers['retry-after'], offer.json()['code']]).toEqual([503, '300', 'opens-soon'])
    for (const path of ['/sitemap.xml', '/feeds/prices.xml', '/robots.txt', '/embed.js', '/checkout'])
      expect((await shop.visit(hostOf('de'), path, asPerson)).status, path).toBe(503)
    for (const path of ['/health/live', '/health/ready'])
      expect((await shop.visit(hostOf('de'), path)).status, path).toBe(200)
  })

  test('opens when the last point is mended, on every process, and says who mended it', async () => {
    const anna = await hire('anna')
    const list = readable((await anna.see('/readiness')).text)
    for (const words of ['Platzhalter', 'Auszahlungskonto', 'Zweite Person', 'noch geschlossen', 'Firma'])
      expect(list).toContain(words)
    const sick = await doctor()
    expect(sick.code).toBe(1)
    for (const line of [
      '✗ Platzhalter DE: fehlt, nötig',
      '✗ Zweite Person: fehlt, nötig',
      '✓ Eigener Schlüssel: erledigt',
      '! Sicherung zurückgespielt: fehlt, empfohlen',
    ])
      expect(sick.output).toContain(line)

    const berta = await hire('berta')
    for (const section of ['company', 'warehouse', 'contact', 'appearance', 'texts'])
      expect((await anna.send(`/settings/${section}`, { seen: '0', ...completeValues })).status, section).toBe(302)
    await anna.send('/settings/accounts', {
      intent: 'propose',
      iban: ownAccount.iban,
      bic: ownAccount.bic,
      bank: ownAccount.bank,
    })
    const [, id = ''] = /value="confirmed ([\w-]+)"/.exec((await berta.see('/settings/accounts')).text) ?? []
    expect((await berta.send('/settings/accounts', { intent: `confirmed ${id}` })).status).toBe(302)
    expect((await anna.send('/readiness', { intent: 'carrier', words: '' })).status).toBe(422)
    await anna.send('/readiness', { intent: 'carrier', words: 'Etiketten von Hand' })
    // Letters leave from the sender who was just typed.
    await eventually(async () => {
      await anna.send('/letters', {})
      await new Promise((resolve) => setTimeout(resolve, 500))
      return mail.letters.some(({ from }) => from?.address === 'mail-address@kaufhaus.test')
    })
    for (const code of ['de', 'es', 'it', 'at']) await anna.send('/readiness', { intent: `texts ${code}` })

    for (const code of ['de', 'es', 'it', 'at'])
      for (const running of [shop, second]) await eventually(async () => (await home(code, running)).status === 200)
    expect((await home('fr')).status).toBe(503)
    await berta.send('/readiness', { intent: 'texts fr' })
    for (const running of [shop, second]) await eventually(async () => (await home('fr', running)).status === 200)

    const open = readable((await anna.see('/readiness')).text)
    expect(open).toContain('Alles Nötige ist erledigt.')
    expect(open).toMatch(/den letzten Punkt hat berta erledigt/)
    const well = await doctor()
    expect(well.output).not.toContain('✗')
    expect(well.output).toContain('Etiketten von Hand')
    expect(well.code).toBe(0)
  })

  test('stays open when a point turns red again, and the dashboard warns', async () => {
    await using engines = await openShopEngines({ dataFolder: folder, databaseUrl: database.url, secret: SECRET_KEY })
    await engines.db.updateTable('staff').set({ disabled_at: new Date() }).where('username', '=', 'berta').execute()
    const carla = await hire('carla')
    await engines.db
      .updateTable('staff')
      .set({ roles: ['auditor'] })
      .where('username', '=', 'carla')
      .execute()

    expect(readable((await carla.see('/')).text)).toContain('wieder rot. Der Shop bleibt offen.')
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    for (const running of [shop, second]) expect((await home('de', running)).status).toBe(200)
    const again = await startShop({ ...env, ROLE: 'web' })
    expect((await home('de', again)).status).toBe(200)
    await again.stop()
    expect((await doctor()).code).toBe(1)
  })
})
