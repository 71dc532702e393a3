import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** What a server could do at best: the same bytes and headers, without asking anybody. Its port goes to the parent. */
const [file, headers] = process.argv.slice(2) as [string, string]
const body = readFileSync(file)
const answer = { headers: JSON.parse(headers) as Record<string, string> }
const app = new Hono().get('*', () => new Response(body, answer))
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
