import { isDeepStrictEqual } from 'node:util'
import { publishPrices, putBackPrices } from '#domain/catalogue/price-lists/publish-prices.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { approveFirst, cancelVersion, guardOf, told, type Measure } from './guard-version.ts'
import { liveVersion, versionById } from './version-reads-store.ts'
import {
  insertVersion,
  lockKind,
  lockVersion,
  markAnnounced,
  nextNumber,
  writeStep,
  type LockedVersion,
} from './version-store.ts'
import { stepFrom, type StepRefusal, type VersionKind, type VersionStep } from './version.ts'
import { subjectOf } from './write-version.ts'

type Needs = Pick<Engines, 'db' | 'now' | 'announcements'>

export type VersionStepResult =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'not-yours-to-do'
        | 'unknown-version'
        | 'reason-missing'
        | 'note-missing'
        | 'nothing-changes'
        | 'wrong-number'
        | LookRefusal
        | StepRefusal
    }

const needed = {
  propose: ['prices.change'],
  withdraw: ['prices.change'],
  approve: ['prices.approve'],
  reject: ['prices.approve'],
  cancel: ['prices.approve', 'prices.takeBack'],
} as const

/** `number`: what whoever approves something beyond the guard rails has to type. */
export type Step = {
  id: number
  step: VersionStep
  reason?: string
  number?: string
  /** What the author says to what the checks warn of. */
  remark?: string
}

/** Something is wrong with it · something is odd about it, and its author says nothing to that. */
export type LookRefusal = 'has-errors' | 'word-missing'

/** What has to be looked at before a second person is asked; rooms above know how questions and prices belong together. */
export type Look = (tx: Transaction, version: LockedVersion, remark: string) => Promise<LookRefusal | undefined>

/** Rooms above know what a version does to prices, and what is wrong with it. */
export type Judges = { measure: Measure; look?: Look }

/** Takes a version one step further. Approved, it counts from its moment on, never from an earlier one. */
export async function takeVersionStep(
  engines: Needs,
  colleague: Colleague,
  kind: VersionKind,
  { id, step, reason = '', number = '', remark = '' }: Step,
  { measure, look }: Judges,
): Promise<VersionStepResult> {
  if (!needed[step].some((permission) => may(colleague, permission))) return { ok: false, reason: 'not-yours-to-do' }
  if (step === 'reject' && reason.trim() === '') return { ok: false, reason: 'reason-missing' }

  return engines.db.transaction().execute(async (tx): Promise<VersionStepResult> => {
    const at = engines.now()
    const version = await lockVersion(tx, kind, id)
    if (!version) return { ok: false, reason: 'unknown-version' }
    const taken = stepFrom(version, step, colleague.id)
    if (!taken.ok) return taken
    if (step === 'propose') {
      if (version.note.trim() === '') return { ok: false, reason: 'note-missing' }
      if (await saysTheSame(tx, version, at)) return { ok: false, reason: 'nothing-changes' }
      if (kind === 'questionnaire' && !look) throw new Error('Nobody has looked at this questionnaire')
      const odd = await look?.(tx, version, remark.trim())
      if (odd) return { ok: false, reason: odd }
    }
    if (step === 'cancel') return cancelVersion(tx, colleague, { id, version }, at)
    const guard = step === 'approve' ? await guardOf(tx, { id, version, number }, measure, at) : undefined
    if (guard?.isRefused) return { ok: false, reason: 'wrong-number' }
    if (guard?.isFirst) return approveFirst(tx, colleague, { id, kind, beyond: guard.beyond }, at)
    const { facts, ...counts } = guard ? await publish(tx, id, version, guard.liveFrom, at) : { facts: {} }
    const decidedBy = step === 'propose' ? null : colleague.id
    const said = { reason: reason.trim(), ...(step === 'propose' && remark.trim() !== '' && { remark: remark.trim() }) }
    await writeStep(tx, id, { status: taken.status, at, decidedBy, ...said, ...counts })
    const after = { status: taken.status, ...said, ...counts, ...facts, ...told(guard?.beyond) }
    const change = {
      action: `version.${step}`,
      subject: subjectOf(kind, id),
      before: { status: version.status },
      after,
    }
    await writeAudit(tx, colleague, change, at)
    await announceDue(engines, tx)
    return { ok: true }
  })
}

async function saysTheSame(tx: Transaction, { kind, body, basedOn }: LockedVersion, at: Date): Promise<boolean> {
  if (basedOn === null) return false
  const base = await versionById<unknown>(tx, kind, { id: basedOn, at })
  return isDeepStrictEqual(body, base?.body)
}

