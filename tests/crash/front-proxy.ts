import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

/** One address in front of several shops, each of which takes its turn while it is in the list. */
export async function openFrontProxy() {
  let behind: readonly number[] = []
  let tx = 0
  const server = createServer((visitor) => {
    const shop = connect(behind[(tx += 1) % behind.length]!, '127.0.0.1')
    for (const socket of [visitor, shop]) socket.on('error', () => [visitor, shop].forEach((each) => each.destroy()))
    visitor.pipe(shop).pipe(visitor)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** New visitors come to these from now on; those inside of others stay. */
    leadTo: (...shops: readonly { port: number }[]) => {
      behind = shops.map(({ port }) => port)
    },
    close: () => void server.close(),
  }
}
