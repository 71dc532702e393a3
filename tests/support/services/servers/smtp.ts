import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  url: string
  /** What arrived, in order. */
  letters: Email[]
  /** From now on recipients are answered with this code; nothing means that they are accepted. */
  answerWith(code: number | undefined): void
  stop(): Promise<void>
}

/** A mail server in this process that keeps what it gets. */
export async function startMailServer(): Promise<TestMailServer> {
  const letters: Email[] = []
  let refusal: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      done(refusal === undefined ? null : Object.assign(new Error('not now'), { responseCode: refusal }))
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      letters.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    answerWith: (code) => (refusal = code),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
