import { createServer, type Server, type Socket } from 'node:net'

/** A label printer on loopback. It can be switched off and on again, and shows what came out of it. */
export async function openLabelPrinter() {
  const printed: string[] = []
  const sockets = new Set<Socket>()
  let server: Server
  let port = 0
  const switchOn = () =>
    new Promise<void>((resolve) => {
      server = createServer({ allowHalfOpen: true }, (socket) => {
        const parts: Buffer[] = []
        sockets.add(socket)
        socket.on('data', (part) => parts.push(part))
        socket.on('end', () => {
          printed.push(Buffer.concat(parts).toString('utf8'))
          socket.end()
        })
        socket.on('error', () => undefined)
        socket.on('close', () => sockets.delete(socket))
      })
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as { port: number }).port
        resolve()
      })
    })
  const switchOff = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  await switchOn()
  return { url: `tcp://127.0.0.1:${port}`, printed, switchOn, switchOff }
}

/** Reads ZPL as a printer does: the labels in it, each with what its bars and its lines say. */
export function readZpl(zpl: string): { bars: string[]; lines: string[] }[] {
  const unescaped = (text: string) =>
    Buffer.from(
      text.replaceAll(/_([0-9a-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('latin1')
  return zpl
    .split('^XA')
    .slice(1)
    .map((label) => {
      const fields = [...label.matchAll(/\^FO\d+,\d+(.*?)\^FD(.*?)\^FS/g)].map(([, how = '', text = '']) => ({
        isBars: how.includes('^BC'),
        text: unescaped(text),
      }))
      const those = (isBars: boolean) => fields.filter((field) => field.isBars === isBars).map(({ text }) => text)
      return { bars: those(true), lines: those(false) }
    })
}
