import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { countries } from '#shop/countries/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { processorMilliseconds } from './pages/processor-time.ts'
import { tell } from './row.ts'

/**
 * What a page that is rendered for one visitor costs the processor, from the request to the last compressed byte, beside what
 * React alone needs for the same tree, which it renders once more after each of them.
 */
/** Until then V8 has compiled what a page needs: React alone is measured in the same process, as warm. */
const WARM_UP = 400
const PAGES = 150
const MAX_RATIO = 2

const folder = await mkdtemp(join(tmpdir(), 'umlauf-bench-'))
const told = join(folder, 'rendered-again.json')
const shop = await startShop({
  LOG_LEVEL: 'warn',
  DEMO_TRADES: '300',
  RENDERED_AGAIN: told,
  NODE_OPTIONS: `--import ${pathToFileURL(resolve('bench/pages/render-again.ts')).href}`,
})

type Rendered = { pages: number; microseconds: number }

/** The shop writes it down as soon as it has been asked. */
async function renderedAgain(): Promise<Rendered> {
  await rm(told, { force: true })
  shop.signal('SIGUSR2')
  for (;;) {
    const text = await readFile(told, 'utf8').catch(() => '')
    if (text !== '') return JSON.parse(text) as Rendered
    await new Promise((again) => setTimeout(again, 20))
  }
}

async function logIn(): Promise<string> {
  const [name = '', password = ''] = shop.login.split(':')
  const { headers } = await shop.visit('office.localhost', '/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ username: name, password }).toString(),
  })
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

const milliseconds = (number: number): string => `${number.toFixed(1)} ms`

async function compare(name: string, host: string, path: string, cookie: string): Promise<void> {
  const headers = { cookie, 'accept-encoding': 'br' }
  const ask = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const { status } = await shop.visit(host, path, { headers })
      if (status !== 200) throw new Error(`${path} answers ${status}`)
    }
  }
  await ask(WARM_UP)
  const [before, worked] = [await renderedAgain(), processorMilliseconds(shop.pid)]
  await ask(PAGES)
  const spent = processorMilliseconds(shop.pid) - worked
  const { pages, microseconds } = await renderedAgain()
  if (pages - before.pages !== PAGES) throw new Error(`${path} was rendered ${pages - before.pages} times`)

  const react = (microseconds - before.microseconds) / 1000
  const ratio = (spent - react) / react
  tell({
    id: 'SP-02',
    measure: `rendered page, processor: ${name}`,
    ours: milliseconds((spent - react) / PAGES),
    yardstick: `${milliseconds(react / PAGES)} of React alone`,
    ratio,
    bar: `≤ ${MAX_RATIO}`,
    met: ratio <= MAX_RATIO,
  })
}

const { de } = countries
const product = pathTo(de, 'product', { pdp: 'apple-iphone-14-128-gb' })
const category = pathTo(de, 'sellCategory', { category: de.categorySlugs.iphone })
const colleague = await logIn()
await compare('product with answers', 'de.localhost', `${product}?DISPLAY_GLASS=HAIRLINES`, '')
await compare('category, searched', 'de.localhost', `${category}?q=14`, '')
await compare('checkout', 'de.localhost', pathTo(de, 'checkout'), '')
await compare('account', 'de.localhost', '/account', '')
await compare('office list', 'office.localhost', '/trades', colleague)
await shop.stop()
await rm(folder, { recursive: true })
