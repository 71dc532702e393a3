import { transitionFrom, type ItemEvent } from '#domain/trades/lifecycle/transitions.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Chance } from '#demo/chance.ts'
import { stories, type StoryStep, type Story } from './stories.ts'

export type DrawnEvent = { event: ItemEvent; at: Date; from: ItemState; to: ItemState; actor: string }

/** What happened to one device until now. */
export type DrawnLife = { story: Story; events: DrawnEvent[]; state: ItemState; since: Date }

export type Timeline = { createdAt: Date; lives: DrawnLife[] }

const HOUR = 60 * 60_000
const MAX_HOURS = 89 * 24

type Draft = { story: Story; moments: number[]; inspectors: readonly [string, string] }

/** Only what has come to its end lasts so long that others can have come to theirs long ago. */
const LONG_HOURS = 30 * 24

const arriving = stories.filter(({ arrives }) => arrives)
const ended = arriving.filter(({ rest }) => rest[1] > LONG_HOURS)

/** When things happened to the devices of a trade: all of it before now, and none waits longer than it would. */
export function drawTimeline(chance: Chance, now: Date, lead: Story, pieces: number): Timeline {
  for (let tries = 0; tries < 20; tries += 1) {
    const drafts = draftsOf(chance, lead, pieces)
    const [youngest, oldest] = agesOf(drafts)
    if (youngest < oldest) return timeline(now, drafts, chance.between(youngest, oldest))
  }
  const alone = draftsOf(chance, lead, 1)
  const [youngest, oldest] = agesOf(alone)
  return timeline(now, alone, chance.between(youngest, Math.max(youngest, oldest)))
}

/** How long ago the trade can have begun, in hours: after the last event and before the first clock has run out. */
function agesOf(drafts: readonly Draft[]): [number, number] {
  const ends = drafts.map(({ moments }) => moments.at(-1) ?? 0)
  const youngest = Math.max(...drafts.map(({ story }, index) => ends[index]! + story.rest[0]))
  const oldest = Math.min(...drafts.map(({ story }, index) => ends[index]! + story.rest[1]), MAX_HOURS)
  return [youngest, oldest]
}

function draftsOf(chance: Chance, lead: Story, pieces: number): Draft[] {
  const hoursOf = (beats: readonly StoryStep[]) => beats.map(({ hours }) => chance.between(...hours))
  const first = hoursOf(lead.beats)
  const all = Array.from({ length: pieces }, (_, piece): Draft => {
    const inspectors = chance.percent(60)
      ? (['inspector', 'inspector2'] as const)
      : (['inspector2', 'inspector'] as const)
    if (piece === 0 || !lead.arrives) return { story: lead, moments: sums(first), inspectors }
    const others = lead.rest[1] > LONG_HOURS ? ended : arriving
    const story = chance.percent(55) ? lead : chance.pick(others)
    return { story, moments: sums([...first.slice(0, 2), ...hoursOf(story.beats.slice(2))]), inspectors }
  })
  return all
}

function sums(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}

function timeline(now: Date, drafts: readonly Draft[], age: number): Timeline {
  const createdAt = new Date(now.getTime() - age * HOUR)
  return { createdAt, lives: drafts.map((draft) => lifeOf(draft, createdAt)) }
}

function lifeOf({ story, moments, inspectors }: Draft, createdAt: Date): DrawnLife {
  let state: ItemState = 'EXPECTED'
  const events = story.beats.map(({ event, by }, index): DrawnEvent => {
    const step = transitionFrom(state, event)
    if (!step) throw new Error(`No device can go from ${state} by ${event}`)
    const from = state
    state = step.to
    const actor = by === 'inspector' ? inspectors[0] : by === 'inspector2' ? inspectors[1] : by
    return { event, from, to: state, actor, at: new Date(createdAt.getTime() + moments[index]! * HOUR) }
  })
  return { story, events, state, since: events.at(-1)?.at ?? createdAt }
}
