import { useEffect, useRef } from 'react'
import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import { findParcelAtDock, isReceivable, receiveParcel } from '#domain/inspection/receive-parcel.ts'
import { checkStaffLogin } from '#domain/staff/login/check-staff-login.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { uploadsIn } from '#web/backoffice/inspection/uploads.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { RefusalNotice, refuse } from '../refusals.tsx'
import { ParcelForm } from './parcel-form.tsx'

export const loader = office.read('trades.see', async ({ engines, url }) => {
  const code = url.searchParams.get('code')?.trim() ?? ''
  const count = (name: string) => Number(/^\d{1,3}$/.exec(url.searchParams.get(name) ?? '')?.[0] ?? 0)
  const done = url.searchParams.get('done')
  const trade = code === '' ? undefined : await findParcelAtDock(engines, code)
  return {
    code,
    parcel: trade && {
      number: trade.number,
      seller: trade.seller.company ?? `${trade.seller.firstName} ${trade.seller.lastName}`,
      items: trade.items.map(({ id, position, offer, status }) => ({
        id,
        position,
        status,
        device: offer.deviceName,
        isExpected: isReceivable({ status }),
      })),
    },
    done: done === null ? null : { number: done, received: count('received'), missing: count('missing') },
    key: crypto.randomUUID(),
  }
})

export type ShownParcel = NonNullable<Awaited<ReturnType<typeof loader>>['parcel']>

export const action = office.change('trades.receive', async (asked) => {
  const { engines, storefronts, colleague, form } = asked
  const text = (name: string) => String(form.get(name) ?? '')
  const trade = await findParcelAtDock(engines, text('trade'))
  if (!trade) return refuse('no-such-item', {})

  const witness = await witnessIn(asked, text)
  if (witness === 'wrong') return refuse('witness-wrong', {})
  const photos = await uploadsIn(form, 'photos')
  const presentIds = form.getAll('item').map(String)
  const reception = { trade, presentIds, photos, witness, key: text('key') }
  const result = await receiveParcel(engines, storefronts, colleague, reception)
  if (!result.ok) return refuse(result.reason, {})
  const { received, missing } = result
  const told = { done: formatTradeNumber(trade.number), received: String(received), missing: String(missing) }
  return redirect(`/receive?${new URLSearchParams(told)}`)
})

/** A second colleague who gives his own password on the spot. */
async function witnessIn(
  { engines, visitorAddress }: Pick<OfficeRequest, 'engines' | 'visitorAddress'>,
  text: (name: string) => string,
): Promise<Pick<Colleague, 'id' | 'username'> | 'wrong' | undefined> {
  const username = text('witness').trim().toLowerCase()
  if (username === '') return undefined
  const password = text('witnessPassword')
  const login = await checkStaffLogin(engines, { username, password }, { address: visitorAddress })
  return login.ok ? { id: login.id, username } : 'wrong'
}

export default function Receive() {
  const t = useOfficeTranslate()
  const { code, parcel, done, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()

  return (
    <>
      <h1>{t('office.frame.screen.receive')}</h1>
      <ScanField key={key} hasParcel={parcel !== undefined} />
      <RefusalNotice refused={refused} />
      {done && <Done done={done} />}
      {code !== '' && !parcel && (
        <Notice look="danger" live="alert" title={t('office.inspection.receive.unknown', { code })} />
      )}
      {parcel && <ParcelForm parcel={parcel} formKey={key} />}
    </>
  )
}

/** A scanner types into whatever has the focus: it comes back here after every parcel. */
function ScanField({ hasParcel }: { hasParcel: boolean }) {
  const t = useOfficeTranslate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!hasParcel) field.current?.focus()
  }, [hasParcel])

  return (
    <Form action="/receive" className="office-scan">
      <label htmlFor="scan">{t('office.inspection.receive.scan')}</label>
      <div className="cluster">
        <input ref={field} id="scan" name="code" className="input" autoComplete="off" required maxLength={100} />
        <Button type="submit">{t('office.inspection.receive.open')}</Button>
      </div>
      <p className="office-soft">{t('office.inspection.receive.hint')}</p>
    </Form>
  )
}

function Done({
  done: { number, received, missing },
}: {
  done: { number: string; received: number; missing: number }
}) {
  const t = useOfficeTranslate()

  return (
    <div className="office-done" role="status">
      <p className="office-done__text">
        {number}: {t('office.inspection.receive.done', { received, missing })}
      </p>
      {received > 0 && (
        <a href={`/receive/labels/${number}`} target="_blank" rel="noreferrer">
          {t('office.inspection.receive.labels')}
        </a>
      )}
    </div>
  )
}
