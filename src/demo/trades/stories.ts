import type { Party, ItemEvent } from '#domain/trades/lifecycle/transitions.ts'

/** Colleagues of the demo by their usernames; see `demo-colleagues.ts`. */
export type DemoName = 'agent' | 'inspector' | 'inspector2' | 'warehouse' | 'finance'

/** One thing that happens, and how many hours after the one before. */
export type StoryStep = { event: ItemEvent; by: Party | DemoName; hours: readonly [number, number] }

/** What becomes of a device, how often that is seen, and for how many hours it has been so. */
export type Story = {
  times: number
  beats: readonly StoryStep[]
  rest: readonly [number, number]
  /** Devices of one parcel arrive together and part ways afterwards. */
  arrives?: true
  /** How what we find differs from what was described. */
  found?: 'worse' | 'better'
}

const DAY = 24
/** Everything that has come to its end did so somewhere in these three months. */
const ENDED = [6, 88 * DAY] as const

const beat = (event: ItemEvent, by: StoryStep['by'], least: number, most = least): StoryStep => ({
  event,
  by,
  hours: [least, most],
})

const scan = beat('carrierScan', 'carrier', 18, 90)
const receive = beat('receive', 'warehouse', 22, 60)
const start = beat('startInspection', 'inspector', 1, 30)
const matches = beat('matches', 'inspector', 0.2, 1.5)
const differs = beat('differs', 'inspector', 0.3, 2)
const lock = beat('lockFound', 'inspector', 0.1, 0.6)
const suspicion = beat('suspicious', 'inspector', 0.2, 1)
const accepts = beat('acceptOffer', 'seller', 1, 190)
const declines = beat('decline', 'seller', 2, 150)
const paid = [beat('batch', 'finance', 3, 26), beat('settled', 'bank', 14, 30)]
const shipBack = beat('shipBack', 'warehouse', 12, 50)

const arrived = (times: number, rest: Story['rest'], beats: readonly StoryStep[], found?: Story['found']): Story => ({
  times,
  rest,
  beats: [scan, receive, ...beats],
  arrives: true,
  ...(found && { found }),
})

/** Three hundred trades, so that every state of a device is seen and most have come to a good end. */
export const stories: readonly Story[] = [
  { times: 26, beats: [], rest: [1, 20 * DAY] },
  { times: 9, beats: [scan], rest: [2, 3 * DAY] },
  { times: 9, beats: [beat('cancel', 'seller', 2, 90)], rest: ENDED },
  { times: 12, beats: [beat('timeout', 'clock', 21 * DAY)], rest: [6, 66 * DAY] },
  { times: 3, beats: [scan, beat('timeout', 'clock', 10 * DAY)], rest: [3, 6 * DAY] },
  { times: 1, beats: [scan, beat('timeout', 'clock', 10 * DAY), beat('close', 'agent', 50, 90)], rest: ENDED },
  {
    times: 1,
    beats: [scan, beat('timeout', 'clock', 10 * DAY), beat('compensate', 'agent', 60, 120), ...paid],
    rest: ENDED,
  },
  { times: 1, beats: [beat('timeout', 'clock', 21 * DAY), { ...receive, hours: [20, 60] }], rest: [4, 30] },
  arrived(8, [1, 2 * DAY], []),
  arrived(4, [0.2, 5], [start]),
  arrived(1, [5, 4 * DAY], [beat('notInParcel', 'warehouse', 0.2, 1)]),
  arrived(1, [5, 2 * DAY], [beat('withdraw', 'seller', 1, 8)]),
  arrived(10, [2, 12 * DAY], [start, differs], 'worse'),
  arrived(1, [1, 20], [start, differs, beat('dispute', 'seller', 4, 60)], 'worse'),
  arrived(6, [2, 12 * DAY], [start, lock]),
  arrived(3, [2, 5 * DAY], [start, suspicion]),
  arrived(1, ENDED, [start, suspicion, beat('seize', 'agent', 40, 150)]),
  arrived(1, ENDED, [start, suspicion, beat('reject', 'agent', 20, 80), shipBack]),
  arrived(1, ENDED, [start, suspicion, beat('cleared', 'agent', 20, 80), matches, ...paid]),
  arrived(6, [1, 20], [start, matches]),
  arrived(2, [1, 20], [start, matches], 'better'),
  arrived(5, [1, 20], [start, matches, paid[0]!]),
  arrived(3, [5, 6 * DAY], [start, matches, paid[0]!, beat('rejected', 'bank', 20, 50)]),
  arrived(2, ENDED, [
    start,
    matches,
    paid[0]!,
    beat('rejected', 'bank', 20, 50),
    beat('fixed', 'seller', 5, 60),
    paid[1]!,
  ]),
  arrived(129, ENDED, [start, matches, ...paid]),
  arrived(13, ENDED, [start, matches, ...paid], 'better'),
  arrived(18, ENDED, [start, differs, accepts, ...paid], 'worse'),
  arrived(3, ENDED, [start, lock, beat('unlocked', 'seller', 8, 90), matches, ...paid]),
  arrived(
    2,
    ENDED,
    [start, differs, beat('dispute', 'seller', 4, 90), { ...matches, by: 'inspector2' }, ...paid],
    'worse',
  ),
  arrived(4, [3, 2 * DAY], [start, differs, declines], 'worse'),
  arrived(8, ENDED, [start, differs, declines, shipBack], 'worse'),
  arrived(3, ENDED, [start, differs, beat('timeout', 'clock', 14 * DAY), shipBack], 'worse'),
  arrived(1, ENDED, [start, lock, beat('timeout', 'clock', 14 * DAY), shipBack]),
  arrived(3, ENDED, [start, differs, beat('recycle', 'seller', 3, 150)], 'worse'),
  arrived(1, ENDED, [start, lock, beat('recycle', 'seller', 3, 150)]),
]
