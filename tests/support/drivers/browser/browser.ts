import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterEach, beforeAll } from 'vitest'
import { PATIENCE_MILLISECONDS } from '#tests/support/limits/eventually.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'

/** The shell is the same engine without a window around it, and needs far less work per page. */
const known = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const executablePath =
  process.env['CHROMIUM'] ?? known.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that sees a drawing, and that every page gets whose headers allow one.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Playwright switches the first of these off itself, but only the last such list counts. The last three are a process in
  // reserve, and what a window prepares below its address bar: that cost more than the pages of the shop.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'SpareRendererForSitePerProcess',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join()}`,
]

/** Runs in the page: a visitor who refused to be counted, unless something else was answered already. */
function refuseTracking() {
  try {
    const answer = { tracking: false, decidedAt: Date.now(), version: 1 }
    if (localStorage.getItem('umlauf.consent') === null) localStorage.setItem('umlauf.consent', JSON.stringify(answer))
  } catch {
    // A page that remembers nothing, or none at all.
  }
}

type VisitorOptions = BrowserContextOptions & {
  /** Nobody has asked this visitor about tracking yet: the banner will. */
  undecided?: boolean
}

let running: Promise<Browser> | undefined

/** One browser for all test files of a process, which ends with it. */
async function openBrowser(): Promise<Browser> {
  if (executablePath === undefined) throw new Error('There is no Chromium on this machine')
  const open = await running
  if (open?.isConnected()) return open
  running = chromium.launch({ executablePath, args: flags, timeout: PATIENCE_MILLISECONDS })
  return running
}

/** Every page is a new visitor. */
export function useBrowser(): { newPage(options?: VisitorOptions): Promise<Page> } {
  const visitors: BrowserContext[] = []
  beforeAll(async () => void (await openBrowser()))
  afterEach(() => Promise.all(visitors.splice(0).map((visitor) => visitor.close())))

  return {
    newPage: async ({ undecided = false, ...options } = {}) => {
      const browser = await openBrowser()
      const context = await browser.newContext({ userAgent: person, ...options })
      context.setDefaultTimeout(PATIENCE_MILLISECONDS)
      visitors.push(context)
      if (!undecided) await context.addInitScript(refuseTracking)
      return context.newPage()
    },
  }
}

/** Scripts run and links are followed in the page: it remembers by itself how far down somebody was. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => '__reactRouterDataRouter' in window && history.scrollRestoration === 'manual')
