import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import { caseKinds, isCaseKind, type CaseKind } from '#domain/cases/case.ts'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { openCase } from '#domain/cases/open-case.ts'
import { readImei } from '#domain/catalogue/identification/imei.ts'
import { parseItemReference, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { countryCodes } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { isId } from '#shop/ids.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { uploadsIn } from '#web/backoffice/inspection/uploads.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { CaseFields, PhotoField, PlaceField, TradeField, type TypedCase } from './case-fields.tsx'
import { CaseProblemNotice, refuseCase } from './case-problem.tsx'

/** What the station knows comes along in the address: `/cases/new?kind=…&trade=…&item=…&code=…`. */
export const loader = office.read('cases.change', ({ url }) => {
  const asked = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 100)
  const kind = asked('kind')
  return { kind: isCaseKind(kind) ? kind : null, typed: typedFrom(asked), key: crypto.randomUUID() as string }
})

/** A code that is no number of ours stands on the device, or on the box. */
function typedFrom(asked: (name: string) => string): TypedCase {
  const code = asked('code')
  const isTrade = parseTradeNumber(code) !== undefined || parseItemReference(code) !== undefined
  const imei = readImei(code)
  return {
    trade: asked('item') || asked('trade') || (isTrade ? code : ''),
    place: asked('place'),
    sender: asked('sender'),
    email: '',
    trackingNumber: isTrade || imei !== undefined ? '' : code,
    imei: asked('imei') || (imei ?? ''),
    serialNumber: asked('serial'),
    description: '',
    country: 'de',
  }
}

export const action = office.change('cases.change', async ({ engines, colleague, form }) => {
  const text = (name: string) => formText(form, name)
  const kind = text('kind')
  const typed: TypedCase = {
    trade: text('trade'),
    place: text('place'),
    sender: text('sender'),
    email: text('email'),
    trackingNumber: text('trackingNumber'),
    imei: text('imei'),
    serialNumber: text('serialNumber'),
    description: text('description'),
    country: text('country'),
  }
  if (!isCaseKind(kind)) return redirect('/cases/new')
  const key = text('key')
  const country = countryCodes.find((each): each is CountryCode => each === typed.country)
  const photos = await uploadsIn(form, 'photos')
  const opened = await openCase(engines, colleague, { ...typed, kind, country, photos, ...(isId(key) && { key }) })
  if (!opened.ok) return refuseCase(opened.reason, { typed })
  return redirect(`/cases/${formatCaseNumber(opened.number)}`)
})

export default function NewCase() {
  const t = useOfficeTranslate()
  const { kind, typed, key } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href="/cases">{t('office.cases.back')}</a>
        </p>
        <h1>
          {kind === null ? t('office.cases.new') : t('office.cases.newTitle', { kind: t(`office.cases.kind.${kind}`) })}
        </h1>
      </div>
      <CaseProblemNotice failed={failed} />
      {kind === null ? (
        <KindChoice typed={typed} />
      ) : (
        <NewCaseForm kind={kind} typed={failed?.typed ?? typed} formKey={key} />
      )}
    </>
  )
}

/** Without a kind the page asks for it; what is known already comes along. */
function KindChoice({ typed }: { typed: TypedCase }) {
  const t = useOfficeTranslate()
  const { trade, trackingNumber, imei, place } = typed
  const address = (kind: CaseKind) =>
    `/cases/new?${new URLSearchParams({ kind, trade, code: trackingNumber, imei, place })}`

  return (
    <section className="stack stack--tight" aria-labelledby="choose">
      <h2 id="choose">{t('office.cases.choose')}</h2>
      <ul className="office-kinds">
        {caseKinds.map((kind) => (
          <li key={kind}>
            <a href={address(kind)}>
              <strong>{t(`office.cases.kind.${kind}`)}</strong>
              <small>{t(`office.cases.about.${kind}`)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewCaseForm({ kind, typed, formKey }: { kind: CaseKind; typed: TypedCase; formKey: string }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" encType="multipart/form-data" className="stack office-form" key={formKey}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="kind" value={kind} />
      <p className="office-soft">
        {t(`office.cases.about.${kind}`)} <a href="/cases/new">{t('office.cases.otherKind')}</a>
      </p>
      {kind !== 'parcel-without-order' && <TradeField typed={typed} />}
      <CaseFields kind={kind} typed={typed} />
      <PlaceField place={typed.place} />
      <PhotoField />
      <p>
        <Button type="submit" size="large">
          {t('office.cases.openIt')}
        </Button>
      </p>
    </Form>
  )
}
