import { data, redirect } from 'react-router'
import type { TakeBackResult, VersionStepResult } from '#domain/catalogue/versions/decide-version.ts'
import type { VersionKind, VersionStep } from '#domain/catalogue/versions/version.ts'
import type { ChangeVersionResult } from '#domain/catalogue/versions/write-version.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import { formText } from '#web/backoffice/form-text.ts'
import type { OfficeForm } from '#web/backoffice/office-handlers.ts'
import { versionAddress } from './version-address.ts'

/** What can be done to a version on its page, and who may. */
export const versionSteps = {
  change: ['prices.change'],
  propose: ['prices.change'],
  withdraw: ['prices.change'],
  approve: ['prices.approve'],
  reject: ['prices.approve'],
  cancel: ['prices.approve', 'prices.takeBack'],
  takeBack: ['prices.takeBack'],
} as const

type Failed =
  | Extract<ChangeVersionResult | VersionStepResult | TakeBackResult, { ok: false }>['reason']
  | 'changed-meanwhile'

/** What was wrong, and what was typed. */
export type Refused<Problems = Readonly<Record<string, string>>> = {
  ok: false
  problem: Failed | 'invalid' | 'moment-unreadable'
  problems?: Problems
  typed?: Readonly<Record<string, string>>
}

export const refuse = <Problems>(
  problem: Refused['problem'],
  more: Pick<Refused<Problems>, 'problems' | 'typed'> = {},
): Refused<Problems> => ({ ok: false, problem, ...more })

/** What differs between what has versions. */
type Own<Problems> = {
  change: () => Promise<ChangeVersionResult | Refused<Problems>>
  takeBack: () => Promise<TakeBackResult>
  /** What was typed beside the step. */
  typed?: Readonly<Record<string, string>>
  /** How it is taken further, where that needs a look at it. */
  decide?: (step: VersionStep) => Promise<VersionStepResult>
}

/** Mended by whoever has typed it; all else has changed meanwhile. */
const typing = new Set<Refused['problem']>([
  'invalid',
  'moment-unreadable',
  'moment-too-far',
  'reason-missing',
  'note-missing',
  'wrong-number',
  'has-errors',
  'word-missing',
])

/** Takes the step that somebody chose, and leads on to the version that is looked at then. */
export async function actOnVersion<Problems>(
  asked: OfficeForm,
  { kind, id, step }: { kind: VersionKind; id: number; step: keyof typeof versionSteps },
  { change, takeBack, typed, decide = (taken) => decideOn(asked, kind, id, taken) }: Own<Problems>,
) {
  const result = await (step === 'change' ? change() : step === 'takeBack' ? takeBack() : decide(step))
  if (result.ok) return redirect(versionAddress(kind, 'id' in result ? result.id : id))
  const refused: Refused<Problems> = 'problem' in result ? result : refuse(result.reason, typed && { typed })
  return data(refused, { status: typing.has(refused.problem) ? 422 : 409 })
}

const decideOn = ({ engines, colleague, form }: OfficeForm, kind: VersionKind, id: number, step: VersionStep) =>
  decideVersion(engines, colleague, kind, {
    id,
    step,
    reason: formText(form, 'reason'),
    number: formText(form, 'number'),
  })
