import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The processes of which something is true, where the system tells. */
function processes(isMeant) {
  const isFound = (pid) => {
    try {
      return isMeant(`/proc/${pid}`)
    } catch {
      return false
    }
  }
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isFound(name))
      .map(Number)
  } catch {
    return []
  }
}

/** The processes that work in a folder. */
const workingIn = (folder) => processes((entry) => `${readlinkSync(`${entry}/cwd`)}/`.startsWith(`${folder}/`))

/** The processes that were told of a folder when they were started: shops that keep their data in it, browsers. */
const toldOf = (folder) =>
  processes((entry) => {
    const told = readFileSync(`${entry}/environ`, 'latin1')
    return told.includes(`=${folder}/`) || told.includes(`=${folder}\0`)
  })

/** Whoever has to do with a folder. */
export const around = (folder) => [...new Set([...workingIn(folder), ...toldOf(folder)])]

/** Asks whoever still has to do with a folder to end, PostgreSQL in good order, and removes it. */
export async function sweep(folder) {
  for (let round = 0; round < 100; round += 1) {
    const left = around(folder)
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
