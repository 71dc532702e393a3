import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pathTo } from '#shop/screens/paths.ts'
import { filmSeconds } from '#web/art/conditions-film/film.ts'
import { axeFindings } from '#tests/support/readers/pages/axe.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { readCaptions } from '#tests/support/readers/languages/film-captions.ts'
import { url } from '#tests/support/services/shops/shop-under-test.ts'
import { countryOf, type Host } from '#tests/support/fixtures/addresses.ts'
import { isPayload, watchRequests } from '#tests/support/drivers/browser/travelling.ts'

const browser = useBrowser()

const section = '[data-feature="conditions-video"]'
const isOfFilm = ({ pathname }: URL): boolean => pathname.startsWith('/films/')

/** The page with the film in view, after everything that it does by itself: fetching links in view ahead comes last. */
async function openAtFilm(page: Page, address: string): Promise<void> {
  const atRest = page.waitForRequest((request) => isPayload(new URL(request.url())))
  await page.goto(address)
  await hydrated(page)
  await page.locator(section).scrollIntoViewIfNeeded()
  await atRest
}

const button = (page: Page) => page.locator(`${section} button`)

/** What the film does now, as the browser says. */
const stateOf = (page: Page) =>
  page.locator(`${section} video`).evaluate((video: HTMLVideoElement) => ({
    playing: !video.paused && video.currentTime > 0.6,
    duration: video.duration,
    size: [video.videoWidth, video.videoHeight],
    focused: document.activeElement === video,
    source: video.currentSrc.split('.').at(-1),
  }))

const isPlaying = async (page: Page): Promise<boolean> => (await stateOf(page)).playing

const captionsOf = (page: Page) =>
  page.locator(`${section} video`).evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks
    const texts = (cues: TextTrackCueList | null | undefined) => [...(cues ?? [])].map((cue) => (cue as VTTCue).text)
    return {
      tracks: video.textTracks.length,
      kind: track?.kind,
      mode: track?.mode,
      language: track?.language,
      label: track?.label,
      all: texts(track?.cues),
      shown: texts(track?.activeCues),
    }
  })

const violations = (page: Page) => axeFindings(page, { include: section, rules: 'everything' })

const languageNames = { at: 'Deutsch', de: 'Deutsch', es: 'Español', fr: 'Français', it: 'Italiano' }

describe.each(['de', 'at', 'fr', 'es', 'it'] as const)('the film about conditions in %s', (code) => {
  const { icuLocale } = countryOf(code)

  test('S1.14 is not asked for before the click, then plays with captions, all from this host', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const asked = watchRequests(page, isOfFilm)
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (protocol !== 'data:' && host !== new URL(url(code)).host) foreign.push(request.url())
    })
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', ({ message }) => complaints.push(message))

    await openAtFilm(page, url(code))
    expect(asked).toEqual([])
    expect(await page.locator('video').count()).toBe(0)

    await button(page).click()
    await expect.poll(() => isPlaying(page)).toBe(true)
    const cues = readCaptions(icuLocale)
    await expect.poll(async () => (await captionsOf(page)).shown).toEqual([cues[0]!.text])

    expect(await stateOf(page)).toMatchObject({ size: [1280, 720], focused: true })
    expect((await stateOf(page)).duration).toBeCloseTo(filmSeconds, 0)
    expect(await captionsOf(page)).toMatchObject({
      tracks: 1,
      kind: 'captions',
      mode: 'showing',
      language: icuLocale,
      label: languageNames[code],
      all: cues.map(({ text }) => text),
    })
    expect(asked).toContain(`/films/conditions.${icuLocale}.vtt`)
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
  })
})

// These do not depend on the language.
describe('the film', () => {
  test('S1.14 opens by keyboard, and the space bar stops it', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(url('de'))
    await hydrated(page)

    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect((await stateOf(page)).focused).toBe(true)
    await page.keyboard.press('Space')

    await expect.poll(() => isPlaying(page)).toBe(false)
  })

  test('S1.14 is free of what axe knows, before and after, on a phone in the dark as well', async () => {
    for (const options of [
      { viewport: { width: 1280, height: 800 } },
      { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const },
    ]) {
      const page = await browser.newPage(options)
      await page.goto(url('de'))
      await hydrated(page)
      await page.locator(`${section} summary`).click()
      const before = await violations(page)
      const place = await button(page).boundingBox()
      await button(page).click()
      await page.locator('video').waitFor()

      expect(before).toEqual([])
      expect(await violations(page)).toEqual([])
      const film = await page.locator('video').boundingBox()
      expect([film!.x, film!.width]).toEqual([place!.x, place!.width])
    }
  })
})

test.each(['de', 'es', 'aganwidget'] as const)(
  'S1.14 without scripts the film of %s can be read, and its button leads to it',
  async (host: Host) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(url(host))
    const story = page.locator(`${section} details p`)
    expect(await story.isVisible()).toBe(false)
    await page.locator(`${section} summary`).click()
    expect(await story.innerText()).toMatch(/\bA\b[\s\S]*\bB\b[\s\S]*\bC\b[\s\S]*\bD\b/)

    const answer = page.waitForResponse((response) => isOfFilm(new URL(response.url())))
    await button(page).click()

    expect([200, 206]).toContain((await answer).status())
    expect((await answer).headers()['content-type']).toBe('video/mp4')
    await page.waitForURL(/\/films\/conditions\.mp4\??$/)
  },
)

test('S1.14 a browser that cannot have the one form of the film plays the other', async () => {
  for (const [blocked, played] of [
    ['mp4', 'webm'],
    ['webm', 'mp4'],
  ]) {
    const page = await browser.newPage()
    await page.route(`**/conditions.${blocked}`, (route) => route.abort())
    await page.goto(url('de'))
    await hydrated(page)
    await button(page).click()

    await expect.poll(() => isPlaying(page)).toBe(true)
    expect((await stateOf(page)).source).toBe(played)
  }
})

test('S1.14 the film can be wound forward, without loading it all', async () => {
  const page = await browser.newPage()
  await page.goto(url('it'))
  await hydrated(page)
  await button(page).click()
  await expect.poll(() => isPlaying(page)).toBe(true)

  await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 30))

  const last = readCaptions('it-IT').at(-1)!
  await expect.poll(async () => (await captionsOf(page)).shown).toEqual([last.text])
})

test.each(['at', 'fr'] as const)('S1.14 the film stands on the pages of categories of %s too', async (code) => {
  const country = countryOf(code)
  const path = pathTo(country, 'sellCategory', { category: country.categorySlugs.smartphone })
  const page = await browser.newPage()
  const asked = watchRequests(page, isOfFilm)
  await openAtFilm(page, url(code, path))
  expect(asked).toEqual([])

  await button(page).click()

  await expect.poll(() => isPlaying(page)).toBe(true)
})
