const reported = new WeakSet<object>()

/** Whoever leaves a page ends what it was still reading, and some browsers call that a mistake: by then nobody is there to tell. */
const LEAVING_MILLISECONDS = 200

/** Tells the shop's one error reporter; never throws, never waits. */
export function reportError(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const report = JSON.stringify({
    message: (message || 'Error without a message').slice(0, 500),
    stack: stack?.slice(0, 4000),
    url: location.pathname.slice(0, 500),
  })
  setTimeout(send, LEAVING_MILLISECONDS, report)
}

async function send(report: string): Promise<void> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    await fetch('/api/errors', { method: 'POST', body: report, headers, keepalive: true })
  } catch {
    // There is nobody left to tell.
  }
}

export function reportUncaughtErrors(page: Window): void {
  page.addEventListener('error', ({ error }) => error && reportError(error))
  page.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