/** Gives it a number, and writes what is looked up elsewhere than in the version itself. */
async function publish(tx: Transaction, id: number, version: LockedVersion, liveFrom: Date, at: Date) {
  const { kind, questionnaire, note } = version
  await lockKind(tx, kind)
  if (kind !== 'prices') {
    const number = await nextNumber(tx, kind, questionnaire)
    return { approved: { number, priceList: null, liveFrom }, facts: {} }
  }
  const { priceList, facts } = await publishPrices(tx, id, { note, liveFrom, at })
  return { approved: { number: priceList, priceList, liveFrom }, facts }
}

export type TakeBackResult =
  | { ok: true; id: number }
  | {
      ok: false
      reason: 'not-yours-to-do' | 'unknown-version' | 'not-from-here' | 'counts-already' | 'nothing-changes'
    }

/** Back to an older version, at once and by one person: what was approved once is put back as it was, under a new number. */
const returnTo = (engines: Needs, colleague: Colleague, kind: 'rules' | 'questionnaire', id: number) =>
  takeBack(engines, colleague, kind, id, async (tx, at) => {
    const older = (await versionById<object>(tx, kind, { id, at }))!
    const questionnaire = older.questionnaire ?? undefined
    const live = (await liveVersion(tx, kind, at, questionnaire))!
    if (isDeepStrictEqual(older.body, live.body)) return { ok: false, reason: 'counts-already' }
    const number = await nextNumber(tx, kind, questionnaire)
    const written = { questionnaire, body: older.body, basedOn: id, takesBack: live.id }
    return { ok: true, written, number, rows: undefined }
  })

export const returnToRules = (engines: Needs, colleague: Colleague, id: number): Promise<TakeBackResult> =>
  returnTo(engines, colleague, 'rules', id)

export const returnToQuestionnaire = (engines: Needs, colleague: Colleague, id: number): Promise<TakeBackResult> =>
  returnTo(engines, colleague, 'questionnaire', id)

/** Takes a price list back: where nobody has set another price since, that of before counts again. */
export const takeBackPrices = (engines: Needs, colleague: Colleague, id: number): Promise<TakeBackResult> =>
  takeBack(engines, colleague, 'prices', id, async (tx, at) => {
    const list = await versionById(tx, 'prices', { id, at })
    if (list!.phase === 'taken-back') return { ok: false, reason: 'not-from-here' }
    const back = await putBackPrices(tx, list!.number!, at)
    if (!back) return { ok: false, reason: 'nothing-changes' }
    return { ok: true, written: { body: null, takesBack: id }, number: back.priceList, rows: back.writeRows }
  })

type Back =
  | {
      ok: true
      written: { questionnaire?: string | undefined; body: object | null; basedOn?: number; takesBack: number }
      number: number
      /** Writes down what is set by it, once it is there. */
      rows: ((version: number) => Promise<void>) | undefined
    }
  | Extract<TakeBackResult, { ok: false }>

async function takeBack(
  engines: Needs,
  colleague: Colleague,
  kind: VersionKind,
  id: number,
  make: (tx: Transaction, at: Date) => Promise<Back>,
): Promise<TakeBackResult> {
  if (!may(colleague, 'prices.takeBack')) return { ok: false, reason: 'not-yours-to-do' }
  return engines.db.transaction().execute(async (tx): Promise<TakeBackResult> => {
    await lockKind(tx, kind)
    const at = engines.now()
    const version = await lockVersion(tx, kind, id)
    if (!version) return { ok: false, reason: 'unknown-version' }
    if (version.status !== 'approved' || version.liveFrom! > at) return { ok: false, reason: 'not-from-here' }
    const back = await make(tx, at)
    if (!back.ok) return back

    const { written, number, rows } = back
    const row = { kind, origin: 'return', author: colleague.id, note: '', createdAt: at, liveFrom: at } as const
    const newId = (await insertVersion(tx, { ...row, ...written, approved: { number } }))!
    await rows?.(newId)
    const change = { before: { number: version.number }, after: { number, takesBack: written.takesBack } }
    await writeAudit(tx, colleague, { action: 'version.takeBack', subject: subjectOf(kind, newId), ...change }, at)
    await announceDue(engines, tx)
    return { ok: true, id: newId }
  })
}

/** Tells every process about versions whose moment has come, each once. */
async function announceDue({ announcements, now }: Pick<Engines, 'announcements' | 'now'>, tx: Transaction) {
  if ((await markAnnounced(tx, now())) > 0) await announcements.announce('prices', tx)
}

export const ANNOUNCE_DUE_VERSIONS = 'announce-due-versions'

/** Every minute: kept pages would else show what counted before. */
export const announceDueVersions = (engines: Needs): Promise<void> =>
  engines.db.transaction().execute((tx) => announceDue(engines, tx))
