import { data, Form, useActionData, useNavigation } from 'react-router'
import { checkMarketFile, type MarketFileCheck } from '#domain/catalogue/market-prices/check-market-file.ts'
import { importMarketPrices } from '#domain/catalogue/market-prices/import-market-prices.ts'
import { MAX_FILE_SIZE } from '#domain/catalogue/price-lists/check-price-file.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { MarketColumns } from './market-columns.tsx'
import { MarketReport } from './market-report.tsx'

/** So much of a file is shown. */
const SHOWN = 200

export const loader = office.read('prices.change', () => null)

export const action = office.upload('prices.change', MAX_FILE_SIZE, async ({ engines, colleague, upload }) => {
  if (!upload.ok) return data({ problem: upload.reason }, { status: upload.reason === 'too-large' ? 413 : 422 })
  const check = await checkMarketFile(engines, upload.bytes)
  if (!check.ok) return data({ problem: check.reason }, { status: 422 })

  const report = reportOf(check)
  if (formText(upload.form, 'intent') !== 'save') return data({ report, outcome: 'checked' as const })
  if (check.problems > 0 && upload.form.get('skip') === null) {
    return data({ report, outcome: 'not-saved' as const }, { status: 422 })
  }
  const saved = await importMarketPrices(engines, colleague, { prices: check.prices, file: upload.name })
  if (!saved.ok) return data({ problem: saved.reason, report }, { status: 422 })
  return data({ report, outcome: 'saved' as const })
})

function reportOf({ rows, prices, known, problems }: Extract<MarketFileCheck, { ok: true }>) {
  const wrong = rows.filter(({ verdict }) => verdict !== 'ok' && verdict !== 'known').slice(0, SHOWN)
  return { rows: rows.length, fresh: prices.length, known, problems, wrong, prices: prices.slice(0, SHOWN) }
}

export type MarketReportData = ReturnType<typeof reportOf>

export default function MarketImport() {
  const t = useOfficeTranslate()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  const outcome = answer && 'outcome' in answer ? answer.outcome : undefined

  return (
    <>
      <p>
        <a href="/prices">{t('office.prices.back')}</a>
      </p>
      <div className="stack">
        <h1>{t('office.market.title')}</h1>
        <p className="office-soft">{t('office.market.text')}</p>
      </div>
      {answer && 'problem' in answer && (
        <Notice look="danger" live="alert" title={t(`office.market.problem.${answer.problem}`)} />
      )}
      {outcome === 'not-saved' && (
        <Notice look="danger" live="alert" title={t('office.market.notSaved')}>
          <p>{t('office.market.notSavedText')}</p>
        </Notice>
      )}
      <Form method="post" encType="multipart/form-data" className="stack office-form">
        <TextInput label={t('office.market.file')} name="file" type="file" accept=".csv,.txt,.tsv" required />
        <Checkbox label={t('office.market.skip')} name="skip" />
        <div className="cluster">
          <Button type="submit" name="intent" value="check" look="quiet" busy={busy}>
            {t('office.market.check')}
          </Button>
          <Button type="submit" name="intent" value="save" busy={busy}>
            {t('office.market.save')}
          </Button>
        </div>
      </Form>
      {answer && 'report' in answer && answer.report && <MarketReport report={answer.report} outcome={outcome} />}
      <MarketColumns />
    </>
  )
}
