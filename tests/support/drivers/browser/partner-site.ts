import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PartnerSite = {
  origin: string
  /** What a third site, framed by the page, got back of the cookies that it had set. */
  cookiesOfOthers: string[]
  close(): Promise<void>
}

/** Tries to be remembered inside somebody else's page, as third parties do, and to be taken for the shop. */
const thirdParty = `<!doctype html><title>third</title><script>
  const lie = { source: 'umlauf', version: 1, type: 'height', height: 4321 }
  parent.postMessage(lie, '*')
  parent.postMessage({ ...lie, type: 'trade', devices: 1, value: 999 }, '*')
</script>`

/** A small site on this machine with a page that shows what it is given, and a third party beside it. */
export async function openPartnerSite(element: (origin: string) => string): Promise<PartnerSite> {
  const cookiesOfOthers: string[] = []
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const { port } = server.address() as AddressInfo
    if (request.headers.host?.startsWith('third.')) {
      cookiesOfOthers.push(request.headers.cookie ?? '')
      response.setHeader('Set-Cookie', 'third=1; SameSite=None; Secure; Path=/')
      return response.end(thirdParty)
    }
    const page = `<!doctype html><html lang="de"><title>Partner</title><h1>Partner</h1>${element(`http://127.0.0.1:${port}`)}
      <iframe title="third" src="http://third.localhost:${port}/"></iframe>`
    return response.end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${port}`, cookiesOfOthers, close }
}
