import { visit, type Answer, type VisitOptions } from '#tests/support/drivers/customers/visit.ts'

/** A browser without a screen: it keeps cookies per host and goes where it is sent. */
export type HttpBrowser = {
  /** By host, then by name. */
  cookies: Map<string, Map<string, string>>
  /** One request, without following. */
  ask(url: string, options?: VisitOptions): Promise<Answer>
  /** Goes where it is sent until an address has this beginning; that one is not asked. */
  travel(url: string, until: string): Promise<string>
}

const MAX_HOPS = 12

/** `always` is what it says with every request. */
export function openHttpBrowser(always: Record<string, string> = {}): HttpBrowser {
  const cookies = new Map<string, Map<string, string>>()

  function keep(host: string, lines: readonly string[]): void {
    const jar = cookies.get(host) ?? new Map<string, string>()
    cookies.set(host, jar)
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
      const isOver = /;\s*max-age=0\b/i.test(line) || /;\s*expires=thu, 01 jan 1970/i.test(line)
      if (isOver) jar.delete(name)
      else jar.set(name, value)
    }
  }

  async function ask(url: string, options: VisitOptions = {}): Promise<Answer> {
    const { hostname, host, port, pathname, search } = new URL(url)
    const cookie = [...(cookies.get(hostname) ?? [])].map((pair) => pair.join('=')).join('; ')
    const headers = { ...always, ...(cookie && { cookie }), ...options.headers }
    const answer = await visit(Number(port), host, pathname + search, { ...options, headers })
    keep(hostname, answer.headers['set-cookie'] ?? [])
    return answer
  }

  async function travel(url: string, until: string): Promise<string> {
    let here = url
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
      const { headers, status, text } = await ask(here)
      if (headers.location === undefined) throw new Error(`${here} leads nowhere: ${status} ${text.slice(0, 300)}`)
      here = new URL(headers.location, here).href
      if (here.startsWith(until)) return here
    }
    throw new Error(`Sent around in circles, last to ${here}`)
  }

  return { cookies, ask, travel }
}
