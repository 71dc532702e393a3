import { data, redirect } from 'react-router'
import { isLockKind, type Finding } from '#domain/inspection/finding.ts'
import { inspectItem, type Outcome } from '#domain/inspection/inspect-item.ts'
import { findClaimedItem, saveFinding, type ClaimedItem } from '#domain/inspection/claimed-item.ts'
import { savePhotos } from '#domain/inspection/photos/photos.ts'
import { priceFinding } from '#domain/inspection/price-finding.ts'
import { giveItemBack, takeItem } from '#domain/inspection/take-item.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { refuse } from '../refusals.tsx'
import { readFinding } from './read-finding.ts'
import { uploadsIn } from './uploads.ts'

/** Takes a device, keeps what was noted about it, or ends its inspection; a button of the form says which. */
export const inspectAction = office.change(
  'trades.inspect',
  async ({ engines, storefronts, colleague, params, form }) => {
    const view = await findClaimedItem(engines, storefronts, colleague, params['item'] ?? '')
    if (!view) throw data(null, { status: 404 })
    const intent = String(form.get('intent') ?? '')
    const reference = itemReference(view.trade.number, view.item.position)
    const here = `/inspection/${reference}`

    if (intent === 'take') {
      const taken = await takeItem(engines, storefronts, colleague, view.item.id)
      if (taken.ok) return redirect(here)
      return refuse(taken.reason, {}, { by: taken.reason === 'taken' ? taken.by : '' })
    }
    if (intent === 'giveBack') {
      const given = await giveItemBack(engines, colleague, view.item.id)
      return given.ok ? redirect('/inspection') : refuse(given.reason, {})
    }
    const finding = readFinding(view.item.offer.questions, form)
    await saveFinding(engines, colleague, view.claim, finding)
    const uploads = await uploadsIn(form, 'photos')
    if (uploads.length > 0) {
      if (view.claim.inspectorId !== colleague.id) return refuse('not-claimed-by-you', {})
      const kept = await savePhotos(engines, colleague, view.item.id, uploads)
      if (!kept.ok) return refuse(kept.reason, {})
    }
    if (intent === 'photos') return redirect(`${here}#photos`)
    if (intent === 'ask') return redirect(`${here}/question`)

    const outcome = outcomeOf(intent, form)
    if (outcome === undefined) return redirect(here)
    if (outcome === 'lock-missing') return refuse('lock-missing', {})
    const key = String(form.get('key') ?? '')
    const result = await inspectItem(engines, storefronts, colleague, { reference, finding, outcome, key })
    return result.ok ? redirect('/inspection') : refuse(result.reason, {}, openQuestion(view, finding))
  },
)

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
