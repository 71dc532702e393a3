/** Connections that broke, a server that starts or stops or has no room, a statement that took too long. */
const awayStates = /^(?:08...|57P0[1-5]|53300|57014)$/

/** What the driver says of its own accord carries no code. */
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has|was closed))/

/** Whether a request failed because the database could not be reached, and may be sent again as it is. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A host name with several addresses: each of them was tried.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code !== 'string') return awayWords.test(error.message)
  return awayStates.test(code) || syscall === 'connect' || code === 'ECONNRESET' || code === 'EPIPE'
}
