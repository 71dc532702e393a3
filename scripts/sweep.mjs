import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The processes that work in a folder, where the system tells. */
export function workingIn(folder) {
  const isInside = (pid) => {
    try {
      const place = readlinkSync(`/proc/${pid}/cwd`)
      return place === folder || place.startsWith(`${folder}/`)
    } catch {
      return false
    }
  }
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isInside(name))
      .map(Number)
  } catch {
    return []
  }
}

/** Asks whoever still works in a folder to end, PostgreSQL in good order, and removes it. */
export async function sweep(folder) {
  for (let round = 0; round < 100; round += 1) {
    const left = workingIn(folder)
    if (left.length === 0) break
    for (const pid of left) {
      try {
        process.kill(pid, round < 50 ? 'SIGINT' : 'SIGKILL')
      } catch {
        // It has just ended by itself.
      }
    }
    await sleep(200)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
