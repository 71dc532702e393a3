import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Looks so often, and finds the process calm when nobody has come and it has worked less than this part of the time since. */
const LOOK_EVERY = 3_000
const CALM = 0.03
/** A quarter of a second of standing still should bring something. */
const WORTH_IT = 48 * 2 ** 20

type CollectOptions = {
  /** How many have come so far: whoever is here would wait while everything stands still. */
  visits: () => number
  lookEvery?: number
  worthIt?: number
}

/**
 * V8 leaves garbage and the room it had for it until it needs them, which is right while there is work to do. In the first
 * calm moment after that everything is collected, so that the machine gets back what a busy hour took.
 */
export function collectWhenCalm({ visits, lookEvery = LOOK_EVERY, worthIt = WORTH_IT }: CollectOptions) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  let kept = 0
  let before = performance.eventLoopUtilization()
  let visitsBefore = visits()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const came = visits() - visitsBefore
    visitsBefore += came
    if (came > 0 || utilization > CALM || process.memoryUsage.rss() < kept + worthIt) return
    collect({ type: 'major', flavor: 'last-resort' })
    kept = process.memoryUsage.rss()
  }, lookEvery).unref()
  return { stop: () => clearInterval(timer) }
}
