import { Form } from 'react-router'
import { MAX_REASON_LENGTH, type BusinessQuote } from '#domain/business/quotes/business-quote.ts'
import { BULK_FORM } from '#web/backoffice/table/bulk/bulk-bar.tsx'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { QuoteLines } from './quote-lines.tsx'
import type { ShownQuote } from './show-quote.ts'

/** Every form says which state of the quote its colleague has seen. */
export const Seen = ({ quote: { changedAt } }: { quote: Pick<BusinessQuote, 'changedAt'> }) => (
  <input type="hidden" name="seen" value={new Date(changedAt).getTime()} />
)

/** What was typed before something went wrong. */
type Typed = Readonly<Record<string, string>> | undefined

/** Prices of this page, line by line or by a percentage. Saving comes first, so that the Enter key never sends an offer. */
export function PriceForm({ shown, typed }: { shown: ShownQuote; typed: Typed }) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" id={BULK_FORM} className="stack">
      <Seen quote={shown.quote} />
      <QuoteLines shown={shown} typed={typed ?? {}} />
      <p className="office-soft">{t('office.businessQuotes.hint')}</p>
      <div className="cluster">
        <Button type="submit" name="intent" value="save" look="quiet">
          {t('office.businessQuotes.save')}
        </Button>
        <Button type="submit" name="intent" value="send">
          {t('office.businessQuotes.send')}
        </Button>
      </div>
      <fieldset className="stack stack--tight office-form">
        <legend>
          <strong>{t('office.businessQuotes.percent.title')}</strong>
        </legend>
        <TextInput
          name="percent"
          inputMode="text"
          label={t('office.businessQuotes.percent.field')}
          hint={t('office.businessQuotes.percent.hint')}
          defaultValue={typed?.['percent']}
        />
        <div className="cluster">
          <Button type="submit" name="intent" value="percent-all" look="quiet" size="small">
            {t('office.businessQuotes.percent.all')}
          </Button>
          <Button type="submit" name="intent" value="percent-chosen" look="quiet" size="small">
            {t('office.businessQuotes.percent.chosen')}
          </Button>
        </div>
      </fieldset>
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
