import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/staff/permissions.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { formatTradeNumber, itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { hydrated, useBrowser } from '#tests/support/drivers/browser/browser.ts'
import { scan } from '#tests/support/drivers/browser/scanner.ts'
import { logInByForm } from '#tests/support/drivers/office/office-login.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'

const browser = useBrowser()
const office = useOffice()
const officeUrl = () => `http://office.localhost:${office.shop().port}`

/** Somebody of the warehouse, at a screen. */
async function atScreen(path: string, ...others: Role[]): Promise<Page> {
  const { username, password } = await office.colleague('warehouse', ...others)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logInByForm(page, officeUrl(), `${username}:${password}`)
  await page.goto(`${officeUrl()}${path}`)
  await hydrated(page)
  return page
}

const codeOf = ({ number }: Trade) => formatTradeNumber(number)
const statesOf = async ({ id }: Trade) => (await findTrade(office.engines().db, id))!.items.map(({ status }) => status)
const line = (page: Page) => page.locator('.scan-latest')
const listed = async (page: Page) => (await page.locator('.scan-list code').allTextContents()).toReversed()
const sold = () => soldTrade(office.engines())

describe('at the dock', () => {
  test('F-30 OP-01 with the focus on “everything is there” another scan opens its parcel and confirms nothing', async () => {
    const [first, second] = [await sold(), await sold()]
    const page = await atScreen('/receive')
    await scan(page, codeOf(first))
    const button = page.getByRole('button', { name: 'Alles da' })
    await button.focus()
    await scan(page, codeOf(second))

    await page.getByRole('heading', { name: codeOf(second) }).waitFor()
    expect(await statesOf(first)).toEqual(['EXPECTED'])
    expect(await statesOf(second)).toEqual(['EXPECTED'])
    expect(
      await page
        .getByRole('list')
        .filter({ hasText: codeOf(first) })
        .count(),
    ).toBeGreaterThan(0)
    await scan(page, codeOf(second))
    await expect.poll(() => statesOf(second)).toEqual(['RECEIVED'])
    expect(await statesOf(first)).toEqual(['EXPECTED'])
  })

  test('OP-01 three scans within 200 milliseconds are three scans, whatever has the focus', async () => {
    const focused = ['body', 'input[name=q]', '.office-scan button', '#scan', 'main a, .office-menu a']
    for (const place of focused) {
      const trades = [await sold(), await sold(), await sold()]
      const page = await atScreen('/receive')
      if (place === 'body') await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      else await page.locator(place).first().focus()
      await scan(page, ...trades.map(codeOf))

      await expect.poll(() => listed(page)).toEqual(trades.map(codeOf))
      expect(new URL(page.url()).pathname).toBe('/receive')
      for (const trade of trades) expect(await statesOf(trade), place).toEqual(['EXPECTED'])
      await page.context().close()
    }
  })

  test('OP-01 one pull of the trigger that comes twice is one scan', async () => {
    const [trade, next] = [await sold(), await sold()]
    const page = await atScreen('/receive')
    await scan(page, codeOf(trade), codeOf(trade))
    await page.getByRole('heading', { name: codeOf(trade) }).waitFor()
    await scan(page, codeOf(next))
    await expect.poll(() => listed(page)).toContain(codeOf(next))
    expect(await listed(page)).toEqual([codeOf(trade), codeOf(next)])
    expect(await statesOf(trade)).toEqual(['EXPECTED'])
  })

  test('typing gives what scanning gives, and it can be taken back', async () => {
    const trade = await sold()
    const page = await atScreen('/receive')
    const type = async () => {
      await page.fill('#scan', codeOf(trade))
      await page.locator('#scan').press('Enter')
    }
    await type()
    await page.getByRole('heading', { name: codeOf(trade) }).waitFor()
    await type()
    await expect.poll(() => statesOf(trade)).toEqual(['RECEIVED'])
    await page.locator('.scan-list li').filter({ hasText: 'angenommen' }).getByRole('button').click()
    await expect.poll(() => statesOf(trade)).toEqual(['EXPECTED'])
  })

  test('OP-03 command codes: all here, not in the parcel, undo', async () => {
    const trade = await soldTrade(office.engines(), 'de', { pieces: 2 })
    const page = await atScreen('/receive')
    await scan(page, codeOf(trade))
    await page.getByRole('heading', { name: codeOf(trade) }).waitFor()
    await scan(page, 'CMD-NOT-IN-PARCEL')
    await page.getByLabel('Fotos vom Inhalt').waitFor({ state: 'visible' })
    await scan(page, 'CMD-ALL-HERE')
    await expect.poll(() => statesOf(trade)).toEqual(['RECEIVED', 'RECEIVED'])
    await scan(page, 'CMD-UNDO')
    await expect.poll(() => statesOf(trade)).toEqual(['EXPECTED', 'EXPECTED'])
  })

  test('an unknown code says so, loudly, and changes nothing', async () => {
    const trade = await sold()
    const page = await atScreen('/receive')
    await scan(page, codeOf(trade))
    await page.getByRole('heading', { name: codeOf(trade) }).waitFor()
    await scan(page, { code: 'NOBODY-KNOWS', end: 'Tab' })
    await expect.poll(() => line(page).textContent()).toContain('kennen wir nicht')
    expect(await line(page).getAttribute('class')).toContain('scan-latest--bad')
    await page.getByRole('heading', { name: codeOf(trade) }).waitFor()
  })

  test('OP-04 what is scanned without a connection arrives once each', async () => {
    const trades = [await sold(), await sold()]
    const page = await atScreen('/receive')
    await page.context().setOffline(true)
    await scan(page, ...trades.map(codeOf))
    await page.getByText('2 Scans warten').waitFor()
    await page.context().setOffline(false)

    await expect.poll(() => listed(page)).toEqual(trades.map(codeOf))
    expect(await page.getByText('warten auf die Verbindung').count()).toBe(0)
    const { rows } = await office.query('select count(*)::int as count from scans where code = any($1)', [
      trades.map(codeOf),
    ])
    expect(rows).toEqual([{ count: 2 }])
  })
})

describe('OP-02 a burst', () => {
  test('leaves a text field as it was', async () => {
    const page = await atScreen('/receive')
    const search = page.locator('input[name=q]')
    await search.fill('half a na')
    await search.press('ArrowLeft')
    await scan(page, 'NOBODY-KNOWS')
    await expect.poll(() => line(page).textContent()).toContain('NOBODY-KNOWS')
    expect(await search.inputValue()).toBe('half a na')
    expect(new URL(page.url()).pathname).toBe('/receive')
  })

  test('presses no button, not even by a space in its code', async () => {
    const trade = await sold()
    const page = await atScreen('/receive')
    await scan(page, codeOf(trade))
    await page.getByRole('button', { name: 'Alles da' }).focus()
    for (const code of ['NOBODY KNOWS', 'NOR THIS']) {
      await scan(page, code)
      await expect.poll(() => line(page).textContent()).toContain(code)
    }
    expect(await statesOf(trade)).toEqual(['EXPECTED'])
  })

  test('on any other screen opens what it names, and saves nothing that was typed', async () => {
    const trade = await sold()
    const page = await atScreen('/places')
    await page.fill('[name=code]', 'P-MINE')
    await scan(page, codeOf(trade))
    await page.waitForURL(`${officeUrl()}/trades/${codeOf(trade)}`)
    const { rows } = await office.query("select code from places where code like 'P-MINE%'")
    expect(rows).toEqual([])
  })

  test('goes to nothing beneath an open dialog', async () => {
    const [beneath, later] = [await sold(), await sold()]
    const page = await atScreen('/receive')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('?')
    await page.locator('dialog:modal').waitFor()
    await scan(page, codeOf(beneath))
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
    await scan(page, codeOf(later))
    await expect.poll(() => listed(page)).toEqual([codeOf(later)])
  })
})

describe('a key that may be the beginning of a scan', () => {
  const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  /** Remembers what shortcuts hear. */
  const listen = (page: Page) =>
    page.evaluate(() => {
      const keys: string[] = []
      Object.assign(globalThis, { heard: keys })
      document.addEventListener('keydown', ({ key, altKey, defaultPrevented }) => {
        if ([...key].length === 1) keys.push(`${altKey ? 'Alt ' : ''}${key}${defaultPrevented ? ' kept' : ''}`)
      })
    })

  test('is let go with Alt at once, and alone after a moment, and leads nowhere without g before it', async () => {
    const page = await atScreen('/trades')
    await listen(page)
    await page.keyboard.press('Alt+d')
    expect(await heard(page)).toEqual(['Alt d'])
    await page.keyboard.press('d')
    await expect.poll(() => heard(page)).toEqual(['Alt d', 'd'])
    expect(new URL(page.url()).pathname).toBe('/trades')
  })

  test('still does what it does if what had the focus is gone meanwhile', async () => {
    const page = await atScreen('/trades')
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.office-main a')!
      link.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }))
      link.remove()
    })
    await page.locator('dialog:modal').waitFor()
  })

  test('does nothing beneath a dialog that has opened meanwhile', async () => {
    const page = await atScreen('/trades')
    await listen(page)
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.append(document.createElement('button'))
      dialog.showModal()
    })
    await expect.poll(() => heard(page)).toEqual(['/'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  })

  test('is part of the scan that follows, also on a page that is busy meanwhile', async () => {
    const page = await atScreen('/trades')
    await listen(page)
    await page.evaluate(() => {
      let rounds = 20
      const beBusy = () => {
        const until = performance.now() + 80
        while (performance.now() < until);
        rounds -= 1
        if (rounds > 0) setTimeout(beBusy)
      }
      setTimeout(beBusy)
    })
    await scan(page, 'jkxa?NOBODY')
    await page.waitForURL(/search/)
    expect(await heard(page)).toEqual([])
  })
})

