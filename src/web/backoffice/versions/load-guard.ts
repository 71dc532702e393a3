import { numberToType } from '#domain/catalogue/versions/guard-rails.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Version, VersionKind } from '#domain/catalogue/versions/version.ts'
import { findReasonsForTwo } from '#domain/offers/measuring/decide-version.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'

/** So many reasons a page shows; all others go less far. */
const SHOWN = 20

/** What whoever writes or approves a version is told if it goes beyond the guard rails; nothing, if it does not. */
export async function loadGuard(
  engines: OfficeRequest['engines'],
  colleague: OfficeRequest['colleague'],
  kind: VersionKind,
  { id, questionnaire, body, phase, firstApprover, firstApproverName }: Version<unknown>,
) {
  if (phase !== 'draft' && phase !== 'proposed') return null
  const beyond = await findReasonsForTwo(engines, { kind, id, questionnaire, body })
  const number = numberToType(beyond)
  if (number === undefined) return null
  const { guardRails } = await findRules(engines)
  return {
    number,
    reasons: beyond.slice(0, SHOWN),
    more: Math.max(0, beyond.length - SHOWN),
    minutes: guardRails.delay,
    firstApproverName,
    isMine: firstApprover === colleague.id,
  }
}

export type ShownGuard = NonNullable<Awaited<ReturnType<typeof loadGuard>>>
