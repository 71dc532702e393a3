import { connect } from 'node:net'
import type { LabelPrinter } from './label-printer.ts'

/** What label printers listen on. */
const USUAL_PORT = 9_100

/** A printer that takes no byte for so long has no paper, or is off. */
const SILENCE_MILLISECONDS = 10_000

/** A printer in the network that takes its language as it is: tcp://10.0.0.7:9100. */
export function networkPrinter(address: string): LabelPrinter {
  const { hostname: host, port } = new URL(address)
  const options = { host: host.replace(/^\[|\]$/g, ''), port: Number(port) || USUAL_PORT }

  return {
    send: (zpl) =>
      new Promise((resolve, reject) => {
        const socket = connect(options)
        socket.setTimeout(SILENCE_MILLISECONDS, () => socket.destroy(new Error('The printer takes nothing')))
        socket.on('error', reject)
        // Some printers keep the connection open: they have it once everything was taken.
        socket.on('connect', () => socket.end(zpl, () => resolve()))
        socket.resume()
      }),
  }
}
