import { useRef, type ReactNode } from 'react'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { checkStaffLogin } from '#domain/staff/login/check-staff-login.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { sellerName } from '#domain/trades/seller-name.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { findParcelAtDock, isReceivable, receiveParcel } from '#domain/warehouse/receive-parcel.ts'
import { readCode } from '#domain/warehouse/scans/read-code.ts'
import { findStation } from '#domain/warehouse/stations/find-station.ts'
import { uploadsIn } from '#web/backoffice/inspection/uploads.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { PrintButton } from '#web/backoffice/labels/print-button.tsx'
import { ScanPanel } from '#web/backoffice/scanning/scan-panel.tsx'
import { UnfinishedList } from '#web/backoffice/warehouse/unfinished-list.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office, type OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { RefusalNotice, refuse } from '../refusals.tsx'
import { ParcelForm, type MissingHandle } from './parcel-form.tsx'

export const loader = office.read('trades.see', async ({ engines, colleague, url }) => {
  const code = url.searchParams.get('code')?.trim() ?? ''
  const count = (name: string) => Number(/^\d{1,3}$/.exec(url.searchParams.get(name) ?? '')?.[0] ?? 0)
  const done = url.searchParams.get('done')
  const station = await findStation(engines, colleague, 'dock')
  const trade = code === '' ? station.trade : await findParcelAtDock(engines, code)
  const scanned = new Set(station.trade?.id === trade?.id ? station.itemIds : [])
  return {
    code,
    parcel: trade && {
      number: trade.number,
      seller: sellerName(trade.seller),
      items: trade.items.map(({ id, position, offer, status }) => ({
        id,
        position,
        status,
        device: offer.deviceName,
        isExpected: isReceivable({ status }),
        isScanned: scanned.has(id),
      })),
    },
    unfinished: station.unfinished,
    scans: station.scans,
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
  const may = useMay()
  const shown = useLoaderData<typeof loader>()
  const { code, parcel, unfinished, done, key } = shown
  const refused = useActionData<typeof action>()
  const missing = useRef<MissingHandle>(null)
  /** Photos and what is missing belong to this page, not to the shop. */
  const onCode = (scanned: string) => {
    const read = readCode(scanned)
    const command = read.kind === 'command' ? read.command : undefined
    if (command !== 'photo' && command !== 'not-in-parcel') return false
    missing.current?.open(command === 'photo')
    return true
  }

  return (
    <>
      <h1>{t('office.frame.screen.receive')}</h1>
      <DockPanel shown={shown} onCode={onCode}>
        <RefusalNotice refused={refused} />
        {done && <Done done={done} />}
        {code !== '' && !parcel && (
          <Notice look="danger" live="alert" title={t('office.inspection.receive.unknown', { code })}>
            {may('cases.change') && <OpenCase code={code} />}
          </Notice>
        )}
        {parcel && <ParcelForm key={parcel.number} parcel={parcel} formKey={key} missing={missing} />}
      </DockPanel>
      <UnfinishedList rows={unfinished} />
    </>
  )
}

type DockProps = { shown: Awaited<ReturnType<typeof loader>>; onCode: (code: string) => boolean; children: ReactNode }

/** Whoever does not receive only looks. */
function DockPanel({ shown: { scans, key }, onCode, children }: DockProps) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (!may('trades.receive')) return children

  return (
    <ScanPanel
      station="dock"
      scans={scans}
      formKey={key}
      hint={t('office.inspection.receive.hint')}
      onCode={onCode}
      onUnknown={(unknown) => may('cases.change') && <OpenCase code={unknown} />}
    >
      {children}
    </ScanPanel>
  )
}

/** Nothing is put aside without a number. */
function OpenCase({ code }: { code: string }) {
  const t = useOfficeTranslate()
  const address = `/cases/new?${new URLSearchParams({ kind: 'parcel-without-order', code })}`

  return (
    <p>
      <a href={address}>{t('office.warehouse.scan.openCase')}</a>
    </p>
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
      {received > 0 && <PrintButton kind="trade" name={number} />}
    </div>
  )
}
