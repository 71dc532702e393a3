// What tests of the whole shop stand on: the built shop, and a browser. Plain rules need neither.
import { existsSync } from 'node:fs'
import { build, run, step } from './project/project.mjs'

/** The browser of the journeys: the machine's own, else Debian's. */
async function installBrowser() {
  const known = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  if (process.env.CHROMIUM || known.some((name) => existsSync(`/usr/bin/${name}`))) return
  if (process.getuid?.() !== 0) throw new Error('The journeys need Chromium: install it, or name it in CHROMIUM.')
  await step("Installing Debian's Chromium", async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  })
}

await build()
await installBrowser()
