/** Heard from the first moment on, so that nothing that was begun is left behind. */
export type StopSignals = {
  /** Aborted as soon as somebody wants the process to end. */
  signal: AbortSignal
  /** Why the process shall end, as soon as it shall. */
  asked: Promise<string>
  stop(reason: string): void
}

export function listenForStopSignals(): StopSignals {
  const heard = new AbortController()
  const asked = Promise.withResolvers<string>()
  const stop = (reason: string) => {
    asked.resolve(reason)
    heard.abort(new Stopped(reason))
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop(name))
  return { signal: heard.signal, asked: asked.promise, stop }
}

/** The process was asked to end before it had begun: that is no mistake. */
export class Stopped extends Error {
  override name = 'Stopped'
}
