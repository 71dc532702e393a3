import { Hono } from 'hono'
import * as v from 'valibot'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findCategory, findManufacturer, findSeries } from '#domain/catalogue/entries/find-entries.ts'
import { listCategories } from '#domain/catalogue/entries/list-categories.ts'
import { categoryAt } from '#shop/devices/categories.ts'
import { isSlug } from '#shop/screens/slug.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import {
  categoriesAnswer,
  categoryAnswer,
  deviceAnswer,
  manufacturerAnswer,
  seriesAnswer,
} from './catalogue-answers.ts'
import { inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'

const FIVE_MINUTES = 5 * 60

const at = (example: string) => [inPath('url', 'The last part of its address in this shop', {}, example)]

const found = (description: string, schema: v.GenericSchema) =>
  answers({ 200: json(description, schema), 404: 'The shop has nothing with this address' })

/** The catalogue in the language of the host. Everybody sees the same, so whoever stands between may keep it. */
export const catalogue = new Hono<ApiEnv>()
  .get(
    '/categories',
    describeRoute({
      tags: ['catalogue'],
      summary: 'All categories, without their manufacturers',
      security: anybody,
      responses: answers({ 200: json('The categories', categoriesAnswer) }),
    }),
    async (c) => answer(c, categoriesAnswer, await listCategories(c.var.engines, localeOf(c))),
  )
  .get(
    '/categories/:url',
    describeRoute({
      tags: ['catalogue'],
      summary: 'A category and its manufacturers',
      security: anybody,
      parameters: at('iphone'),
      responses: found('The category', categoryAnswer),
    }),
    async (c) => {
      const code = categoryAt(c.var.shop.country, urlOf(c))
      return answer(c, categoryAnswer, code && (await findCategory(c.var.engines, localeOf(c), code)))
    },
  )
  .get(
    '/manufacturers/:url',
    describeRoute({
      tags: ['catalogue'],
      summary: 'A manufacturer and its series',
      security: anybody,
      parameters: at('apple'),
      responses: found('The manufacturer', manufacturerAnswer),
    }),
    async (c) => answer(c, manufacturerAnswer, await findManufacturer(c.var.engines, localeOf(c), urlOf(c))),
  )
  .get(
    '/series/:url',
    describeRoute({
      tags: ['catalogue'],
      summary: 'A series',
      security: anybody,
      parameters: at('apple-airpods'),
      responses: found('The series', seriesAnswer),
    }),
    async (c) => answer(c, seriesAnswer, await findSeries(c.var.engines, localeOf(c), urlOf(c))),
  )
  .get(
    '/devices/:url',
    describeRoute({
      tags: ['catalogue'],
      summary: 'A device with the questions about its condition',
      security: anybody,
      parameters: at('apple-iphone-14-128-gb'),
      responses: found('The device', deviceAnswer),
    }),
    async (c) => {
      const known = await findDevice(c.var.engines, localeOf(c), urlOf(c))
      return answer(c, deviceAnswer, known?.device)
    },
  )

const localeOf = (c: ApiContext) => c.var.shop.country.locale

const urlOf = (c: ApiContext): string => {
  const url = c.req.param('url') ?? ''
  return isSlug(url) ? url : ''
}

function answer<Schema extends v.GenericSchema>(
  c: ApiContext,
  schema: Schema,
  entry: v.InferInput<Schema> | undefined,
): Response {
  if (entry === undefined) return problem(c, 404, 'not-found')
  return c.json(v.parse(schema, entry), 200, { 'Cache-Control': `public, max-age=${FIVE_MINUTES}` })
}
