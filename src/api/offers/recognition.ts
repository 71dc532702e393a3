import { Hono } from 'hono'
import * as v from 'valibot'
import type { Model } from '#domain/catalogue/devices/catalogue.ts'
import { findModelsByNumber, findModelsByScreen } from '#domain/catalogue/entries/find-models.ts'
import { linkModels } from '#domain/catalogue/addresses/link-models.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { anybody, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { modelCard } from '#api/catalogue/model-card.ts'
import { problem } from '#api/problem.ts'
import { valid } from '#api/valid.ts'

/** More would be a list, not a question. */
const MAX_MODELS = 4

const phone = v.strictObject({
  model: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(64),
      v.regex(/^[\p{L}\p{N} "'&()+,./_-]+$/u),
      v.description('What the phone calls itself, such as SM-S911B'),
    ),
  ),
  screen: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{3,4}x\d{3,4}@[1-4](?:\.\d{1,4})?$/),
      v.description('Width, height and density, such as 390x844@3'),
    ),
  ),
})

const recognised = v.object({ models: v.array(modelCard) })

/** `"SM-S911B "` as a header writes it, `SM-S911B/DS` as a label does: what the catalogue might call it, most likely first. */
function spellings(told: string): string[] {
  const plain = told.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()
  const forms = [plain, plain.replace(/\/[A-Z]{2}$/i, '')]
  return [...new Set([...forms, ...forms.map((form) => form.toUpperCase())])].filter(Boolean)
}

async function modelsNamed(c: ApiContext, told: string): Promise<Model[]> {
  const { engines, shop } = c.var
  for (const number of spellings(told)) {
    const models = await findModelsByNumber(engines, shop.country.locale, number)
    if (models.length > 0) return models
  }
  return []
}

/** Which phone somebody holds, asked by a page in the browser; nothing of the question is kept. */
export const recognition = new Hono<ApiEnv>().get(
  '/',
  describeRoute({
    tags: ['storefront'],
    summary: 'The models that a phone may be, by the model that it tells or by the size of its screen',
    security: anybody,
    responses: answers({
      200: json('At most four models', recognised),
      400: 'Neither a model nor a screen, or both',
    }),
  }),
  rateLimit({ name: 'recognition', points: 30, seconds: 60 }),
  valid('query', phone),
  async (c) => {
    const { engines, shop } = c.var
    const { model, screen } = c.req.valid('query')
    if ((model === undefined) === (screen === undefined)) return problem(c, 400, 'invalid-input')

    const models =
      model === undefined
        ? await findModelsByScreen(engines, shop.country.locale, screen!)
        : await modelsNamed(c, model)
    return c.json({ models: await linkModels(engines, shop, models.slice(0, MAX_MODELS)) }, 200, {
      'Cache-Control': 'private, max-age=600',
    })
  },
)
