import { existsSync } from 'node:fs'
import { noteMissingService } from './missing-services.ts'
import { installPackage } from './service.ts'

/** What drives each browser, and the packages of Debian that bring it. */
const programs = {
  Firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
  WebKit: { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' },
}

export type OtherBrowser = keyof typeof programs

/** The browsers beside Chromium that this machine has, or could get. */
export async function findOtherBrowsers(): Promise<OtherBrowser[]> {
  const found: OtherBrowser[] = []
  for (const [browser, needed] of Object.entries(programs) as [OtherBrowser, Record<string, string>][]) {
    const missing: string[] = []
    for (const [program, name] of Object.entries(needed)) {
      const problem = existsSync(program) ? undefined : await installPackage(name)
      if (problem) missing.push(problem)
    }
    if (missing.length === 0) found.push(browser)
    else noteMissingService(`${browser}: ${missing.join('; ')}`)
  }
  return found
}
