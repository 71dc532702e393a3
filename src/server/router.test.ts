import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { RememberingRouter } from './router.ts'

test('a path leads to the same handlers with the same names every time, and others to theirs', async () => {
  const app = new Hono({ router: new RememberingRouter() })
    .use(async (c, next) => {
      await next()
      c.header('x-passed', 'yes')
    })
    .get('/trades/new', (c) => c.text('new'))
    .get('/trades/:number', (c) => c.text(`trade ${c.req.param('number')}`))
    .post('/trades/:number', (c) => c.text('changed'))
  const ask = async (path: string, method = 'GET') => (await app.request(path, { method })).text()

  for (const _ of [1, 2]) {
    expect(await ask('/trades/new')).toBe('new')
    expect(await ask('/trades/7')).toBe('trade 7')
    expect(await ask('/trades/8')).toBe('trade 8')
    expect(await ask('/trades/8', 'POST')).toBe('changed')
    expect((await app.request('/nowhere')).status).toBe(404)
    expect((await app.request('/trades/7')).headers.get('x-passed')).toBe('yes')
  }
})

test('who asks for ever other paths is answered all the same', async () => {
  const app = new Hono({ router: new RememberingRouter() }).get('/:name', (c) => c.text(c.req.param('name')))
  for (let number = 0; number < 2_100; number++)
    expect(await (await app.request(`/${number}`)).text()).toBe(String(number))

  expect(await (await app.request(`/${'a'.repeat(300)}`)).text()).toBe('a'.repeat(300))
})
