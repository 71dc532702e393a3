import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, stopProcess, waitForPort } from '#tests/support/services/servers/service.ts'
import type { DrivenBrowser, Size, Tab } from './tab.ts'

/** Debian's WebKit, by its driver, on a screen that nobody sees. */
export async function openWebKit(): Promise<DrivenBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'umlauf-webkit-'))
  const { screen, display } = await openScreen(folder)
  const port = await freePort()
  const env = { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, DISPLAY: display }
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], { cwd: folder, env, stdio: 'ignore' })
  if (!(await waitForPort(port, driver))) throw new Error('The driver of WebKit did not start')

  return {
    newTab: (size) => openTab(`http://127.0.0.1:${port}/session`, size),
    stop: async () => {
      await stopProcess(driver, 'SIGTERM')
      await stopProcess(screen, 'SIGTERM')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** It takes the first number that is free, and says which. */
async function openScreen(cwd: string): Promise<{ screen: ChildProcess; display: string }> {
  const flags = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn('/usr/bin/Xvfb', flags, { cwd, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(screen.stdio[3]!, 'data')
  return { screen, display: `:${String(number).trim()}` }
}

async function call<Value>(method: 'POST' | 'DELETE', address: string, body: object = {}): Promise<Value> {
  const answer = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Every session is a window of its own, which remembers nothing of earlier ones. */
async function openTab(sessions: string, size: Size): Promise<Tab> {
  const { sessionId } = await call<{ sessionId: string }>('POST', sessions, { capabilities: {} })
  const session = `${sessions}/${sessionId}`
  await call('POST', `${session}/window/rect`, size)

  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: (input) => call('POST', `${session}/actions`, { actions: [input] }),
    attach: async (selector, file) => {
      const found = await call<object>('POST', `${session}/element`, { using: 'css selector', value: selector })
      const [element] = Object.values(found)
      await call('POST', `${session}/element/${element}/value`, { text: file })
    },
    close: () => call('DELETE', session),
  }
}
