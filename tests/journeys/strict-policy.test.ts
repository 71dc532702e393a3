import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { flatten } from './flatten.ts'
import { hydrated, useBrowser } from '../browser.ts'
import { url } from '../shop-under-test.ts'
import { countryOf, everyScreen, hosts } from './addresses.ts'
import { arrived, follow, savingData } from './travelling.ts'
import at from '#messages/de-AT.json' with { type: 'json' }
import de from '#messages/de.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import fr from '#messages/fr.json' with { type: 'json' }
import it from '#messages/it.json' with { type: 'json' }

const browser = useBrowser()

/** Notes whatever the browser refuses to do because of the page's policy. */
async function watchPolicy(page: Page): Promise<string[]> {
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

describe('the content security policy', () => {
  test.each(hosts)('S2.01 is kept by every screen of %s, loaded or followed', async (host) => {
    const page = await browser.newPage()
    await page.addInitScript(savingData)
    const violations = await watchPolicy(page)
    const screens = everyScreen(countryOf(host))

    for (const path of screens) await page.goto(url(host, path))
    await page.goto(url(host))
    await hydrated(page)
    for (const path of screens) {
      await follow(page, path)
      await arrived(page, path)
    }

    expect(violations).toEqual([])
  })

  test('S2.01 the listener of these tests does notice a violation', async () => {
    const page = await browser.newPage()
    const violations = await watchPolicy(page)
    await page.goto(url('de'))

    await page.evaluate(() => {
      const image = new Image()
      image.src = 'https://evil.example/pixel.gif'
      document.body.append(image)
    })

    await expect.poll(() => violations).toContainEqual(expect.stringContaining('img-src'))
  })
})

/** Sentences that only this language has. */
function sentencesOf(words: object, others: object[]): string[] {
  const foreign = new Set(others.flatMap((other) => Object.values(flatten(other))))
  return Object.values(flatten(words)).filter(
    (text) => text.length > 25 && !/[{<'"\\\u00a0\u202f]/.test(text) && !foreign.has(text),
  )
}

const languages = {
  de: sentencesOf(de, [es, fr, it]),
  es: sentencesOf(es, [de, fr, it]),
  fr: sentencesOf(fr, [de, es, it]),
  it: sentencesOf(it, [de, es, fr]),
}

describe('the words of other countries', () => {
  test.each(['de', 'es', 'fr', 'it', 'at'] as const)('S1.06 never reach a browser in %s', async (code) => {
    const page = await browser.newPage()
    const bodies: Promise<string>[] = []
    page.on('response', (answer) => {
      if (/\.(js|data)(\?|$)/.test(answer.url()) || answer.request().isNavigationRequest())
        bodies.push(answer.text().catch(() => ''))
    })
    await page.addInitScript(savingData)
    await page.goto(url(code))
    await hydrated(page)
    for (const path of everyScreen(countryOf(code))) {
      await follow(page, path)
      await arrived(page, path)
    }
    const everything = (await Promise.all(bodies)).join('\n')
    const own = code === 'at' ? 'de' : code

    const spoken = Object.entries(languages)
      .map(
        ([language, sentences]) =>
          [language, sentences.filter((sentence) => everything.includes(sentence)).length] as const,
      )
      .filter(([, count]) => count > 0)
    expect(spoken.map(([language]) => language)).toEqual([own])
    expect(languages[own].length).toBeGreaterThan(50)
  })

  test('S1.07 Austrian words reach Austria only', async () => {
    const [austrian] = sentencesOf(at, [de])
    expect(austrian).toBeDefined()
    const bodies = await Promise.all(
      ['at', 'de'].map(async (code) => {
        const page = await browser.newPage()
        const scripts: Promise<string>[] = []
        page.on('response', (answer) => {
          if (answer.url().endsWith('.js')) scripts.push(answer.text().catch(() => ''))
        })
        await page.addInitScript(savingData)
        await page.goto(url(code))
        await hydrated(page)
        return (await Promise.all(scripts)).join('\n')
      }),
    )

    expect(bodies.map((body) => body.includes(austrian!))).toEqual([true, false])
  })
})
