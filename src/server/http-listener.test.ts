import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { freePort } from '#tests/support/services/servers/service.ts'
import { openListener } from './http-listener.ts'

/** How many this machine has turned away, because too many had knocked at once. */
function forgotten(): number {
  const [names, counts] = readFileSync('/proc/net/netstat', 'utf8').split('\n')
  return Number(counts!.split(' ')[names!.split(' ').indexOf('ListenOverflows')])
}

test('F-94 of a thousand who come before one can be let in, nobody is forgotten', async () => {
  const port = await freePort()
  const listener = await openListener({ PORT: port, HOST: '127.0.0.1' })
  await listener.open((_, response) => response.end('here'))
  const before = forgotten()

  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.write('GET / HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n')
      return text(socket)
    }),
  )
  await listener.close()

  expect(answers.filter((answer) => answer.endsWith('here'))).toHaveLength(1_000)
  expect(forgotten() - before).toBe(0)
})
