import type { IncomingMessage, ServerResponse } from 'node:http'

/** So long, and so much, is listened to after the answer: whoever is still talking would otherwise never hear it. */
const PATIENCE_MILLISECONDS = 2_000
const PATIENCE_BYTES = 32 * 1024 * 1024

/**
 * An answer before the end of the question says that the connection ends with it. A proxy that lets strangers share its
 * connections would otherwise send the next one's request into what is left of this one.
 */
export function closeUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!bringsBody(incoming)) return
  const writeHead = outgoing.writeHead.bind(outgoing) as (...said: unknown[]) => ServerResponse
  const endUnread = (...said: unknown[]) => {
    if (!incoming.complete) {
      outgoing.setHeader('Connection', 'close')
      closeLater(incoming)
    }
    return writeHead(...said)
  }
  // The one moment at which it is known whether all was read, and at which it can still be said.
  Object.assign(outgoing, { writeHead: endUnread })
}

/** Without one there is nothing to read: Node says so only a moment after it has handed over the question. */
const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** To close a connection on which something still comes in is to take back what was sent. */
function closeLater(incoming: IncomingMessage): void {
  const { socket } = incoming
  const most = socket.bytesRead + PATIENCE_BYTES
  const destroy = () => socket.destroy()
  const destroySoon = socket.destroySoon.bind(socket)
  socket.destroySoon = () => {
    // Others may say it once more.
    socket.destroySoon = () => undefined
    const patience = setTimeout(destroy, PATIENCE_MILLISECONDS)
    const watch = setInterval(() => socket.bytesRead > most && destroy(), PATIENCE_MILLISECONDS / 100)
    socket.once('close', () => {
      clearTimeout(patience)
      clearInterval(watch)
    })
    socket.end()
    incoming.once('end', destroySoon)
    incoming.resume()
  }
}
