import { Form } from 'react-router'
import { MAX_ANSWER_LENGTH } from '#domain/business/quotes/rows/quote-row.ts'
import type { BusinessQuote } from '#domain/business/quotes/business-quote.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Select, TextInput } from '#web/ui/field.tsx'
import { Seen } from './decide-forms.tsx'
import type { ShownOpenRow } from './show-quote.ts'

type Props = {
  quote: BusinessQuote
  open: ShownOpenRow
  typed: Readonly<Record<string, string>> | undefined
}

/** A row that our list has no price for: a colleague says which device it is and what it brings, or why we do not buy it. */
export function OpenRow({ quote, open, typed }: Props) {
  const t = useOfficeTranslate()

  return (
    <section id="row" className="stack office-form" aria-labelledby="row-title">
      <h2 id="row-title">{t('office.businessQuotes.row.title', { line: open.line })}</h2>
      <p className="long-words">{open.said}</p>
      <p className="office-soft">
        {t(`office.businessQuotes.row.problem.${open.problem}`)} {open.detail}
      </p>
      <DeviceSearch open={open} />
      {open.device && <PriceRow quote={quote} open={open} typed={typed} />}
      <Form method="post" className="stack stack--tight">
        <Seen quote={quote} />
        <input type="hidden" name="open" value={open.position} />
        <TextInput
          name="answer"
          maxLength={MAX_ANSWER_LENGTH}
          label={t('office.businessQuotes.row.answer')}
          hint={t('office.businessQuotes.row.answerHint')}
          defaultValue={typed?.['answer'] ?? open.answer}
        />
        <Alike open={open} />
        <div>
          <Button type="submit" name="intent" value="answer-row" look="quiet" size="small">
            {t('office.businessQuotes.row.saveAnswer')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** Rows in which the company calls the device the same are done at once. */
function Alike({ open }: Pick<Props, 'open'>) {
  const t = useOfficeTranslate()
  if (open.alike === 0) return null
  return <Checkbox name="alike" value="1" label={t('office.businessQuotes.row.alike', { count: open.alike })} />
}

/** The catalogue, by words of the name or a model number. */
function DeviceSearch({ open: { position, text, hits, device } }: Pick<Props, 'open'>) {
  const t = useOfficeTranslate()

  return (
    <>
      <form action="#row" className="office-filters office-filters--search">
        <input type="hidden" name="row" value={position} />
        <TextInput
          label={t('office.businessQuotes.row.find')}
          name="q"
          type="search"
          defaultValue={text}
          maxLength={100}
          {...(device && { hint: t('office.businessQuotes.row.now', { device: device.name }) })}
        />
        <Button type="submit" look="quiet">
          {t('office.businessQuotes.row.search')}
        </Button>
      </form>
      {hits.length > 0 && (
        <ul>
          {hits.map(({ id, name }) => (
            <li key={id}>
              <a href={`?row=${position}&device=${id}#row`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      {text !== '' && hits.length === 0 && <p role="status">{t('office.businessQuotes.row.nothing', { text })}</p>}
    </>
  )
}

const grades = ['A', 'B', 'C', 'D']

function PriceRow({ quote, open, typed }: Props) {
  const t = useOfficeTranslate()
  const { position, device, grade, quantity } = open

  return (
    <Form method="post" className="stack stack--tight">
      <Seen quote={quote} />
      <input type="hidden" name="open" value={position} />
      <input type="hidden" name="device" value={device!.id} />
      <p>
        <strong>{t('office.businessQuotes.row.chosen', { count: quantity, device: device!.name })}</strong>
      </p>
      <div className="field-row">
        <Select
          name="grade"
          label={t('office.businessQuotes.column.condition')}
          defaultValue={typed?.['grade'] ?? grade ?? 'B'}
          options={grades.map((each) => ({ value: each, label: each }))}
        />
        <TextInput
          name="hand"
          inputMode="decimal"
          label={t('office.businessQuotes.row.hand')}
          hint={t('office.businessQuotes.row.handHint')}
          defaultValue={typed?.['hand']}
        />
      </div>
      <Alike open={open} />
      <div>
        <Button type="submit" name="intent" value="price-row">
          {t('office.businessQuotes.row.take')}
        </Button>
      </div>
    </Form>
  )
}
