import { Form } from 'react-router'
import { MAX_REASON_LENGTH, type BusinessQuote } from '#domain/business/quotes/business-quote.ts'
import type { Tax } from '#domain/trades/sale/tax.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import type { ShownLine } from './quote.tsx'
import { QuoteLines } from './quote-lines.tsx'

/** Every form says which state of the quote its colleague has seen. */
const Seen = ({ quote: { changedAt } }: { quote: BusinessQuote }) => (
  <input type="hidden" name="seen" value={new Date(changedAt).getTime()} />
)

type Props = {
  quote: BusinessQuote
  lines: readonly ShownLine[]
  tierPercent: number
  tax: Tax
  /** What was typed before something went wrong. */
  typed: Readonly<Record<string, string>> | undefined
}

export function PriceForm({ quote, lines, tierPercent, tax, typed }: Props) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack">
      <Seen quote={quote} />
      <QuoteLines {...{ quote, lines, tierPercent, tax }} typed={typed ?? {}} />
      <p className="office-soft">{t('office.businessQuotes.hint')}</p>
      <div className="cluster">
        <Button type="submit" name="intent" value="send">
          {t('office.businessQuotes.send')}
        </Button>
        <Button type="submit" name="intent" value="save" look="quiet">
          {t('office.businessQuotes.save')}
        </Button>
      </div>
    </Form>
  )
}

export function RefuseForm({ quote, typed }: { quote: BusinessQuote; typed: string | undefined }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack office-form">
      <Seen quote={quote} />
      <TextArea
        label={t('office.businessQuotes.reason')}
        hint={t('office.businessQuotes.reasonHint')}
        name="reason"
        rows={4}
        maxLength={MAX_REASON_LENGTH}
        defaultValue={typed}
      />
      <div>
        <Button type="submit" name="intent" value="refuse" look="quiet">
          {t('office.businessQuotes.refuse')}
        </Button>
      </div>
    </Form>
  )
}
