import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from './log.ts'
import { maskFields } from './mask-fields.ts'
import { redact } from './redact.ts'

/** A file of its own for each day, for what is read in hindsight. Lines are masked like those of the main log. */
export interface DailyLog {
  /** Returns at once and never fails; the line is written soon. */
  write(fields: object, message: string): void
  /** Lets the last lines arrive. */
  close(): Promise<void>
}

export interface DailyLogOptions {
  folder: string
  /** `search` gives `search-2026-01-31.log`. */
  name: string
  now: () => Date
}

const KEPT_DAYS = 30
const DAY = 24 * 60 * 60 * 1000

export function openDailyLog({ folder, name, now }: DailyLogOptions, log: Log): DailyLog {
  let tidiedOn = ''
  let lastLine = Promise.resolve()

  const fileOf = (time: Date): string => `${name}-${time.toISOString().slice(0, 10)}.log`

  async function append(time: Date, line: string): Promise<void> {
    const file = fileOf(time)
    await mkdir(folder, { recursive: true })
    await appendFile(join(folder, file), line)
    if (file === tidiedOn) return
    tidiedOn = file
    await removeOld(time)
  }

  async function removeOld(time: Date): Promise<void> {
    const oldestKept = fileOf(new Date(time.getTime() - KEPT_DAYS * DAY))
    const ours = new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.log$`)
    const old = (await readdir(folder)).filter((file) => ours.test(file) && file < oldestKept)
    await Promise.all(old.map((file) => rm(join(folder, file), { force: true })))
  }

  return {
    write(fields, message) {
      const time = now()
      lastLine = lastLine
        .then(() => append(time, `${toJson({ time, ...maskFields(fields), msg: message })}\n`))
        .catch((error: unknown) => log.warn({ err: error, name }, 'A line of a daily log could not be written.'))
    },
    close: () => lastLine,
  }
}

/** Here every text is looked through: visitors type all kinds of things into a search box. */
function toJson(fields: object): string {
  return JSON.stringify(fields, (_, value: unknown) => (typeof value === 'string' ? redact(value) : value))
}
