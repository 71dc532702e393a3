import { Form } from 'react-router'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { formatLine } from '#domain/offers/questions/format-line.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { answerField } from '#web/backoffice/inspection/read-finding.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import type { ShownDeviceCase } from './device.tsx'

type Priced = NonNullable<ShownDeviceCase['priced']>

type Props = { shown: ShownDeviceCase; priced: Priced }

/** The same questions as in the shop; what they come to stands beside them, and in the address. */
export function DeviceQuestions({ shown, priced }: Props) {
  const t = useOfficeTranslate()
  const { questions, finding } = priced

  return (
    <Form method="post" className="office-columns" key={JSON.stringify(finding)}>
      <input type="hidden" name="key" value={shown.key} />
      <input type="hidden" name="device" value={priced.deviceId} />
      <input type="hidden" name="calculated" value="yes" />
      <div className="stack">
        <p>
          <a href="?">{t('office.cases.device.other')}</a>
        </p>
        <div className="office-fields">
          <TextInput label={t('office.cases.field.imei')} name="imei" maxLength={40} defaultValue={finding.imei} />
          <TextInput
            label={t('office.cases.field.serial')}
            name="serialNumber"
            maxLength={40}
            defaultValue={finding.serialNumber}
          />
          {/* The first button of the form: a scanner ends with Enter, and that must decide nothing. */}
          <Button type="submit" formMethod="get" look="quiet">
            {t('office.cases.device.calculate')}
          </Button>
        </div>
        <h2>{t('office.cases.device.questions')}</h2>
        {questions.map((question) => (
          <DeviceQuestion
            key={question.code}
            question={question}
            found={finding.answers[question.code] ?? []}
            isShown={priced.shown.includes(question.code)}
          />
        ))}
        <p>
          <Button type="submit" formMethod="get" look="quiet">
            {t('office.cases.device.calculate')}
          </Button>
        </p>
      </div>
      <DeviceOffer shown={shown} priced={priced} />
    </Form>
  )
}

type QuestionProps = { question: Question; found: readonly string[]; isShown: boolean }

const DeviceQuestion = ({ question: { code, title, question, kind, answers }, found, isShown }: QuestionProps) => (
  <fieldset hidden={!isShown} className="office-question">
    <legend lang="de">{title || question}</legend>
    <div className="office-answers">
      {answers.map((answer) => (
        <label key={answer.code} className="office-answer">
          <input
            type={kind === 'multi' ? 'checkbox' : 'radio'}
            name={answerField(code)}
            value={answer.code}
            defaultChecked={found.includes(answer.code)}
          />
          <span lang="de">{answer.text}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

/** What it comes to, what the seller reads, and the button that asks him. */
function DeviceOffer({ shown, priced }: Props) {
  const t = useOfficeTranslate()
  const { formatMoney, languageName } = useFormats()
  const may = useMay()
  const { promised, announced, isItem, photoCount } = shown
  const { price, open, isToday } = priced

  return (
    <aside className="office-outcomes stack">
      {promised !== null && <p>{t('office.cases.device.promised', { amount: formatMoney(promised) })}</p>}
      {price ? (
        <Price price={price} questions={priced.questions} />
      ) : (
        <Notice title={t('office.cases.device.noPrice')} />
      )}
      {isToday && <p className="office-soft">{t('office.cases.device.today')}</p>}
      {open !== undefined && <Notice look="warning" title={t('office.cases.device.open', { question: open })} />}
      {photoCount === 0 && <Notice look="warning" title={t('office.cases.device.needsPhoto')} />}
      {price && open === undefined && may('trades.inspect') && (
        <section className="stack stack--tight">
          <p lang={priced.lang}>{priced.reason}</p>
          <TextArea
            label={t('office.cases.device.reason', { language: languageName(priced.lang) })}
            name="reason"
            rows={2}
            maxLength={300}
            lang={priced.lang}
          />
          <Button type="submit" name="intent" value="ask" wide>
            {t('office.cases.device.ask')}
          </Button>
          <p className="office-soft">{t('office.cases.device.askText')}</p>
        </section>
      )}
      {announced === null && !isItem && price && may('trades.decide') && (
        <details className="office-action">
          <summary>{t('office.cases.returnItem.title')}</summary>
          <div className="stack stack--tight">
            <p className="office-soft">{t('office.cases.returnItem.text')}</p>
            <Button type="submit" name="intent" value="return" look="quiet" wide>
              {t('office.cases.returnItem.send')}
            </Button>
          </div>
        </details>
      )}
    </aside>
  )
}

function Price({ price, questions }: { price: NonNullable<Priced['price']>; questions: Question[] }) {
  const t = useOfficeTranslate()
  const { formatMoney } = useFormats()
  const { cents, lines, gate } = price

  return (
    <>
      {gate !== null && <Notice look="warning" title={gate} />}
      <PriceLines
        lines={lines.map((line) => ({
          label: formatLine(t, questions, line),
          amount: formatMoney(line.cents),
        }))}
        total={{
          label: t(cents > 0 ? 'office.cases.device.offerTotal' : 'office.cases.device.nothingLeft'),
          amount: formatMoney(cents),
        }}
      />
    </>
  )
}
