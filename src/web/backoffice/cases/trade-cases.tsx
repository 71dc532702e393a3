import { isOpen, type Case } from '#domain/cases/case.ts'
import { formatCaseNumber } from '#domain/cases/case-number.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { CaseState } from './case-state.tsx'

/** What did not fit about a trade, on its page. */
export function TradeCases({ cases, number }: { cases: readonly Case[]; number: number }) {
  const t = useOfficeTranslate()
  const { formatDay } = useFormats()
  const may = useMay()
  if (!may('cases.see')) return null

  return (
    <section className="stack stack--tight">
      <h2>{t('office.cases.onTrade')}</h2>
      {cases.length > 0 && (
        <ul className="office-lines">
          {cases.map((each) => (
            <li key={each.id}>
              <a href={`/cases/${formatCaseNumber(each.number)}`}>{formatCaseNumber(each.number)}</a>{' '}
              {t(`office.cases.kind.${each.kind}`)} <CaseState found={each} />
              {isOpen(each) && <span className="office-soft"> {formatDay(each.dueAt)}</span>}
            </li>
          ))}
        </ul>
      )}
      {may('cases.change') && (
        <p>
          <a href={`/cases/new?trade=${formatTradeNumber(number)}`}>{t('office.cases.onTradeNew')}</a>
        </p>
      )}
    </section>
  )
}
