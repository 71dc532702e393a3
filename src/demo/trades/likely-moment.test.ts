import { expect, test } from 'vitest'
import { chanceOf } from '#demo/chance.ts'
import { drawTimeline } from './draw-timeline.ts'
import { stories } from './stories.ts'
import { likelyMoment, sellingMoment } from './likely-moment.ts'

const saturdayNight = new Date('2026-11-14T23:30:00Z')

test('nobody works at night or on a Sunday, and whoever comes later comes on the next working day', () => {
  expect(likelyMoment('warehouse', saturdayNight).toISOString()).toMatch(/^2026-11-16T0[789]:/)
  expect(likelyMoment('bank', saturdayNight).toISOString()).toMatch(/^2026-11-16T/)
  expect(likelyMoment('carrier', saturdayNight).toISOString()).toMatch(/^2026-11-16T/)
  expect(likelyMoment('seller', saturdayNight).toISOString()).toMatch(/^2026-11-15T0[678]:/)
  expect(likelyMoment('clock', saturdayNight)).toEqual(saturdayNight)
})

test('who is there anyway does it at once, and the carrier also comes on Saturdays', () => {
  const thursday = new Date('2026-11-12T10:15:00Z')
  const saturday = new Date('2026-11-14T10:15:00Z')

  expect(likelyMoment('inspector', thursday)).toEqual(thursday)
  expect(likelyMoment('carrier', saturday)).toEqual(saturday)
  expect(likelyMoment('inspector', saturday)).not.toEqual(saturday)
  expect(likelyMoment('inspector', new Date('2026-11-12T03:00:00Z')).toISOString()).toMatch(/^2026-11-12T/)
})

test('people sell on the day that was drawn, and not in the middle of the night', () => {
  const chance = chanceOf(1)
  const hours = Array.from({ length: 200 }, () => sellingMoment(chance, saturdayNight).toISOString())

  expect(hours.every((moment) => moment.startsWith('2026-11-14'))).toBe(true)
  expect(hours.every((moment) => Number(moment.slice(11, 13)) >= 7)).toBe(true)
})

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
