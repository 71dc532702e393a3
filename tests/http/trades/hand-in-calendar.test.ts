import { describe, expect, test } from 'vitest'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { countries } from '#shop/countries/all.ts'
import { dayAt } from '#shop/formats/dates.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { translated } from '#tests/support/readers/languages/translated.ts'
import { countryCodes } from '#tests/support/services/shops/shop-under-test.ts'
import { useShopEngines } from '#tests/support/services/shops/shop-engines.ts'

const visitors = useVisitors()
const engines = useShopEngines(visitors.shop)

const pathOf = (id: string) => `/api/trades/${tradeToken(engines().vault, id)}/calendar`

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe.each(countryCodes)('in %s', (code) => {
  test('EX-05 the last day to hand a parcel in is a file for any calendar, in the language and by the clock of the country', async () => {
    const { icuLocale, timeZone } = countries[code]
    const trade = await soldTrade(engines(), code)
    const number = formatTradeNumber(trade.number)
    const { status, headers, text } = await visitors.ask(code, pathOf(trade.id))
    const lines = unfolded(text)
    const title = translated(code)('calendar.handIn.title', { brand: 'umlauf' })

    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="umlauf-${number}.ics"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(lines).toContain(`DTSTART;VALUE=DATE:${dayAt(trade.priceValidUntil, timeZone).replaceAll('-', '')}`)
    expect(lines).toContain(`SUMMARY;LANGUAGE=${icuLocale}:${title}`)
    expect(lines).toContain(`X-WR-TIMEZONE:${timeZone}`)
    expect(lines.find((line) => line.startsWith('UID:'))).toMatch(new RegExp(`^UID:hand-in-${number}@`))
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    // Calendars are shared: whoever reads it learns neither the link nor what was sold.
    expect(lines.join('\n')).not.toContain(tradeToken(engines().vault, trade.id))
    expect(lines.join('\n')).not.toContain('iPhone')
  })
})

test('EX-05 a parcel that has left, or whose day has passed, has no last day any more', async () => {
  const [left, late] = [await soldTrade(engines()), await soldTrade(engines())]
  await visitors.query(`update trade_items set status = 'IN_TRANSIT' where trade_id = $1`, [left.id])
  await visitors.query('update trades set price_valid_until = now() where id = $1', [late.id])

  for (const { id } of [left, late]) expect((await visitors.ask('de', pathOf(id))).status).toBe(404)
})
