import { data, Form, redirect, useActionData, useNavigation } from 'react-router'
import { checkPriceFile, MAX_FILE_SIZE, type PriceFileCheck } from '#domain/catalogue/price-lists/check-price-file.ts'
import { writePrices } from '#domain/catalogue/price-lists/write-prices.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { readMoment } from '#web/backoffice/frame/office-time.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { ImportReport } from './import-report.tsx'

/** So much of a file is shown; the whole of it stands in the draft. */
const SHOWN = 200

export const loader = office.read('prices.change', () => null)

export const action = office.upload('prices.change', MAX_FILE_SIZE, async ({ engines, colleague, upload }) => {
  if (!upload.ok) return data({ problem: upload.reason }, { status: upload.reason === 'too-large' ? 413 : 422 })
  const check = await checkPriceFile(engines, upload.bytes)
  if (!check.ok) return data({ problem: check.reason }, { status: 422 })

  const { form } = upload
  const saves = formText(form, 'intent') === 'save'
  if (!saves) return data({ report: reportOf(check), saved: false })
  if (check.problems > 0 && form.get('skip') === null) {
    return data({ report: reportOf(check), saved: null }, { status: 422 })
  }
  const liveFrom = readMoment(formText(form, 'moment'))
  if (liveFrom === undefined)
    return data({ problem: 'moment-unreadable' as const, report: reportOf(check) }, { status: 422 })
  const wanted = { rows: check.prices, liveFrom, note: formText(form, 'note') }
  const written = await writePrices(engines, colleague, wanted)
  if (written.ok) return redirect(`/prices/${written.id}`)
  return data({ problem: written.reason, report: reportOf(check) }, { status: 422 })
})

function reportOf({ rows, problems, unchanged, prices, summary }: Extract<PriceFileCheck, { ok: true }>) {
  const wrong = rows.filter(({ verdict }) => verdict !== 'ok' && verdict !== 'unchanged').slice(0, SHOWN)
  const changes = rows.flatMap(({ verdict, change }) => (verdict === 'ok' && change ? [change] : [])).slice(0, SHOWN)
  return { rows: rows.length, problems, unchanged, changed: prices.length, summary, wrong, changes }
}

export type ImportReportData = ReturnType<typeof reportOf>

export default function PriceImport() {
  const t = useOfficeTranslate()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const saved = answer && 'saved' in answer ? answer.saved : undefined

  return (
    <>
      <p>
        <a href="/prices">{t('office.prices.back')}</a>
      </p>
      <div className="stack">
        <h1>{t('office.prices.import.title')}</h1>
        <p className="office-soft">{t('office.prices.import.text')}</p>
        <p className="office-soft">{t('office.prices.import.columns')}</p>
      </div>
      {problem && <Notice look="danger" live="alert" title={t(`office.prices.problem.${problem}`)} />}
      {saved === null && (
        <Notice look="danger" live="alert" title={t('office.prices.import.notSaved')}>
          <p>{t('office.prices.import.notSavedText')}</p>
        </Notice>
      )}
      <Form method="post" encType="multipart/form-data" className="stack office-form">
        <TextInput label={t('office.prices.import.file')} name="file" type="file" accept=".csv,.txt,.tsv" required />
        <TextInput
          label={t('office.versions.moment')}
          hint={t('office.versions.momentHint')}
          name="moment"
          type="datetime-local"
        />
        <TextInput label={t('office.versions.note')} hint={t('office.versions.noteHint')} name="note" maxLength={500} />
        <Checkbox label={t('office.prices.import.skip')} name="skip" />
        <div className="cluster">
          <Button type="submit" name="intent" value="check" look="quiet" busy={busy}>
            {t('office.prices.import.check')}
          </Button>
          <Button type="submit" name="intent" value="save" busy={busy}>
            {t('office.prices.import.save')}
          </Button>
        </div>
      </Form>
      {answer && 'report' in answer && answer.report && <ImportReport report={answer.report} dry={saved === false} />}
    </>
  )
}
