import type { PathWords } from '#shop/countries/country.ts'
import { pathsOf, screens, type RouteParameter, type Screen } from './screens.ts'

/** The words of one country's addresses. Parameters stand in braces, as in the specification. */
export type StorefrontPaths = {
  overview: string
  product: string
  sellCategory: string
  contact: string
  checkout: string
  thankYou: string
  businessLanding: string | null
}

export type RouteParameters = Partial<Record<RouteParameter, string>>

export type ScreenMatch = { screen: Screen; pattern: string; parameters: RouteParameters }

type CompiledPath = { screen: Screen; pattern: string; expression: RegExp; names: RouteParameter[]; literals: number }

const parameter = /\{(\w+)\}/g

function compile(screen: Screen, pattern: string): CompiledPath {
  // A parameter never swallows a slash, nor the colon that separates two parameters of one segment.
  const source = pattern
    .split(parameter)
    .map((part, index) => (index % 2 === 1 ? '([^/:]+)' : part.replaceAll('.', '\\.')))
    .join('')
  const names = [...pattern.matchAll(parameter)].map((match) => match[1] as RouteParameter)
  const literals = pattern.replace(parameter, '').length

  return { screen, pattern, expression: new RegExp(`^${source}$`, 'i'), names, literals }
}

const compiled = new WeakMap<PathWords, CompiledPath[]>()

/** Literal letters win over parameters, so that `uebersicht-…` is an overview and never a device. */
function compiledPaths(country: PathWords): CompiledPath[] {
  const known = compiled.get(country)
  if (known) return known

  const paths = screens
    .flatMap((screen) => pathsOf(country, screen).map((pattern) => compile(screen, pattern)))
    .toSorted((a, b) => b.literals - a.literals)
  compiled.set(country, paths)
  return paths
}

/** Counted by hand: `/\/+$/` takes a quarter of a second for the longest row of slashes that fits into a request. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Which screen of this country a path leads to. Letter case and a trailing slash do not matter. */
export function matchScreen(country: PathWords, pathname: string): ScreenMatch | undefined {
  const path = withoutTrailingSlashes(pathname)
  for (const { screen, pattern, expression, names } of compiledPaths(country)) {
    const match = expression.exec(path)
    if (match) return { screen, pattern, parameters: decodeParameters(names, match.slice(1)) }
  }
  return undefined
}

function decodeParameters(names: RouteParameter[], values: string[]): RouteParameters {
  return Object.fromEntries(names.map((name, index) => [name, decode(values[index] ?? '')]))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function fill(pattern: string, parameters: RouteParameters): string {
  return pattern.replace(parameter, (_, name: RouteParameter) => encodeURIComponent(parameters[name] ?? ''))
}

/** `uebersicht-`: what begins so is an overview in this country. */
export const overviewPrefix = ({ routes }: PathWords): string => /([^/]*)\{overview\}/.exec(routes.overview)?.[1] ?? ''

/** The canonical address of a screen, in the words of this country. */
export function pathTo(country: PathWords, screen: Screen, parameters: RouteParameters = {}): string {
  const given = Object.keys(parameters).length
  const patterns = pathsOf(country, screen)
  const pattern = patterns.find((path) => [...path.matchAll(parameter)].length === given) ?? patterns[0]
  if (pattern === undefined) throw new Error(`${country.code} has no ${screen} screen`)

  return fill(pattern, parameters)
}

/** The same place, spelt as its own pattern spells it. */
export const spelledAs = ({ pattern, parameters }: ScreenMatch): string => fill(pattern, parameters)

/** A path on this very host, or nothing: `//evil`, `https:`, `javascript:` and backslash forms lead away. */
export function ownPath(target: string): string | undefined {
  if (!target.startsWith('/') || target.startsWith('//') || /[\\\s\p{Cc}]/u.test(target)) return undefined
  const home = 'https://own.invalid'
  if (!URL.canParse(target, home)) return undefined
  const url = new URL(target, home)
  if (url.origin !== home || url.pathname.startsWith('//')) return undefined

  return url.pathname + url.search + url.hash
}
