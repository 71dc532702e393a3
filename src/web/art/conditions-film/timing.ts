/** A moment of the film and the value that something has then. */
type Key = readonly [second: number, value: number]

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** Starts and ends gently: nothing in the film jumps. */
const smooth = (part: number): number => part * part * part * (part * (part * 6 - 15) + 10)

/** From 0 to 1 between two moments. */
export const ramp = (second: number, from: number, to: number): number => smooth(clamp((second - from) / (to - from)))

/** Comes, stays and goes: 1 in between, 0 before and after. */
export const during = (second: number, from: number, to: number, blend = 0.6): number =>
  ramp(second, from, from + blend) * (1 - ramp(second, to - blend, to))

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part

/** The value on the way from key to key. */
export function along(second: number, keys: readonly Key[]): number {
  const next = keys.findIndex(([moment]) => moment > second)
  if (next === 0) return keys[0]![1]
  if (next === -1) return keys.at(-1)![1]

  const [from, to] = [keys[next - 1]!, keys[next]!]
  return mix(from[1], to[1], ramp(second, from[0], to[0]))
}
