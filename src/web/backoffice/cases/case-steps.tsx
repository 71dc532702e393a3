import { useFormats } from '#web/backoffice/frame/formats.ts'
import { Form } from 'react-router'
import { isOpen } from '#domain/cases/case.ts'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { TradeSearch } from './trade-search.tsx'
import type { ShownCase } from './case.tsx'

/** What can be done about a case, the most likely first. */
export function CaseSteps({ shown }: { shown: ShownCase }) {
  const t = useOfficeTranslate()
  const may = useMay()
  const { found, trade, item } = shown
  if (!isOpen(found)) return <AfterClosing shown={shown} />
  const here = `/cases/${formatCaseNumber(found.number)}`
  const isToAsk = item === undefined || item.status === 'IN_INSPECTION'
  const asksForDevice = found.kind === 'other-model' || (found.kind === 'one-too-many' && isToAsk)

  return (
    <div className="stack">
      {shown.search && <TradeSearch search={shown.search} />}
      {asksForDevice && found.state === 'open' && (
        <p>
          <LinkButton href={`${here}/device`}>{t('office.cases.device.link')}</LinkButton>
        </p>
      )}
      {found.kind === 'damaged-in-transit' && (
        <p>
          <LinkButton href={`${here}/claim`} look="quiet" target="_blank" rel="noreferrer">
            {t('office.cases.claim.link')}
          </LinkButton>
        </p>
      )}
      {found.kind === 'document-missing' && trade && may('customers.see') && (
        <p>
          <a href={`/payouts/trades/${formatTradeNumber(trade.number)}`}>{t('office.cases.identity')}</a>
        </p>
      )}
      {may('cases.change') && (
        <div className="office-actions">
          <LetterForm shown={shown} here={here} />
          <CloseForm shown={shown} />
          <MergeForm />
        </div>
      )}
    </div>
  )
}

/** A parcel that has found its trade is received like any other. */
function AfterClosing({ shown: { found, trade } }: { shown: ShownCase }) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (found.result !== 'attached' || !trade?.isAwaited || !may('trades.receive')) return null

  return (
    <p>
      <LinkButton href={`/receive?code=${formatTradeNumber(trade.number)}`}>
        {t('office.cases.search.receive')}
      </LinkButton>
    </p>
  )
}

function LetterForm({ shown: { letter }, here }: { shown: ShownCase; here: string }) {
  const t = useOfficeTranslate()
  const { formatLongDay, languageName } = useFormats()
  const may = useMay()

  return (
    <details className="office-action">
      <summary>{t('office.cases.letter.title')}</summary>
      {letter ? (
        <div className="stack stack--tight">
          <p>
            {t('office.cases.letter.text', {
              language: languageName(letter.language),
              email: letter.to,
              date: formatLongDay(letter.until),
            })}{' '}
            <a href={`${here}/letter`} target="_blank" rel="noreferrer">
              {t('office.cases.letter.preview')}
            </a>
          </p>
          {may('trades.decide') ? (
            <Form method="post">
              <Button type="submit" name="intent" value="letter">
                {t('office.cases.letter.send')}
              </Button>
            </Form>
          ) : (
            <p className="office-soft">{t('office.cases.letter.notYours')}</p>
          )}
        </div>
      ) : (
        <p className="office-soft">{t('office.cases.letter.nobody')}</p>
      )}
    </details>
  )
}

function CloseForm({ shown: { found, results, isOverdue, key } }: { shown: ShownCase }) {
  const t = useOfficeTranslate()
  const own = results.filter(({ isMine }) => isMine)

  return (
    <details className="office-action">
      <summary>{t('office.cases.close.title')}</summary>
      <Form method="post" className="stack stack--tight">
        <input type="hidden" name="key" value={key} />
        {own.length > 0 && (
          <>
            <Select
              label={t('office.cases.close.result')}
              name="result"
              options={own.map(({ name }) => ({ value: name, label: t(`office.cases.result.${name}`) }))}
            />
            <TextArea
              label={t('office.cases.close.reason')}
              hint={t('office.cases.close.reasonHint')}
              name="reason"
              rows={2}
              maxLength={2000}
            />
            <p>
              <Button type="submit" name="intent" value="close">
                {t('office.cases.close.send')}
              </Button>
            </p>
          </>
        )}
        {own.length < results.length && <p className="office-soft">{t('office.cases.close.notYours')}</p>}
        {found.kind === 'parcel-without-order' && !isOverdue && (
          <p className="office-soft">{t('office.cases.close.notYet')}</p>
        )}
      </Form>
    </details>
  )
}

function MergeForm() {
  const t = useOfficeTranslate()

  return (
    <details className="office-action">
      <summary>{t('office.cases.merge.title')}</summary>
      <Form method="post" className="office-filters">
        <TextInput label={t('office.cases.merge.field')} name="into" maxLength={40} autoComplete="off" required />
        <Button type="submit" name="intent" value="merge" look="quiet">
          {t('office.cases.merge.send')}
        </Button>
      </Form>
    </details>
  )
}
