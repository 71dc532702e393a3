import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { retryingFetch } from './retry-gets.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Behaviour = number | 'hang up'

/** A server that answers one request after the other as told, and notes what it was asked. */
async function serverThat(...behaviours: Behaviour[]): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = []
  server = createServer((request, response) => {
    const behaviour = behaviours[asked.length] ?? 200
    asked.push(request.method ?? '')
    if (behaviour === 'hang up') return request.socket.destroy()
    response.writeHead(behaviour).end(String(behaviour))
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}

const send = retryingFetch(fetch)

describe('a GET', () => {
  test.each<Behaviour>([408, 409, 425, 429, 500, 502, 503, 504, 'hang up'])(
    'S7.40 is sent once more after %s',
    async (failure) => {
      const { address, asked } = await serverThat(failure, 200)

      const { status } = await send(address)

      expect(status).toBe(200)
      expect(asked).toEqual(['GET', 'GET'])
    },
  )

  test.each([200, 204, 301, 400, 401, 402, 403, 404, 405, 410, 422, 501])(
    'S7.40 is not sent again after %d',
    async (status) => {
      const { address, asked } = await serverThat(status)

      await send(address, { redirect: 'manual' })

      expect(asked).toEqual(['GET'])
    },
  )

  test('S7.40 gives up after the second time and hands on what it got', async () => {
    const { address, asked } = await serverThat(503, 504, 200)

    expect((await send(address)).status).toBe(504)
    expect(asked).toHaveLength(2)
  })

  test('S7.40 that fails twice on the way fails', async () => {
    const { address, asked } = await serverThat('hang up', 'hang up', 200)

    await expect(send(address)).rejects.toThrow()
    expect(asked).toHaveLength(2)
  })

  test('S7.40 given as a request object keeps its headers', async () => {
    const { address, asked } = await serverThat(503, 200)

    expect((await send(new Request(address, { headers: { 'x-test': '1' } }))).status).toBe(200)
    expect(asked).toHaveLength(2)
  })

  test('S7.40 that the visitor gave up is not sent again', async () => {
    const network = vi.fn<typeof fetch>(() => Promise.reject(new DOMException('left', 'AbortError')))

    await expect(retryingFetch(network)('/x')).rejects.toThrow('left')
    expect(network).toHaveBeenCalledTimes(1)
  })
})

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('a %s', (method) => {
  test.each<Behaviour>([408, 409, 425, 429, 500, 502, 503, 504, 'hang up'])(
    'S7.41 is never sent twice, not even after %s',
    async (failure) => {
      const { address, asked } = await serverThat(failure, 200)

      await send(address, { method }).catch(() => undefined)
      await send(new Request(address, { method })).catch(() => undefined)

      expect(asked).toHaveLength(2)
    },
  )
})
