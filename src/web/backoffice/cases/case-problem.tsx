import { data } from 'react-router'
import type { CaseProblem } from '#domain/cases/case-problem.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What cases have sentences of their own for; everything else was said about trades before. */
const own = {
  'no-such-case': 404,
  'already-closed': 409,
  'no-such-colleague': 422,
  'email-wrong': 422,
  'email-missing': 422,
  'trade-missing': 422,
  'item-missing': 422,
  'no-such-trade': 422,
  'merged-into-itself': 422,
  'no-such-successor': 422,
  'no-such-result': 422,
  'nothing-expected': 409,
  'clock-running': 409,
  'not-settled': 409,
  'device-missing': 422,
  'no-price': 409,
  'same-device': 409,
} as const

type OwnProblem = keyof typeof own

const isOwn = (problem: CaseProblem): problem is OwnProblem & CaseProblem => Object.hasOwn(own, problem)

const missing: ReadonlySet<CaseProblem> = new Set<CaseProblem>([
  'text-missing',
  'reason-missing',
  'evidence-missing',
  'not-answered',
  'imei-wrong',
  'identity-missing',
  'not-a-photo',
  'photo-too-large',
  'too-much-work',
])

function statusOf(problem: CaseProblem): number {
  if (isOwn(problem)) return own[problem]
  if (problem === 'not-yours-to-do') return 403
  if (problem === 'busy') return 503
  return missing.has(problem) ? 422 : 409
}

/** The page once more, with what was typed and a sentence that says why not. */
export const refuseCase = <More extends object>(problem: CaseProblem, more: More) =>
  data({ problem, ...more }, { status: statusOf(problem) })

export const sentenceOf = (problem: CaseProblem): OfficeMessageKey =>
  isOwn(problem) ? `office.cases.problem.${problem}` : `office.trades.refusal.${problem}`

/** Who has it, where somebody has. */
export const holderIn = (refused: { reason: CaseProblem } | { reason: 'taken'; by: string }): { by: string } => ({
  by: 'by' in refused ? refused.by : '',
})

type Failed = { problem: CaseProblem; by?: string }

export function CaseProblemNotice({ failed }: { failed: Failed | undefined }) {
  const t = useOfficeTranslate()
  if (failed === undefined) return null

  return <Notice look="danger" live="alert" title={t(sentenceOf(failed.problem), { by: failed.by ?? '' })} />
}
