import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { inspectItem } from '#domain/inspection/inspect-item.ts'
import { findClaimedItem } from '#domain/inspection/claimed-item.ts'
import { previewQuestion } from '#domain/inspection/preview-question.ts'
import { priceFinding, verdictOn } from '#domain/inspection/price-finding.ts'
import { reasonTemplates, suggestReasons } from '#domain/inspection/suggest-reasons.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { RefusalNotice, refuse } from '../refusals.tsx'
import { goOn } from './go-on.ts'
import { ItemPhoto } from './item-photo.tsx'
import { queueSearch } from './queue/queue-query.ts'

export const loader = office.read('trades.see', async ({ engines, storefronts, colleague, params, url }) => {
  const view = await findClaimedItem(engines, storefronts, colleague, params['item'] ?? '')
  if (!view) throw data(null, { status: 404 })
  const { trade, item, terms, finding, photos, claim } = view
  const reference = itemReference(trade.number, item.position)
  const priced = priceFinding(terms, item.offer, finding.answers)
  const isToAsk = claim.inspectorId === colleague.id && verdictOn(priced, item.cents) === 'worse'
  const search = queueSearch(url)
  if (!isToAsk) throw redirect(`/inspection/${reference}${search}`)

  const country = storefronts.countries[trade.country]
  const reasons = suggestReasons(country, trade, item, priced)
  return {
    reference,
    device: item.offer.deviceName,
    promised: item.cents,
    found: priced.cents,
    reasons,
    subject: previewQuestion(engines, storefronts, view, { reasons, photoCount: photos.length }).subject,
    templates: reasonTemplates(country),
    lang: country.icuLocale.slice(0, 2),
    photos,
    search,
    key: crypto.randomUUID(),
  }
})

/** A look at the letter changes nothing; sending it ends the inspection. */
export const action = office.change('trades.inspect', async (asked) => {
  const { engines, storefronts, colleague, params, form, url } = asked
  const reference = params['item'] ?? ''
  const texts = (name: string) =>
    form
      .getAll(name)
      .map((text) => String(text).trim())
      .filter((text) => text !== '')
  const typed = { reasons: [...texts('reason'), ...texts('template')], photoIds: texts('photo') }
  if (form.get('intent') === 'preview') return { ...typed, refusal: null, values: {} }

  const view = await findClaimedItem(engines, storefronts, colleague, reference)
  if (!view) throw data(null, { status: 404 })
  const outcome = { kind: 'differs', ...typed } as const
  const key = String(form.get('key') ?? '')
  const result = await inspectItem(engines, storefronts, colleague, { reference, finding: view.finding, outcome, key })
  if (!result.ok) return refuse(result.reason, typed)
  return goOn(asked, url.searchParams.has('next') && !result.repeated)
})

const ROOM_FOR_ONE_MORE = ['']

const leadHere = { autoFocus: true }

export default function Ask() {
  const t = useOfficeTranslate()
  const { formatMoney, languageName } = useFormats()
  const { reference, device, promised, found, photos, key, search, ...loaded } = useLoaderData<typeof loader>()
  const typed = useActionData<typeof action>()
  const reasons = typed?.reasons ?? loaded.reasons
  const { refusal, values } = typed ?? {}

  return (
    <>
      <div className="stack stack--tight">
        <p>
          <a href={`/inspection/${reference}${search}`}>{t('office.inspection.compose.back')}</a>
        </p>
        <h1>{t('office.inspection.compose.title', { item: device })}</h1>
        <p className="office-soft">{t('office.inspection.compose.text', { language: languageName(loaded.lang) })}</p>
        <p>
          {formatMoney(promised)} → <strong>{formatMoney(found)}</strong>
        </p>
      </div>
      <RefusalNotice refused={refusal ? { refusal, values: values ?? {} } : undefined} />
      <div className="office-halves">
        <Form method="post" className="stack stack--loose">
          <input type="hidden" name="key" value={key} />
          <section className="stack stack--tight">
            <h2>{t('office.inspection.compose.reasons')}</h2>
            {[...new Set([...reasons, ...ROOM_FOR_ONE_MORE])].slice(0, 10).map((reason, index) => (
              <TextArea
                key={reason}
                label={t('office.inspection.compose.reason', { number: index + 1 })}
                name="reason"
                rows={2}
                maxLength={300}
                lang={loaded.lang}
                defaultValue={reason}
              />
            ))}
          </section>
          <Templates templates={loaded.templates.filter((text) => !reasons.includes(text))} lang={loaded.lang} />
          <ChosenPhotos photos={photos} chosen={typed?.photoIds} />
          <div className="cluster">
            <Button type="submit" name="intent" value="preview" look="quiet">
              {t('office.inspection.compose.preview')}
            </Button>
            <Button type="submit" name="intent" value="send" {...leadHere}>
              {t('office.inspection.compose.send')}
            </Button>
          </div>
        </Form>
        <Preview
          reference={reference}
          subject={loaded.subject}
          reasons={reasons}
          photoCount={typed?.photoIds.length ?? photos.length}
        />
      </div>
    </>
  )
}

function Templates({ templates, lang }: { templates: readonly string[]; lang: string }) {
  const t = useOfficeTranslate()

  return (
    <details className="office-action">
      <summary>{t('office.inspection.compose.templates')}</summary>
      {templates.map((text) => (
        <Checkbox key={text} name="template" value={text} label={<span lang={lang}>{text}</span>} />
      ))}
    </details>
  )
}

type Photos = Awaited<ReturnType<typeof loader>>['photos']

function ChosenPhotos({ photos, chosen }: { photos: Photos; chosen: readonly string[] | undefined }) {
  const t = useOfficeTranslate()

  return (
    <fieldset className="office-question">
      <legend>{t('office.inspection.compose.photos')}</legend>
      {photos.length === 0 && <Notice look="warning" title={t('office.inspection.compose.noPhotos')} />}
      <div className="office-photos">
        {photos.map((photo, index) => (
          <label key={photo.id} className="office-photo-choice">
            <input type="checkbox" name="photo" value={photo.id} defaultChecked={chosen?.includes(photo.id) ?? true} />
            <ItemPhoto photo={photo} index={index} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type PreviewProps = { reference: string; subject: string; reasons: readonly string[]; photoCount: number }

/** The very letter, in a frame in which nothing can run. */
function Preview({ reference, subject, reasons, photoCount }: PreviewProps) {
  const t = useOfficeTranslate()
  const search = new URLSearchParams([...reasons.map((reason) => ['reason', reason]), ['photos', String(photoCount)]])

  return (
    <section className="stack stack--tight">
      <h2>{t('office.inspection.compose.previewTitle')}</h2>
      <p className="office-soft">{t('office.inspection.compose.subject', { subject })}</p>
      <iframe
        className="office-preview"
        title={t('office.inspection.compose.previewTitle')}
        sandbox=""
        src={`/inspection/${reference}/question/preview?${search}`}
      />
    </section>
  )
}
