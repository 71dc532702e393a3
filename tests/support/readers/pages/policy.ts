import type { Page } from 'playwright-core'

/** Notes whatever the browser refuses to do because of the page's policy. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    ),
  )
  page.on('pageerror', ({ message }) => violations.push(`${page.url()}: ${message}`))
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted|hydrat/i.test(message.text())) violations.push(message.text())
  })
  return violations
}
