const key = 'umlauf.reported'

/** Nobody reloads the page of a trade after so many others. */
const REMEMBERED = 100

/** For a browser that remembers nothing: then a trade is reported once per page. */
let reported: string[] = []

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return reported
  }
}

/** True the first time, and never again in this browser: not after a reload, not in another tab. */
export function isFirstReport(name: string): boolean {
  const before = remembered()
  if (before.includes(name)) return false

  reported = [...before, name].slice(-REMEMBERED)
  try {
    localStorage.setItem(key, JSON.stringify(reported))
  } catch {
    // It is remembered for this page.
  }
  return true
}

export function forgetReports(): void {
  reported = []
  try {
    localStorage.removeItem(key)
  } catch {
    // There is nothing to forget.
  }
}
