import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import type { Role } from '#domain/staff/permissions.ts'
import { pageContext, type PageContext } from '#web/context.ts'
import { office } from './office-handlers.ts'

/** What a colleague of these roles, or nobody, asks with a form; the door looks at nothing else. */
function asked(roles: readonly Role[] | undefined, form: Record<string, string> = {}): ActionFunctionArgs {
  const context = new RouterContextProvider()
  const colleague = roles && { id: 'id', username: 'name', roles, authenticatedAt: new Date(0) }
  context.set(pageContext, { colleague } as PageContext)
  const url = new URL('http://office.localhost/prices/1')
  return {
    context,
    params: {},
    url,
    request: new Request(url, { method: 'POST', body: new URLSearchParams(form) }),
  } as unknown as ActionFunctionArgs
}

const refused = (status: number) => ({ init: { status } })

const read = office.read('prices.see', () => 'prices')

test('F-01 what is read is handed to those who have the permission', async () => {
  expect(await read(asked(['pricing']))).toBe('prices')
  await expect(read(asked(['warehouse']))).rejects.toMatchObject(refused(403))
  await expect(read(asked([]))).rejects.toMatchObject(refused(403))
  await expect(read(asked(undefined))).rejects.toMatchObject(refused(401))
})

test('F-01 a form is read only if it is the sender’s work to send it', async () => {
  const change = office.change('prices.change', ({ form }) => form.get('note'))
  const sent = asked(['warehouse'], { note: 'lower' })

  expect(await change(asked(['pricing'], { note: 'lower' }))).toBe('lower')
  await expect(change(sent)).rejects.toMatchObject(refused(403))
  expect(sent.request.bodyUsed).toBe(false)
})

test('F-01 where a page offers several changes, each asks for its own permission', async () => {
  const steps = { propose: ['prices.change'], approve: ['prices.approve'] } as const
  const choose = office.choose('step', steps, ({ chosen }) => chosen)

  expect(await choose(asked(['finance'], { step: 'approve' }))).toBe('approve')
  expect(await choose(asked(['pricing'], { step: 'propose' }))).toBe('propose')
  await expect(choose(asked(['finance'], { step: 'propose' }))).rejects.toMatchObject(refused(403))
  await expect(choose(asked(['warehouse'], { step: 'approve' }))).rejects.toMatchObject(refused(403))
  for (const step of ['', 'launch', 'constructor', '__proto__'])
    await expect(choose(asked(['admin'], { step }))).rejects.toMatchObject(refused(400))
})

test('a change says after a space what it is about, and needs its permission all the same', async () => {
  const choose = office.choose('bulk', { assign: ['prices.change'] }, ({ chosen, about }) => [chosen, about])

  expect(await choose(asked(['pricing'], { bulk: 'assign 4711' }))).toEqual(['assign', '4711'])
  await expect(choose(asked(['warehouse'], { bulk: 'assign 4711' }))).rejects.toMatchObject(refused(403))
  await expect(choose(asked(['pricing'], { bulk: ' assign' }))).rejects.toMatchObject(refused(400))
})
