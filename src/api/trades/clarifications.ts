import { Hono } from 'hono'
import { findClarificationPhoto } from '#domain/clarification/find-clarification.ts'
import { answers } from '#api/description/answers.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { whoHasTheLink, describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { inPath } from '#api/description/parameters.ts'
import { problem } from '#api/problem.ts'

/** Pictures of devices that are not as described, for whoever has the link of the question. */
export const clarifications = new Hono<ApiEnv>().get(
  '/:token/photos/:photoId',
  describeRoute({
    tags: ['sale'],
    summary: 'A picture of a device that is not as described, by the link of the question',
    security: whoHasTheLink,
    parameters: [
      inPath('token', 'The secret part of the link'),
      inPath('photoId', 'The number of the picture, as the page names it'),
    ],
    responses: answers({
      200: { description: 'The picture', content: { 'image/jpeg': {}, 'image/png': {}, 'image/webp': {} } },
      404: 'No such picture',
    }),
  }),
  rateLimit({ name: 'clarification-photos', points: 240, seconds: 60 }),
  async (c) => {
    const { engines, shop } = c.var
    const photo = await findClarificationPhoto(engines, shop, c.req.param())
    if (!photo) return problem(c, 404, 'not-found')

    return c.body(Uint8Array.from(photo.bytes), 200, {
      'Content-Type': photo.contentType,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
  },
)
