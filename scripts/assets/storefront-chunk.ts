import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'
import { isPublic, screens } from '#shop/screens/screens.ts'
import { screenFiles, storefronts } from '#web/routes.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Characters of source. On the wire they are about what a file of its own would cost besides. */
const SMALL = 1200

const moduleOf = (file: string): string => resolve('src/web', file)

const layoutsOf = ({ file, children }: RouteConfigEntry): string[] =>
  children ? [moduleOf(file), ...children.flatMap(layoutsOf)] : []

/** React Router calls these by name: what the browser starts with, and the document. */
const entry = moduleOf('entry.client.tsx')
const root = moduleOf('root.tsx')

const frames = storefronts.map((storefront) => [entry, root, ...layoutsOf(storefront)])
const publicPages = [...new Set(screens.filter(isPublic).map((screen) => moduleOf(screenFiles[screen])))]

/**
 * What every page of every storefront needs, and little things that two of the public pages share: many small files would
 * each compress badly and cost a request. Read from the imports, so that a new screen or a moved file is in its place.
 */
export function storefrontChunk(id: string, graph: Graph): 'storefront' | null {
  const entries = entriesThatImport(id, graph)
  const isInEveryFrame = frames.every((frame) => frame.some((file) => entries.has(file)))
  const isShared = publicPages.filter((page) => entries.has(page)).length > 1
  const isSmall = (graph.getModuleInfo(id)?.code ?? '').length <= SMALL
  // The entry starts the page: whoever imports from the chunk must not.
  return id !== entry && (isInEveryFrame || (isShared && isSmall)) ? 'storefront' : null
}

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
