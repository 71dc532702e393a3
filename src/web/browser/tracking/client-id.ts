import { clientIdCookie, isClientId } from '#domain/tracking/client-id.ts'

/** Whoever numbers visitors has so long; then the visitor has no number. */
const PATIENCE_MILLISECONDS = 3_000

const headers = { 'Content-Type': 'application/json' }
const known = new RegExp(`(?:^|; )${clientIdCookie}=([\\w-]+)`)
const anyOfOurs = new RegExp(`(?:^|; )(?:${clientIdCookie}|_dyid_server)=`)

/** The number of this visitor: the one that the browser keeps, a new one, or none. */
export async function findClientId(url: string): Promise<string | null> {
  const clientId = known.exec(document.cookie)?.[1] ?? (await askForClientId(url))
  // The server keeps it: what a script writes some browsers forget after a week.
  void changeCookies('POST', JSON.stringify({ clientId }))
  return clientId
}

async function askForClientId(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) })
    const { clientId } = (await answer.json()) as { clientId?: unknown }
    return answer.ok && isClientId(clientId) ? clientId : null
  } catch {
    return null
  }
}

/** The visitor took consent back, or let it lapse and then refused. */
export function clearClientId(): void {
  if (!anyOfOurs.test(document.cookie)) return
  // At once and even without a connection; the server then takes away what scripts cannot.
  document.cookie = `${clientIdCookie}=; Max-Age=0; Path=/`
  void changeCookies('DELETE')
}

const changeCookies = (method: string, body?: string) =>
  fetch('/api/client-id', { method, body: body ?? null, headers, keepalive: true }).catch(() => undefined)