test('taking a scan back by its button says what came of it', async () => {
  const trade = await sold()
  const page = await atScreen('/receive')
  await scan(page, codeOf(trade))
  await page.getByRole('heading', { name: codeOf(trade) }).waitFor()
  await page
    .locator('.scan-list li')
    .filter({ hasText: codeOf(trade) })
    .getByRole('button')
    .click()
  await expect.poll(() => line(page).textContent()).toContain(`${codeOf(trade)} ist zurückgenommen.`)
})

test('a place, then a device: the trade, the search and the inspection queue say where it stands', async () => {
  const trade = await sold()
  const page = await atScreen('/places', 'inspector')
  await page.fill('[name=code]', 'P-T-01')
  await page.getByRole('button', { name: 'Platz anlegen' }).click()
  await page.getByRole('link', { name: 'P-T-01' }).waitFor()
  await page.goto(`${officeUrl()}/receive`)
  await hydrated(page)
  await scan(page, codeOf(trade))
  await page.getByRole('heading', { name: codeOf(trade) }).waitFor()
  await scan(page, 'CMD-ALL-HERE')
  await expect.poll(() => statesOf(trade)).toEqual(['RECEIVED'])
  await page.goto(`${officeUrl()}/put-away`)
  await hydrated(page)
  await scan(page, 'P-T-01', itemReference(trade.number, 0))
  await expect.poll(() => line(page).textContent()).toContain('steht auf P-T-01')

  await page.goto(`${officeUrl()}/trades/${codeOf(trade)}`)
  await page.getByRole('link', { name: 'P-T-01' }).waitFor()
  for (const path of [
    `/search?q=${encodeURIComponent(trade.seller.lastName)}`,
    `/inspection?share=free&text=${codeOf(trade)}`,
  ]) {
    await page.goto(`${officeUrl()}${path}`)
    const row = page.getByRole('row').filter({ hasText: codeOf(trade) })
    expect(await row.textContent(), path).toContain('P-T-01')
  }
})
