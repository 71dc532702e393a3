import { lazy, Suspense } from 'react'
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  ServerRouter,
  useLoaderData,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import { renderDocument, renderWhenReady } from './render-document.ts'

type Way = (page: (routed: EntryContext) => React.ReactNode, routed: EntryContext) => Promise<string>

const strange = 'Größe < 6 " & </script><!-- \u2028 \\ `${price}` \u{1f4f1}'

function Document() {
  return (
    <html lang="de">
      <head>
        <title>{strange}</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

function Said() {
  const { said } = useLoaderData<{ said: string }>()
  return <p title={said}>{said}</p>
}

/** What the shop of one page sends, and whether the router thought that something had gone wrong. */
async function visit(Page: () => React.ReactNode, render: Way, Root = Document) {
  const mistakes: unknown[] = []
  let html = ''
  const document = async (request: Request, status: number, headers: Headers, routed: EntryContext) => {
    html = await render((handedOn) => <ServerRouter context={handedOn} url={request.url} />, routed)
    return new Response(null, { status, headers })
  }
  const loader = () => ({ said: strange })
  const routes = {
    root: { id: 'root', path: '', module: { default: Root } },
    page: { id: 'page', parentId: 'root', index: true, module: { default: Page, loader } },
  }
  const known = (id: string, more: object) => ({ id, module: `/${id}.js`, hasLoader: false, imports: [], ...more })
  const build = {
    routes,
    entry: { module: { default: document, handleError: (error: unknown) => mistakes.push(error) } },
    assets: {
      version: '1',
      url: '/manifest.js',
      routes: { root: known('root', {}), page: known('page', { parentId: 'root', index: true, hasLoader: true }) },
      entry: { module: '/entry.js', imports: [] },
    },
    future: {},
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  } as unknown as ServerBuild
  const handle = createRequestHandler(build, 'production')
  const { status } = await handle(new Request('http://de.test/'), new RouterContextProvider())
  return { html, status, mistakes }
}

const whenReady: Way = (page, routed) => renderWhenReady(page(routed))

test('F-73: a document that is rendered in one go is the one that the router writes, to the byte', async () => {
  const [own, routers] = [await visit(Said, renderDocument), await visit(Said, whenReady)]

  expect(own).toEqual(routers)
  expect(own.html).toContain('streamController.enqueue("')
  expect(own.html.split('</script>')).toHaveLength(routers.html.split('</script>').length)
})

test('F-73: a document without scripts gets none from us either', async () => {
  const Plain = () => (
    <html lang="de">
      <body>
        <Outlet />
      </body>
    </html>
  )
  const own = await visit(Said, renderDocument, Plain)

  expect(own).toEqual(await visit(Said, whenReady, Plain))
  expect(own.html).not.toContain('<script')
})

test('what comes later is waited for, and is there at once from then on', async () => {
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { default: Said }
  })
  const Page = () => (
    <Suspense fallback={<p>soon</p>}>
      <Late />
    </Suspense>
  )
  const [first, second] = [await visit(Page, renderDocument), await visit(Page, renderDocument)]

  expect(first.html).toContain('title="Größe')
  expect(first.html).not.toContain('soon')
  expect(second).toEqual(first)
  expect(first.mistakes).toEqual([])
})

test('a page that fails is told, and its document is that of the error', async () => {
  const Broken = () => {
    throw new Error('broken')
  }
  const [own, routers] = [await visit(Broken, renderDocument), await visit(Broken, whenReady)]

  expect(own.status).toBe(500)
  expect(own.html).toBe(routers.html)
  expect(own.mistakes).toEqual(routers.mistakes)
  expect(own.mistakes).toEqual([new Error('broken')])
})
