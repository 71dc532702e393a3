import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** What a server could do at best: the same bytes as a string, without asking anybody. Its port goes to the parent. */
const body = readFileSync(process.argv[2]!, 'utf8')
const app = new Hono().get('*', (c) => c.html(body))
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
