import { data } from 'react-router'
import type { InspectRefusal } from '#domain/inspection/inspect-item.ts'
import type { PhotosResult } from '#domain/inspection/photos/photos.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type Refusal =
  | InspectRefusal
  | Extract<PhotosResult, { ok: false }>['reason']
  | 'taken'
  | 'taken-over'
  | 'own-finding'
  | 'witness-wrong'
  | 'text-missing'
  | 'amount-wrong'
  | 'lock-missing'
  | 'case-open'

/** What the form lacks. Everything else is not possible as things stand. */
const incomplete: ReadonlySet<Refusal> = new Set<Refusal>([
  'reason-missing',
  'evidence-missing',
  'witness-missing',
  'witness-wrong',
  'text-missing',
  'amount-wrong',
  'lock-missing',
  'not-answered',
  'imei-wrong',
  'identity-missing',
  'serial-missing',
  'number-photo-missing',
  'not-a-photo',
  'photo-too-large',
  'too-much-work',
])

export type Refused<More = object> = { refusal: Refusal; values: Record<string, string> } & More

function statusOf(refusal: Refusal): number {
  if (refusal === 'not-yours-to-do') return 403
  if (refusal === 'busy') return 503
  return incomplete.has(refusal) ? 422 : 409
}

/** The page once more, with what was typed and a sentence that says why not. */
export const refuse = <More extends object>(refusal: Refusal, more: More, values: Record<string, string> = {}) =>
  data({ refusal, values, ...more }, { status: statusOf(refusal) })

export function RefusalNotice({ refused }: { refused: Refused | undefined }) {
  const t = useOfficeTranslate()
  if (!refused) return null

  return <Notice look="danger" live="alert" title={t(`office.trades.refusal.${refused.refusal}`, refused.values)} />
}
