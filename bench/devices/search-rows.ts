import type { Row } from '../row.ts'

/** One engine among so many devices, as the table of details shows it. */
export type Described = { engine: string } & Record<
  | `@1 ${'tune' | 'held-out' | 'unfinished' | 'unfinished-held-out'}`
  | 'success@5'
  | 'p50 ms'
  | 'p99 ms'
  | 'queries/s'
  | 'build ms'
  | 'heap MB',
  number
>

type Key = Exclude<keyof Described, 'engine'>

/** What is promised of a measure: less than a number, or at least one. */
type Bar = { measure: string; key: Key; less?: number; least?: number }

const quality: Bar[] = [
  { measure: 'held-out questions answered first', key: '@1 held-out', least: 0.985 },
  { measure: 'unfinished questions answered first', key: '@1 unfinished-held-out', least: 0.97 },
]

/** Up to this many devices are a usual shop; more are a large one. */
const USUAL_SHOP = 20_000

const usual: Bar[] = [
  { measure: 'p99 of a keystroke, ms', key: 'p99 ms', less: 0.4 },
  { measure: 'keystrokes per second', key: 'queries/s', least: 15_000 },
  ...quality,
]
const large: Bar[] = [
  { measure: 'p99 of a keystroke, ms', key: 'p99 ms', less: 3 },
  { measure: 'index of a locale made, ms', key: 'build ms', less: 5_000 },
  ...quality,
]

/** Ours beside the best of the peers, where there are any; the bars are fixed. */
export function searchRows(devices: number, ours: Described, peers: readonly Described[]): Row[] {
  return (devices <= USUAL_SHOP ? usual : large).map(({ measure, key, less, least }) => {
    const best = peers.toSorted((a, b) => (less === undefined ? b[key] - a[key] : a[key] - b[key]))[0]
    return {
      id: 'SP-09',
      measure: `search, ${devices} devices: ${measure}`,
      ours: String(ours[key]),
      yardstick: best ? `${best[key]} (${best.engine})` : 'the bar',
      ...(best && { ratio: ours[key] / best[key] }),
      bar: less === undefined ? `≥ ${least}` : `< ${less}`,
      met: less === undefined ? ours[key] >= (least ?? 0) : ours[key] < less,
    }
  })
}
