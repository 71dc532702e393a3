import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { attachParcel } from '#domain/cases/attach-case.ts'
import { answerUntil, isOpen, isOverdue, resultsOf } from '#domain/cases/case.ts'
import { formatCaseNumber, parseCaseNumber } from '#domain/cases/case-number.ts'
import { closeCase } from '#domain/cases/close-case.ts'
import { findCase } from '#domain/cases/find-cases.ts'
import { mergeCase } from '#domain/cases/merge-cases.ts'
import { addCasePhotos, assignCase, changeFacts, noteOnCase, placeCase } from '#domain/cases/update-case.ts'
import { letterAbout, writeToSeller } from '#domain/cases/letters/write-to-seller.ts'
import { findColleagues } from '#domain/staff/find-colleagues.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import { searchTrades } from '#domain/trades/lists/search-trades.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { sellerName } from '#domain/trades/seller-name.ts'
import { formatTradeNumber, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { isReceivable } from '#domain/warehouse/receive-parcel.ts'
import type { CaseFacts } from '#shop/case-facts.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { uploadsIn } from '#web/backoffice/inspection/uploads.ts'
import { office, type OfficeForm, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CaseHistory } from './case-history.tsx'
import { CasePhotos } from './case-photos.tsx'
import { CaseProblemNotice, holderIn, refuseCase } from './case-problem.tsx'
import { CaseSide } from './case-side.tsx'
import { CaseState, DueDay } from './case-state.tsx'
import { CaseSteps } from './case-steps.tsx'

export const loader = office.read('cases.see', async ({ engines, storefronts, colleague, params, url }) => {
  const number = parseCaseNumber(params['number'] ?? '')
  const details = number === undefined ? undefined : await findCase(engines, number)
  if (!details) throw data(null, { status: 404 })
  const { found } = details
  const now = engines.now()
  const trade = found.tradeId === null ? undefined : await findTrade(engines.db, found.tradeId)
  const item = trade?.items.find(({ id }) => id === found.itemId)
  const letter = await letterAbout(engines.db, storefronts, found, found.kind, now)
  const country = storefronts.countries[found.country]
  const text = url.searchParams.get('q')?.trim() ?? usualSearch(found)
  return {
    ...details,
    isOverdue: isOverdue(found, now),
    trade: trade && {
      number: trade.number,
      seller: sellerName(trade.seller),
      isErased: trade.email === '',
      isAwaited: trade.items.some(isReceivable),
    },
    item: item && { position: item.position, device: item.offer.deviceName, status: item.status, imei: item.imei },
    colleagues: await findColleagues(engines, 'cases.change'),
    search: found.kind === 'parcel-without-order' && isOpen(found) ? await searchFor(engines, text) : undefined,
    letter: letter && {
      to: letter.to,
      language: country.icuLocale.slice(0, 2),
      until: answerUntil(found, now),
    },
    results: resultsOf[found.kind]
      .filter(({ name }) => name !== 'attached')
      .map(({ name, needs }) => ({ name, isMine: may(colleague, needs) })),
    key: crypto.randomUUID() as string,
  }
})

export type ShownCase = Awaited<ReturnType<typeof loader>>

/** What stands on the box is looked for before anybody types. */
const usualSearch = ({ trackingNumber, imei, email, sender }: CaseFacts): string =>
  trackingNumber || imei || email || sender

async function searchFor(engines: OfficeRequest['engines'], text: string) {
  const hits = text === '' ? [] : await searchTrades(engines, text)
  return { text, hits: hits.slice(0, 10) }
}

/** Whoever works on cases; what is about money or a return is for those who decide about trades. */
const intents = {
  take: ['cases.change'],
  assign: ['cases.change'],
  place: ['cases.change'],
  note: ['cases.change'],
  photos: ['cases.change'],
  facts: ['cases.change'],
  attach: ['cases.change'],
  merge: ['cases.change'],
  letter: ['trades.decide'],
  close: ['cases.change', 'trades.decide', 'trades.inspect'],
} as const satisfies Record<string, readonly Permission[]>

type Intent = keyof typeof intents

async function work({ engines, storefronts, colleague, form }: OfficeForm, number: number, intent: Intent) {
  const text = (name: string) => formText(form, name)
  if (intent === 'take') return assignCase(engines, colleague, number, colleague.id)
  if (intent === 'assign') return assignCase(engines, colleague, number, text('assignedTo') || null)
  if (intent === 'place') return placeCase(engines, colleague, number, text('place'))
  if (intent === 'note') return noteOnCase(engines, colleague, number, text('note'))
  if (intent === 'photos') return addCasePhotos(engines, colleague, number, await uploadsIn(form, 'photos'))
  if (intent === 'attach') return attachParcel(engines, colleague, number, parseTradeNumber(text('trade')) ?? 0)
  if (intent === 'merge') return mergeCase(engines, colleague, number, parseCaseNumber(text('into')) ?? 0)
  if (intent === 'letter') return writeToSeller(engines, storefronts, colleague, number)
  if (intent === 'close') {
    const closing = { result: text('result'), reason: text('reason'), key: text('key') }
    return closeCase(engines, storefronts, colleague, number, closing)
  }
  return changeFacts(engines, colleague, number, {
    sender: text('sender'),
    email: text('email'),
    trackingNumber: text('trackingNumber'),
    imei: text('imei'),
    serialNumber: text('serialNumber'),
    description: text('description'),
  })
}

export const action = office.choose('intent', intents, async (asked) => {
  const number = parseCaseNumber(asked.params['number'] ?? '')
  if (number === undefined) throw data(null, { status: 404 })
  const result = await work(asked, number, asked.chosen)
  if (result.ok) return redirect(`/cases/${formatCaseNumber(number)}`)
  return refuseCase(result.reason, { note: formText(asked.form, 'note'), ...holderIn(result) })
})

export default function CasePage() {
  const t = useOfficeTranslate()
  const shown = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { found, photos, entries, merged, trade, key } = shown

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/cases">{t('office.cases.back')}</a>
        </p>
        <div className="cluster">
          <h1>{formatCaseNumber(found.number)}</h1>
          <CaseState found={found} />
          {isOpen(found) && (
            <span>
              {t('office.cases.due')}: <DueDay dueAt={found.dueAt} isOverdue={shown.isOverdue} />
            </span>
          )}
        </div>
        <p>
          <strong>{t(`office.cases.kind.${found.kind}`)}</strong>
          {trade && (
            <>
              {' · '}
              <a href={`/trades/${formatTradeNumber(trade.number)}`}>{formatTradeNumber(trade.number)}</a>
              {' · '}
              {trade.seller}
            </>
          )}
        </p>
      </div>
      <CaseProblemNotice failed={failed} />
      {found.mergedInto !== null && (
        <Notice title={t('office.cases.mergedInto', { number: formatCaseNumber(found.mergedInto) })}>
          <a href={`/cases/${formatCaseNumber(found.mergedInto)}`}>{formatCaseNumber(found.mergedInto)}</a>
        </Notice>
      )}
      <div className="office-columns" key={key}>
        <div className="stack stack--loose">
          <CaseSteps shown={shown} />
          <CasePhotos photos={photos} canAdd={isOpen(found)} />
          <CaseHistory entries={entries} number={found.number} merged={merged} note={failed?.note ?? ''} />
        </div>
        <CaseSide shown={shown} />
      </div>
    </>
  )
}
