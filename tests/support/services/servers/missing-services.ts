const missing: string[] = []

export function noteMissingService(why: string): void {
  if (!missing.includes(why)) missing.push(why)
}

/** For the summary of the test command: what was not tried, and why. Filled by `startServices` in the same process. */
export function missingServices(): string[] {
  return [...missing]
}
