import { data, redirect, redirectDocument } from 'react-router'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { findBlockingCase } from '#domain/cases/find-cases.ts'
import { isLockKind, type Finding } from '#domain/inspection/finding.ts'
import { inspectItem, type Outcome } from '#domain/inspection/inspect-item.ts'
import { findClaimedItem, saveFinding, type ClaimedItem } from '#domain/inspection/claimed-item.ts'
import { savePhotos } from '#domain/inspection/photos/photos.ts'
import { priceFinding } from '#domain/inspection/price-finding.ts'
import { giveItemBack, takeItem } from '#domain/inspection/take-item.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { office, type OfficeForm } from '#web/backoffice/office-handlers.ts'
import { refuse } from '../refusals.tsx'
import { goOn } from './go-on.ts'
import { readFinding } from './read-finding.ts'
import { queueSearch } from './queue/queue-query.ts'
import { uploadsIn } from './uploads.ts'

/** Takes a device, keeps what was noted about it, or ends its inspection; a button of the form says which. */
export const inspectAction = office.change('trades.inspect', async (asked) => {
  const { engines, storefronts, colleague, params, form, url } = asked
  const view = await findClaimedItem(engines, storefronts, colleague, params['item'] ?? '')
  if (!view) throw data(null, { status: 404 })
  const intent = String(form.get('intent') ?? '')
  const reference = itemReference(view.trade.number, view.item.position)
  const here = `/inspection/${reference}`
  const search = queueSearch(url)

  if (intent === 'take' || intent === 'takeOver') {
    const takeOver = intent === 'takeOver' ? { reason: String(form.get('reason') ?? '') } : undefined
    const taken = await takeItem(engines, storefronts, colleague, view.item.id, takeOver)
    // A document of its own: the bench begins with nothing of the device before.
    if (taken.ok) return redirectDocument(here + search)
    return refuse(taken.reason, {}, { by: taken.reason === 'taken' ? taken.by : '' })
  }
  if (intent === 'giveBack') {
    const given = await giveItemBack(engines, colleague, view.item.id)
    return given.ok ? redirect(`/inspection${search}`) : refuse(given.reason, {})
  }
  const finding = readFinding(view.item.offer, form)
  const refused = await keep(asked, view, finding)
  if (refused) return refused
  if (intent === 'camera') return { refusal: null, values: {} }
  if (intent === 'photos') return redirect(`${here}${search}#photos`)
  if (intent === 'ask') return redirect(`${here}/question${queueSearch(url, { next: form.has('next') })}`)

  const outcome = outcomeOf(intent, form)
  if (outcome === undefined) return redirect(here + search)
  if (outcome === 'lock-missing') return refuse('lock-missing', {})
  const openCase = outcome.kind === 'matches' && (await findBlockingCase(engines, view.trade.id, view.item.id))
  if (openCase) return refuse('case-open', {}, { number: formatCaseNumber(openCase) })
  const key = String(form.get('key') ?? '')
  const result = await inspectItem(engines, storefronts, colleague, { reference, finding, outcome, key })
  if (!result.ok) return refuse(result.reason, {}, openQuestion(view, finding))
  return goOn(asked, form.has('next') && !result.repeated)
})

/** Keeps what was noted, and photos. Whoever lost the device meanwhile is told who has it; what he noted is kept, too. */
async function keep({ engines, colleague, form }: OfficeForm, { claim, item }: ClaimedItem, finding: Finding) {
  const saved = await saveFinding(engines, colleague, claim, finding)
  if (!saved.ok) return refuse(saved.reason, {}, { by: saved.reason === 'taken-over' ? saved.by : '' })
  const uploads = await uploadsIn(form, 'photos')
  if (uploads.length === 0) return undefined
  if (claim.inspectorId !== colleague.id) return refuse('not-claimed-by-you', {})
  const kept = await savePhotos(engines, colleague, item.id, uploads)
  return kept.ok ? undefined : refuse(kept.reason, {})
}

function outcomeOf(intent: string, form: FormData): Outcome | 'lock-missing' | undefined {
  if (intent === 'matches') return { kind: 'matches' }
  if (intent === 'suspicious') return { kind: 'suspicious', reason: String(form.get('suspicion') ?? '').trim() }
  if (intent !== 'lockFound') return undefined
  const lock = String(form.get('lock') ?? '')
  return isLockKind(lock) ? { kind: 'lockFound', lock } : 'lock-missing'
}

/** Named in the sentence that says why not. */
const openQuestion = ({ terms, item, questions }: ClaimedItem, { answers }: Finding): { question: string } => ({
  question: priceFinding(terms, { ...item.offer, questions }, answers).open?.question ?? '',
})
