import { visitorStore } from '../browser-store.ts'

const key = 'umlauf.reported'

/** Nobody reloads the page of a trade after so many others. */
const REMEMBERED = 100

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(visitorStore.read(key) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

/** True the first time, and never again in this browser: not after a reload, not in another tab. */
export function isFirstReport(name: string): boolean {
  const before = remembered()
  if (before.includes(name)) return false

  visitorStore.write(key, JSON.stringify([...before, name].slice(-REMEMBERED)))
  return true
}

export const clearReports = (): void => visitorStore.remove(key)
