import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { stockedDatabase } from '#tests/support/services/shops/fresh-database.ts'

async function aShopThatHasRun() {
  const [database, folder] = [await stockedDatabase(), await mkdtemp(join(tmpdir(), 'umlauf-key-'))]
  onTestFinished(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const env = { DATABASE_URL: database.url, DATA_FOLDER: folder }
  const first = await startShop(env)
  await first.stop()
  const again = (more: Record<string, string> = {}) => startShop({ ...env, ...more })
  return { first, again, file: (name: string) => join(folder, name) }
}

test('F-24 a shop refuses to start with another secret key than its database knows, and says what to do', async () => {
  const { again, file } = await aShopThatHasRun()
  const key = await readFile(file('secret.key'), 'utf8')
  const another = 'another-key-of-at-least-32-characters'

  await writeFile(file('secret.key'), '')
  await expect(again()).rejects.toThrow(/secret\.key: there is no key of at least 32 characters.*backup/s)

  await rm(file('secret.key'))
  await expect(again()).rejects.toThrow(/secret\.key: the file is missing.*Bring it back from your backup/s)
  expect(existsSync(file('secret.key'))).toBe(false)

  await expect(again({ SECRET_KEY: another })).rejects.toThrow(/SECRET_KEY: the database was written with another key/)

  await (await again({ SECRET_KEY: another, SECRET_KEYS_OLD: key })).stop()
  await (await again({ SECRET_KEY: another })).stop()
  await (await again({ SECRET_KEY: key, SECRET_KEY_CHANGED: 'yes' })).stop()
})

test.each(['is missing', 'is empty'])('F-27 the logins that are printed work although their file %s', async (how) => {
  const { first, again, file } = await aShopThatHasRun()
  for (const name of ['demo-login', 'demo-customer']) {
    await (how === 'is empty' ? writeFile(file(name), '') : rm(file(name)))
  }

  const shop = await again()
  onTestFinished(shop.stop)

  expect(shop.login).not.toBe(first.login)
  const [, password] = shop.login.split(':')
  for (const login of [shop.login, `agent:${password}`]) {
    const office = await shop.visit('office.localhost', '/', { headers: await officeCookie(shop.visit, login) })
    expect(office.status).toBe(200)
  }
  const [, email, secret] = /Customer login:\s+(\S+) \/ (\S+)/.exec(shop.output())!
  const answer = await shop.visit('fr.localhost', '/api/account/login', {
    method: 'POST',
    headers: { origin: 'http://fr.localhost', 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: secret }),
  })
  expect(answer.status).toBe(200)
})
