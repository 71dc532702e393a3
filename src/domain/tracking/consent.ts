/** Counts up when the banner asks for something else: whoever answered an older question is asked again. */
const VERSION = 1

/** An answer counts for half a year. */
const VALID_MILLISECONDS = 180 * 24 * 60 * 60 * 1000

type Answer = { tracking: boolean; decidedAt: number; version: number }

/** What the visitor answered: yes, no, or nothing that still counts. */
export function readConsent(kept: string | null, now: number): boolean | undefined {
  try {
    const { tracking, decidedAt, version } = JSON.parse(kept ?? '{}') as Partial<Answer>
    const age = now - Number(decidedAt)
    if (version === VERSION && age >= 0 && age < VALID_MILLISECONDS) return tracking === true
  } catch {
    // Somebody else wrote it: then nobody has answered.
  }
  return undefined
}

export const writeConsent = (tracking: boolean, now: number): string =>
  JSON.stringify({ tracking, decidedAt: now, version: VERSION } satisfies Answer)
