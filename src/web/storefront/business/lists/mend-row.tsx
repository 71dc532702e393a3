import { sellerGrades } from '#domain/offers/questions/grades.ts'
import type { RowQuestion } from '#domain/business/lists/mending/row-questions.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { RowAnswer } from './change-rows.ts'
import type { ShownOpenRow } from './show-list.ts'

type Props = {
  open: ShownOpenRow
  /** The page as it is, with this row open. */
  address: string
  /** The same without it. */
  back: string
  answer: RowAnswer | undefined
}

/** One row in full: which device it is, how it looks, what is wrong with it, how many there are. Needs no script. */
export function MendRow({ open, address, back, answer }: Props) {
  const t = useTranslate()

  return (
    <section className="card stack" id="mend" aria-labelledby="mend-title" data-mend={open.position}>
      <h2 id="mend-title">{t('deviceList.mend.row', { line: open.line })}</h2>
      <p className="muted long-words">{open.said}</p>
      {answer && (
        <Notice look="danger" live="alert">
          <p>{t(`deviceList.mend.problem.${answer.problem}`)}</p>
        </Notice>
      )}
      <DeviceSearch open={open} address={address} />
      {open.device && <StateForm open={open} address={address} answer={answer} />}
      <form method="post" action={address} className="cluster">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="row" value={open.position} />
        <Button type="submit" look="danger" size="small">
          {t('deviceList.mend.remove')}
        </Button>
        <a href={back}>{t('deviceList.mend.close')}</a>
      </form>
    </section>
  )
}

function DeviceSearch({ open: { position, device, text, found, alike }, address }: Pick<Props, 'open' | 'address'>) {
  const t = useTranslate()
  const [path, search = ''] = address.replace(/#.*$/, '').split('?')

  return (
    <div className="stack stack--tight">
      <form method="get" action={`${path}#mend`} className="stack stack--tight">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          label={t(device ? 'deviceList.mend.otherDevice' : 'deviceList.mend.device')}
          {...(device && { hint: t('deviceList.mend.now', { name: device.name }) })}
        />
        <p>
          <Button type="submit" look="quiet" size="small">
            {t('deviceList.mend.search')}
          </Button>
        </p>
      </form>
      {text !== '' && found.length === 0 && <p role="status">{t('deviceList.mend.nothing', { text })}</p>}
      {found.length > 0 && (
        <form method="post" action={address} className="stack stack--tight">
          <input type="hidden" name="intent" value="take" />
          <input type="hidden" name="row" value={position} />
          {alike > 0 && <Checkbox name="alike" value="1" label={t('deviceList.mend.alike', { count: alike })} />}
          <div className="cluster">
            {found.map((each) => (
              <Button key={each.device} type="submit" name="device" value={each.device} look="quiet" size="small">
                {each.name}
              </Button>
            ))}
          </div>
        </form>
      )}
    </div>
  )
}

function StateForm({ open, address, answer }: Omit<Props, 'back'>) {
  const t = useTranslate()
  const { position, device, grade, quantity, questions } = open
  const typed = (name: string) => answer?.typed[name]

  return (
    <form method="post" action={address} className="stack">
      <input type="hidden" name="intent" value="mend" />
      <input type="hidden" name="row" value={position} />
      <input type="hidden" name="device" value={device!.device} />
      <div className="field-row">
        <Select
          name="grade"
          label={t('deviceList.column.grade')}
          defaultValue={typed('grade')?.[0] ?? grade ?? ''}
          options={[
            { value: '', label: t('deviceList.mend.noGrade') },
            ...sellerGrades.map((each) => ({ value: each, label: t(`deviceList.grade.${each}`) })),
          ]}
        />
        <TextInput
          name="quantity"
          inputMode="numeric"
          label={t('deviceList.column.quantity')}
          defaultValue={typed('quantity')?.[0] ?? quantity}
          {...(answer?.problem === 'quantity-invalid' && { error: t('deviceList.mend.problem.quantity-invalid') })}
        />
      </div>
      <fieldset className="stack">
        <legend>
          <strong>{t('deviceList.mend.state')}</strong>
        </legend>
        {questions.map((question) => (
          <RowField key={question.code} question={question} typed={typed(`answer-${question.code}`)} />
        ))}
      </fieldset>
      <p>
        <Button type="submit">{t('deviceList.mend.save')}</Button>
      </p>
    </form>
  )
}

/** One answer, or any number of them. */
function RowField({ question, typed }: { question: RowQuestion; typed: string[] | undefined }) {
  const t = useTranslate()
  const { code, title, kind, byGrade, options, chosen } = question
  const name = `answer-${code}`
  const picked = typed ?? chosen
  if (kind === 'multi') {
    return (
      <fieldset className="field">
        <legend className="field__label">{title}</legend>
        {options.map(({ value, text }) => (
          <Checkbox key={value} name={name} value={value} label={text} defaultChecked={picked.includes(value)} />
        ))}
      </fieldset>
    )
  }
  return (
    <Select
      name={name}
      label={title}
      defaultValue={picked[0] ?? ''}
      options={[
        ...(byGrade ? [{ value: '', label: t('deviceList.mend.byGrade') }] : []),
        ...options.map(({ value, text }) => ({ value, label: text })),
      ]}
    />
  )
}
