import { transitionFrom, type ItemEvent } from '#domain/trades/lifecycle/transitions.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Chance } from '#demo/chance.ts'
import { likelyMoment, sellingMoment } from './likely-moment.ts'
import { stories, type StoryStep, type Story } from './stories.ts'

export type DrawnEvent = { event: ItemEvent; at: Date; from: ItemState; to: ItemState; actor: string }

/** What happened to one device until now. */
export type DrawnLife = { story: Story; events: DrawnEvent[]; state: ItemState; since: Date }

export type Timeline = { createdAt: Date; lives: DrawnLife[] }

const HOUR = 60 * 60_000
const MAX_HOURS = 89 * 24

/** What just happened is at least so old: nothing happens in the very moment in which somebody first looks. */
const MIN_HOURS = 0.1

type Draft = { story: Story; hours: readonly number[]; inspectors: readonly [string, string] }

type Cast = { lead: Story; pieces: number; others: readonly Story[] | undefined }

/** Only what has come to its end lasts so long that others can have come to theirs long ago. */
const LONG_HOURS = 30 * 24

/** How often something is drawn anew until it fits. */
const TRIES = 100

const arriving = stories.filter(({ arrives }) => arrives)
const ended = arriving.filter(({ rest }) => rest[1] > LONG_HOURS)

/** What happened before that has kept its hours, whenever the demo is opened. */
const LATELY_HOURS = 72

/**
 * When things happened to the devices of a trade: all of it before now, none waits longer than it would, and everybody
 * keeps his hours. What has just happened may have to happen at night: the demo is opened whenever it is.
 */
export function drawTimeline(chance: Chance, now: Date, cast: Cast): Timeline {
  const unlessLately: WhenDone = (by, at) => (hoursBetween(at, now) > LATELY_HOURS ? likelyMoment(by, at) : at)
  for (const [whenSold, whenDone] of [
    [sellingMoment, likelyMoment],
    [asDrawn, unlessLately],
  ] as const) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const drafts = draftsOf(chance, cast)
      const [youngest, oldest] = agesOf(drafts)
      if (youngest >= oldest) continue
      const begun = new Date(now.getTime() - chance.between(youngest, oldest) * HOUR)
      const likely = timeline(whenSold(chance, begun), drafts, whenDone)
      if (hasPassed(likely, now)) return likely
    }
  }
  const alone = draftsOf(chance, { ...cast, pieces: 1 })
  const [youngest, oldest] = agesOf(alone)
  const age = chance.between(youngest, Math.max(youngest, oldest))
  return timeline(new Date(now.getTime() - age * HOUR), alone, atOnce)
}

const asDrawn = (_: Chance, at: Date): Date => at

const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / HOUR

/** Whether all of it lies before now, and no device has waited longer than one does. */
function hasPassed({ createdAt, lives }: Timeline, now: Date): boolean {
  const waited = lives.map(({ since }) => hoursBetween(since, now))
  return (
    hoursBetween(createdAt, now) < MAX_HOURS &&
    lives.every(({ story }, index) => waited[index]! >= MIN_HOURS && waited[index]! <= story.rest[1])
  )
}

/** How long ago the trade can have begun, in hours: after the last event and before the first clock has run out. */
function agesOf(drafts: readonly Draft[]): [number, number] {
  const ends = drafts.map(({ hours }) => hours.reduce((sum, each) => sum + each, 0))
  const youngest = Math.max(...drafts.map(({ story }, index) => ends[index]! + story.rest[0]))
  const oldest = Math.min(...drafts.map(({ story }, index) => ends[index]! + story.rest[1]), MAX_HOURS)
  return [youngest, oldest]
}

function draftsOf(chance: Chance, { lead, pieces, others }: Cast): Draft[] {
  const hoursOf = (beats: readonly StoryStep[]) => beats.map(({ hours }) => chance.between(...hours))
  const first = hoursOf(lead.beats)
  return Array.from({ length: pieces }, (_, piece): Draft => {
    const inspectors = chance.percent(60)
      ? (['inspector', 'inspector2'] as const)
      : (['inspector2', 'inspector'] as const)
    if (piece === 0 || !lead.arrives) return { story: lead, hours: first, inspectors }
    const likeIt = lead.rest[1] > LONG_HOURS ? ended : arriving
    const story = others?.[piece - 1] ?? (chance.percent(55) ? lead : chance.pick(likeIt))
    return { story, hours: [...first.slice(0, 2), ...hoursOf(story.beats.slice(2))], inspectors }
  })
}

type WhenDone = (by: StoryStep['by'], at: Date) => Date

const atOnce: WhenDone = (_, at) => at

const timeline = (createdAt: Date, drafts: readonly Draft[], whenDone: WhenDone): Timeline => ({
  createdAt,
  lives: drafts.map((draft) => lifeOf(draft, createdAt, whenDone)),
})

function lifeOf({ story, hours, inspectors }: Draft, createdAt: Date, whenDone: WhenDone): DrawnLife {
  let state: ItemState = 'EXPECTED'
  let at = createdAt
  const events = story.beats.map(({ event, by }, index): DrawnEvent => {
    const step = transitionFrom(state, event)
    if (!step) throw new Error(`No device can go from ${state} by ${event}`)
    const from = state
    state = step.to
    at = whenDone(by, new Date(at.getTime() + hours[index]! * HOUR))
    const actor = by === 'inspector' ? inspectors[0] : by === 'inspector2' ? inspectors[1] : by
    return { event, from, to: state, actor, at }
  })
  return { story, events, state, since: events.at(-1)?.at ?? createdAt }
}
