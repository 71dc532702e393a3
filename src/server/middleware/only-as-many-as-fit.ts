import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#api/api-env.ts'
import type { Admission } from '#server/admission/admission.ts'
import { comeBackLater } from '#server/admission/come-back-later.ts'
import { shareOf } from '#server/admission/share.ts'

/** Monitors ask how the process is, and pages that are there already whether the shop has moved on. */
const always = /^\/(?:health|metrics)(?:\/|$)|^\/build\.json$/

/** Before anything is done for a request: sends away what the process could only answer too late. */
export const onlyAsManyAsFit = (admission: Admission) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { method, path, url } = c.req
    const share = shareOf({ method, path, url, shop: c.get('shop'), office: c.get('office') })
    c.set('share', share)
    return admission.admits(share) || always.test(path) ? next() : comeBackLater(c)
  })
