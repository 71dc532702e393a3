import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, stopProcess, waitForPort } from '#tests/support/services/servers/service.ts'
import type { DrivenBrowser, Size, Tab } from './tab.ts'

/** Debian's Firefox, which speaks WebDriver BiDi by itself. */
export async function openFirefox(): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'umlauf-firefox-'))
  const port = await freePort()
  const flags = ['--headless', '--profile', profile, '--remote-debugging-port', String(port)]
  const env = { PATH: process.env['PATH'], HOME: profile, TMPDIR: profile }
  const firefox = spawn('/usr/bin/firefox-esr', flags, { cwd: profile, env, stdio: 'ignore' })
  if (!(await waitForPort(port, firefox))) throw new Error('Firefox did not start')
  const call = await connect(port)
  await call('session.new', { capabilities: {} })

  return {
    newTab: (size) => openTab(call, size),
    stop: async () => {
      await stopProcess(firefox, 'SIGTERM')
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Call = (method: string, params: object) => Promise<Record<string, unknown>>

type Reply = { id: number; result: Record<string, unknown> } | { id: number; error: string; message: string }

async function connect(port: number): Promise<Call> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`)
  const asked = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(data) as Reply
    if ('result' in reply) asked.get(reply.id)?.resolve(reply.result)
    else asked.get(reply.id)?.reject(new Error(`${reply.error}: ${reply.message}`))
    asked.delete(reply.id)
  })
  await once(socket, 'open')

  let last = 0
  return (method, params) => {
    const answer = Promise.withResolvers<Record<string, unknown>>()
    last += 1
    asked.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params }))
    return answer.promise
  }
}

async function openTab(call: Call, size: Size): Promise<Tab> {
  const { userContext } = await call('browser.createUserContext', {})
  const { context } = await call('browsingContext.create', { type: 'tab', userContext })
  await call('browsingContext.setViewport', { context, viewport: size })

  return {
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const answer = await call('script.evaluate', { expression, target: { context }, awaitPromise: false })
      // A page that throws is answered with what it threw.
      const { result } = answer as { result?: { value: string } }
      if (!result) throw new Error(JSON.stringify(answer))
      return result.value
    },
    perform: async (input) => void (await call('input.performActions', { context, actions: [input] })),
    attach: async (selector, file) => {
      const locator = { type: 'css', value: selector }
      const { nodes } = (await call('browsingContext.locateNodes', { context, locator })) as { nodes: object[] }
      await call('input.setFiles', { context, element: nodes[0], files: [file] })
    },
    close: async () => void (await call('browser.removeUserContext', { userContext })),
  }
}
