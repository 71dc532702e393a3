import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'
import { isPublic, screens } from '#shop/screens/screens.ts'
import { screenFiles, storefronts } from '#web/routes.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Characters of source. On the wire they are about what a file of its own would cost besides. */
const TINY = 800
const SMALL = 1200
const MEDIUM = 3000

const moduleOf = (file: string): string => resolve('src/web', file)

/** The layouts around a page, from the outside in, for every innermost one. */
const layoutsOf = ({ file, children = [] }: RouteConfigEntry): string[][] => {
  const inside = children.flatMap(layoutsOf)
  if (children.length === 0) return []
  return inside.length === 0 ? [[moduleOf(file)]] : inside.map((layouts) => [moduleOf(file), ...layouts])
}

/** React Router calls these by name: what the browser starts with, and the document. */
const entry = moduleOf('entry.client.tsx')
const root = moduleOf('root.tsx')

const frames = storefronts.flatMap(layoutsOf).map((layouts) => [entry, root, ...layouts])
/** Around everything but the form of a sale. */
const frame = moduleOf('storefront/frame.tsx')
const checkout = moduleOf(screenFiles.checkout)
const publicPages = [...new Set(screens.filter(isPublic).map((screen) => moduleOf(screenFiles[screen])))]

// Many small files would each compress badly and cost a request. What belongs together is read from the imports, so that a new
// screen or a moved file is in its place.

/** What every page of every storefront needs, and what the form of a sale shares with public pages. */
function storefrontChunk(id: string, graph: Graph): 'storefront' | null {
  const entries = entriesThatImport(id, graph)
  const isInEveryFrame = frames.every((files) => files.some((file) => entries.has(file)))
  const most = pagesIn(entries) > 1 ? MEDIUM : TINY
  const isShared = entries.has(checkout) && (entries.has(frame) || (pagesIn(entries) > 0 && sizeOf(id, graph) <= most))
  // The entry starts the page: whoever imports from the chunk must not.
  return id !== entry && (isInEveryFrame || isShared) ? 'storefront' : null
}

/** What stands around nearly all of them, and little things that two of the public pages share. */
function frameChunk(id: string, graph: Graph): 'frame' | null {
  const entries = entriesThatImport(id, graph)
  const isShared = pagesIn(entries) > 1 && sizeOf(id, graph) <= SMALL
  return id !== entry && (entries.has(frame) || isShared) ? 'frame' : null
}

/** What the form of a sale shares with few public pages, such as fields. */
function fieldChunk(id: string, graph: Graph): 'field' | null {
  const entries = entriesThatImport(id, graph)
  return id !== checkout && entries.has(checkout) && pagesIn(entries) > 0 ? 'field' : null
}

/** What else the form of a sale needs, some of it together with other forms of sellers. */
function saleChunk(id: string, graph: Graph): 'sale' | null {
  const entries = entriesThatImport(id, graph)
  return id !== checkout && entries.has(checkout) && pagesIn(entries) === 0 ? 'sale' : null
}

/** Who comes first takes what it needs with it. */
export const storefrontChunks = [storefrontChunk, frameChunk, fieldChunk, saleChunk]

const pagesIn = (entries: Set<string>): number => publicPages.filter((page) => entries.has(page)).length

const sizeOf = (id: string, graph: Graph): number => (graph.getModuleInfo(id)?.code ?? '').length

function entriesThatImport(id: string, graph: Graph): Set<string> {
  const seen = new Set([id])
  const entries = new Set<string>()
  // A set that grows while it is walked.
  for (const each of seen) {
    const { isEntry = false, importers = [] } = graph.getModuleInfo(each) ?? {}
    if (isEntry) entries.add(each.replace(/\?.*/, ''))
    for (const importer of importers) seen.add(importer)
  }
  return entries
}
