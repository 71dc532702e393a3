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

const knock = (port: number, visitors: number) =>
  Promise.all(
    Array.from({ length: visitors }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.write('GET / HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n')
      return text(socket)
    }),
  )

test('F-94 of a thousand who come before one can be let in, nobody is forgotten', async () => {
  const port = await freePort()
  const listener = await openListener({ PORT: port, HOST: '127.0.0.1' })
  await listener.open((_, response) => response.end('here'))
  const before = forgotten()

  const answers = await knock(port, 1_000)
  await listener.close()

  expect(answers.filter((answer) => answer.endsWith('here'))).toHaveLength(1_000)
  expect(forgotten() - before).toBe(0)
})

test('F-94 visitors do not wait for one turn of a busy process each', async () => {
  const port = await freePort()
  const listener = await openListener({ PORT: port, HOST: '127.0.0.1' })
  await listener.open((_, response) => response.end('here'))
  let turns = 0
  const work = () => {
    turns += 1
    const until = performance.now() + 2
    while (performance.now() < until);
    next = setImmediate(work)
  }
  let next = setImmediate(work)

  const answers = await knock(port, 640)
  clearImmediate(next)
  await listener.close()

  expect(answers.filter((answer) => answer.endsWith('here'))).toHaveLength(640)
  expect(turns).toBeLessThan(320)
})

test('F-94 a port that somebody else has is not shared with him', async () => {
  const port = await freePort()
  const address = { PORT: port, HOST: '127.0.0.1' }
  const first = await openListener(address)
  await expect(openListener(address)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close()

  await (await openListener(address)).close()
})
