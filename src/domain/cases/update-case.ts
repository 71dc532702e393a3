import { photoFilesIn, writePhotos, type PhotosResult } from '#domain/inspection/photos/photos.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findColleagues } from '#domain/staff/find-colleagues.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import type { CaseFacts } from '#shop/case-facts.ts'
import { manyLines } from '#shop/forms/typed-text.ts'
import { isOpen, MAX_CASE_TEXT_LENGTH, type Case } from './case.ts'
import { caseByNumber, changeCase, lockCase, lockCases } from './case-store.ts'
import { factsOf, placeOf } from './open-case.ts'
import { record } from './record-step.ts'

export type CaseRefusal =
  | 'no-such-case'
  | 'not-yours-to-do'
  | 'already-closed'
  | 'no-such-colleague'
  | 'text-missing'
  | 'email-wrong'
  | Extract<PhotosResult, { ok: false }>['reason']

export type CaseChangeResult<More = never> = { ok: true } | { ok: false; reason: CaseRefusal | More }

type Needs = Pick<Engines, 'db' | 'now'>

/** One change to a case that is still open, by somebody who may make it. What else it is about is held with it. */
export async function withOpenCase<More = never>(
  { db }: Pick<Engines, 'db'>,
  colleague: Colleague,
  number: number,
  change: (tx: Transaction, found: Case) => Promise<CaseChangeResult<More>>,
  others: readonly number[] = [],
): Promise<CaseChangeResult<More>> {
  if (!may(colleague, 'cases.change')) return { ok: false, reason: 'not-yours-to-do' }
  return db.transaction().execute(async (tx): Promise<CaseChangeResult<More>> => {
    await lockCases(tx, [number, ...others])
    const found = await caseByNumber(tx, number)
    if (!found) return { ok: false, reason: 'no-such-case' }
    if (!isOpen(found)) return { ok: false, reason: 'already-closed' }
    return change(tx, found)
  })
}

/** Gives a case to somebody who may work on it, or to nobody. */
export const assignCase = (
  engines: Needs,
  colleague: Colleague,
  number: number,
  to: string | null,
): Promise<CaseChangeResult> =>
  withOpenCase(engines, colleague, number, async (tx, found): Promise<CaseChangeResult> => {
    const colleagues = await findColleagues({ db: tx }, 'cases.change')
    const holder = colleagues.find(({ id }) => id === to)
    if (to !== null && !holder) return { ok: false, reason: 'no-such-colleague' }
    await changeCase(tx, found.id, { assignedTo: to })
    const step = { before: { to: found.assignedTo?.username ?? null }, after: { to: holder?.username ?? null } }
    const event = to === colleague.id ? 'taken' : 'assigned'
    await record(tx, colleague, found, { event, text: holder?.username ?? '', ...step }, engines.now())
    return { ok: true }
  })

/** Where it lies now. */
export const placeCase = (engines: Needs, colleague: Colleague, number: number, typed: string) =>
  withOpenCase(engines, colleague, number, async (tx, found): Promise<CaseChangeResult> => {
    const place = placeOf(typed)
    if (place === found.place) return { ok: true }
    await changeCase(tx, found.id, { place })
    const step = { event: 'moved', text: place, before: { place: found.place }, after: { place } }
    await record(tx, colleague, found, step, engines.now())
    return { ok: true }
  })

/** A note stays as it was written. Closed cases can be spoken about, too. */
export async function noteOnCase(
  { db, now }: Needs,
  colleague: Colleague,
  number: number,
  typed: string,
): Promise<CaseChangeResult> {
  if (!may(colleague, 'cases.change')) return { ok: false, reason: 'not-yours-to-do' }
  const text = manyLines(typed).slice(0, MAX_CASE_TEXT_LENGTH)
  if (text === '') return { ok: false, reason: 'text-missing' }
  return db.transaction().execute(async (tx): Promise<CaseChangeResult> => {
    const found = await lockCase(tx, number)
    if (!found) return { ok: false, reason: 'no-such-case' }
    await record(tx, colleague, found, { event: 'note', text }, now())
    return { ok: true }
  })
}

/** What stands on the box and on the device, once somebody has looked again. */
export const changeFacts = (engines: Needs, colleague: Colleague, number: number, typed: CaseFacts) =>
  withOpenCase(engines, colleague, number, async (tx, found): Promise<CaseChangeResult> => {
    const facts = factsOf(typed)
    if (facts.email !== '' && !isEmailAddress(facts.email)) return { ok: false, reason: 'email-wrong' }
    await changeCase(tx, found.id, { ...facts, factsMasked: false })
    await record(tx, colleague, found, { event: 'facts' }, engines.now())
    return { ok: true }
  })

/** Pictures of the case; if it is about a device, they are that device's, too. */
export async function addCasePhotos(
  engines: Needs & Pick<Engines, 'files' | 'readers'>,
  colleague: Colleague,
  number: number,
  uploads: readonly Uint8Array[],
): Promise<CaseChangeResult> {
  if (uploads.length === 0) return { ok: true }
  if (!may(colleague, 'cases.change')) return { ok: false, reason: 'not-yours-to-do' }
  const files = await photoFilesIn(engines, uploads)
  if (!files.ok) return files
  return withOpenCase(engines, colleague, number, async (tx, found): Promise<CaseChangeResult> => {
    const shown = { caseId: found.id, itemId: found.itemId }
    const ids = await writePhotos(tx, engines, colleague, shown, files.photos)
    await changeCase(tx, found.id, { factsMasked: false })
    await record(tx, colleague, found, { event: 'photos', text: String(ids.length), after: { ids } }, engines.now())
    return { ok: true }
  })
}
