import { globSync, readFileSync } from 'node:fs'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { dataPathOf } from '#shop/page-data.ts'
import { withoutJudgedOrigin } from './judged-origin.ts'
import { PRELOAD_HELPER } from './plain-lazy-imports.ts'
import { buildFor } from './storefront-builds.ts'
import { COMPONENTS, unusedParts, withoutNames } from './unused-parts.ts'

/** Those of which the private parts were read. */
const versions = { 'react-router': '8.4.0', '@react-router/dev': '8.4.0', vite: '8.3.5' }

type Package = keyof typeof versions

test.each(Object.entries(versions))('F-73: %s is still the version %s that we know from inside', (name, version) => {
  const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
  expect(
    installed,
    `${name} is ${installed} now. Read README.md beside this test, run npm run test:all, and update the version here.`,
  ).toBe(version)
})

const names: [Package, string, string][] = [
  ['react-router', 'dist/production/**/*.js', '__reactRouterDataRouter'],
  ['react-router', 'dist/production/**/*.js', '__reactRouterManifest'],
  ['react-router', 'dist/production/**/*.js', 'react-router-scroll-positions'],
  ['react-router', 'dist/production/**/*.js', 'UNSAFE_useScrollRestoration'],
  ['@react-router/dev', 'dist/vite.js', '?__react-router-build-client-route'],
  ['vite', 'dist/node/chunks/*.js', JSON.stringify(PRELOAD_HELPER.id).replace('u0000', '0')],
  ['vite', 'dist/node/chunks/*.js', PRELOAD_HELPER.name],
]

test.each(names)('F-73: %s still has in %s what we call %s', (name, files, word) => {
  const text = globSync(`node_modules/${name}/${files}`).map((file) => readFileSync(file, 'utf8'))
  expect(
    text.some((each) => each.includes(word)),
    `${name} no longer knows ${word}. Read README.md beside this test and update who relies on it.`,
  ).toBe(true)
})

test.each(Object.entries(unusedParts))('F-73: what the router offers in %s is what we leave out', (part, left) => {
  const text = readFileSync(`node_modules/react-router/dist/production/lib/${part}`, 'utf8')
  const [, offered = ''] = /^export \{ (.*) \};$/m.exec(text) ?? []
  expect(offered.split(', ')).toEqual(left)
})

test('F-73: components of the router that nobody uses have nothing that would keep them', () => {
  const text = readFileSync(`node_modules/react-router/dist/production/lib/${COMPONENTS}`, 'utf8')

  expect(text).toContain('\nLink.displayName = ')
  expect(withoutNames(text)).not.toMatch(/^\w+\.displayName/m)
  expect(withoutNames(text)).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(')
})

/** Two storefronts with a page each, and a form that says who read it. */
const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    'de/contact': { id: 'de/contact', parentId: 'root', path: 'kontakt', module: { loader: () => 'de' } },
    'de/form': { id: 'de/form', parentId: 'root', path: 'form', module: { action: () => 'sent', default: () => null } },
    'fr/contact': { id: 'fr/contact', parentId: 'root', path: 'contact', module: { loader: () => 'fr' } },
  },
  entry: {
    module: { default: (_: Request, status: number) => new Response('page', { status }), handleError: () => undefined },
  },
  assets: { version: '1', url: '', routes: {}, entry: { module: '', imports: [] } },
  future: {},
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  ssr: true,
} as unknown as ServerBuild

const send = (request: Request) =>
  createRequestHandler(buildFor(build, 'de'), 'production')(request, new RouterContextProvider())

const ask = async (path: string) => (await send(new Request(`http://de.test${path}`))).status

test('F-73: a filtered build knows no page of another storefront', async () => {
  expect(await ask('/kontakt')).toBe(200)
  expect(await ask('/contact')).toBe(404)
})

test('F-73: the data of a page lies where we say it lies', async () => {
  const answer = await send(new Request(`http://de.test${dataPathOf('/kontakt')}`))

  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('"de/contact"')
})

test.each(['null', 'https://de.test'])(
  'F-73: a form from %s is refused as long as we do not take the origin away',
  async (origin) => {
    const form = () => new Request('http://de.test/form', { method: 'POST', headers: { origin }, body: 'a=b' })

    expect((await send(form())).status, 'React Router accepts it now: judged-origin.ts can go.').toBe(400)
    expect((await send(withoutJudgedOrigin(form()))).status).toBe(200)
  },
)
