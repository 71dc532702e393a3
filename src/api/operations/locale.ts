import { Hono } from 'hono'
import * as v from 'valibot'
import { LocaleError } from '#shop/messages/locale.ts'
import { locales, parseLocale } from '#shop/countries/locales.ts'
import { localeSettings } from '#shop/shop.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { inQuery } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'

const settings = v.object({
  locale: v.picklist(locales),
  icuLocale: v.string(),
  elasticIndexes: v.object({ manufacturers: v.string(), devices: v.string() }),
  dynamicYield: v.boolean(),
})

/** What a client of the shop needs to know about a locale: its number formats and its search indexes. */
export const locale = new Hono<ApiEnv>().get(
  '/',
  describeRoute({
    tags: ['storefront'],
    summary: 'The settings of a locale',
    security: anybody,
    parameters: [inQuery('locale', 'Language and country', { enum: [...locales] })],
    responses: answers({ 200: json('Its settings', settings), 400: 'missing locale, or invalid locale' }),
  }),
  (c) => {
    try {
      const wanted = parseLocale(c.req.query('locale'))
      const country = Object.values(c.var.config.storefronts.countries).find((each) => each.locale === wanted)!
      const { dynamicYield, ...rest } = localeSettings(country)
      return c.json({ locale: wanted, ...rest, dynamicYield: dynamicYield.enabled })
    } catch (error) {
      if (error instanceof LocaleError) return problem(c, 400, error.code, { detail: error.message })
      throw error
    }
  },
)
