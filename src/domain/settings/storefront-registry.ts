import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { nothingSaid, withSettings } from './apply-settings.ts'
import { findSaid } from './find-settings.ts'
import { SETTINGS_TOPIC } from './save-settings.ts'

export type StorefrontRegistry = {
  /**
   * The storefronts as they are at the moment at which somebody looks: their countries are read anew every time. Whoever
   * works on one request or one job takes a country once and keeps it.
   */
  storefronts: Storefronts
  /** Told when something about them is different, after it is. Returns how to stop listening. */
  onChange(listener: () => void): () => void
  close(): void
}

type Needs = Pick<Engines, 'db' | 'announcements' | 'merchantTexts' | 'now' | 'log'>

/** A holiday begins and ends without anybody doing something. */
const LOOK_AT_CLOCK_MILLISECONDS = 30_000

const TRY_AGAIN_MILLISECONDS = 1_000

/** A text that was published is another one than the one that somebody has read. */
const topics = new Set([SETTINGS_TOPIC, 'content', 'unknown'])

/** The storefronts with what colleagues have said laid over them, kept in memory until somebody announces a change. */
export async function openStorefronts(engines: Needs, shipped: Storefronts): Promise<StorefrontRegistry> {
  const { announcements, now, log } = engines
  const listeners = new Set<() => void>()
  const closing = new AbortController()
  let said = nothingSaid
  let current = shipped
  let isOpen = false
  let isMissed = false

  /** What is as it was is told to nobody: pages that are kept may be all there is while the database is away. */
  function swap(): void {
    const next = withSettings(shipped, said, now())
    if (isDeepStrictEqual(next, current)) return
    current = next
    for (const listener of listeners) listener()
  }
  async function read(): Promise<void> {
    said = await findSaid(engines)
    swap()
  }
  const readAgain = oneAfterTheOther(read, log, closing.signal)
  const stopListening = announcements.onAnnouncement((topic) => {
    if (!topics.has(topic)) return
    if (isOpen) readAgain()
    else isMissed = true
  })
  await read()
  isOpen = true
  if (isMissed) readAgain()
  const clock = setInterval(swap, LOOK_AT_CLOCK_MILLISECONDS).unref()

  return {
    storefronts: {
      ...shipped,
      get countries() {
        return current.countries
      },
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      closing.abort()
      clearInterval(clock)
      stopListening()
    },
  }
}

/** Whatever is asked for while one reads is read once more, and what cannot be read is tried until it can. */
function oneAfterTheOther(read: () => Promise<void>, log: Engines['log'], signal: AbortSignal): () => void {
  let wanted = 0
  let reading: Promise<void> | undefined

  async function work(): Promise<void> {
    for (let seen = -1; seen !== wanted && !signal.aborted;) {
      seen = wanted
      try {
        await read()
      } catch (error) {
        log.warn({ err: error }, 'The settings cannot be read.')
        seen = -1
        await sleep(TRY_AGAIN_MILLISECONDS, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  return () => {
    wanted += 1
    reading ??= work().finally(() => (reading = undefined))
  }
}
