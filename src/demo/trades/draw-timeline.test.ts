import { expect, test } from 'vitest'
import { chanceOf } from '#demo/chance.ts'
import { drawTimeline } from './draw-timeline.ts'
import { stories } from './stories.ts'

const HOUR = 60 * 60_000
const someMonday = Date.UTC(2026, 10, 16)
/** Every third hour of two weeks, among them all of the night. */
const moments = Array.from({ length: 112 }, (_, third) => new Date(someMonday + third * 3 * HOUR + third * 60_000))

test('F-51 whenever the demo is opened, nobody has worked on a Sunday but lately, and nothing is to come', () => {
  const wrong: string[] = []
  for (const now of moments) {
    const chance = chanceOf(now.getTime())
    for (const lead of stories) {
      for (const pieces of [1, 3]) {
        for (const { events, story } of drawTimeline(chance, now, { lead, pieces, others: undefined }).lives) {
          for (const { at, actor, event } of events) {
            const byStaff = !['clock', 'carrier', 'seller'].includes(actor)
            const isLongAgo = now.getTime() - at.getTime() > 96 * HOUR
            const what = `${now.toISOString()} ${story.rest.join('-')} ${event} ${at.toISOString()} by ${actor}`
            if (byStaff && isLongAgo && at.getUTCDay() === 0) wrong.push(what)
            if (at > now) wrong.push(`${what} is to come`)
          }
        }
      }
    }
  }
  expect(wrong).toEqual([])
})
