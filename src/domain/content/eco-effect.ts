import { newerSmartphoneKilos, savedKilos } from '#shop/devices/eco-figures.ts'

export type CountedKind = keyof typeof savedKilos

export const countedKinds = Object.keys(savedKilos) as CountedKind[]

/** More than this nobody sends in, and a mistyped number says so. */
export const MAX_DEVICES = 1000

type Saved = { kind: CountedKind; count: number; each: number; kilos: number }

export type EcoAnswer =
  | {
      ok: true
      lines: Saved[]
      kilos: number
      /** With the newer, smaller figure for smartphones. */ newerKilos: number
    }
  | { ok: false; unread: CountedKind[] }

/** What somebody typed into the calculator, or nothing if nobody has asked. */
export function askedEcoEffect(query: URLSearchParams): Record<CountedKind, string> | undefined {
  if (!countedKinds.some((kind) => query.has(kind))) return undefined
  const typed = countedKinds.map((kind) => [kind, (query.get(kind) ?? '').slice(0, 40)])
  return Object.fromEntries(typed) as Record<CountedKind, string>
}

/** An empty field is none; anything but a whole number within reason is nothing. */
function countOf(typed: string): number | undefined {
  const digits = typed.trim()
  if (digits === '') return 0
  const count = /^\d{1,6}$/.test(digits) ? Number(digits) : Infinity
  return count <= MAX_DEVICES ? count : undefined
}

/** What so many devices save if somebody goes on using them. */
export function ecoEffect(typed: Record<CountedKind, string>): EcoAnswer {
  const counts = countedKinds.map((kind) => ({ kind, count: countOf(typed[kind]) }))
  const unread = counts.filter(({ count }) => count === undefined).map(({ kind }) => kind)
  if (unread.length > 0) return { ok: false, unread }

  const lines = counts.flatMap(({ kind, count = 0 }) =>
    count === 0 ? [] : [{ kind, count, each: savedKilos[kind], kilos: count * savedKilos[kind] }],
  )
  if (lines.length === 0) return { ok: false, unread: [] }
  const kilos = lines.reduce((sum, line) => sum + line.kilos, 0)
  const phones = lines.find(({ kind }) => kind === 'smartphones')?.count ?? 0
  return { ok: true, lines, kilos, newerKilos: kilos - phones * (savedKilos.smartphones - newerSmartphoneKilos) }
}
