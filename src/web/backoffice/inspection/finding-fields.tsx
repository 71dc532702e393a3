import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OnScreen } from './inspect.tsx'
import { PhotoRow } from './photo-row.tsx'
import { answerField } from './read-finding.ts'
import type { ShownPrice } from './show-price.ts'

type Props = { shown: OnScreen; price: ShownPrice }

export function FindingFields({ shown, price }: Props) {
  const t = useOfficeTranslate()

  return (
    <>
      <Measured shown={shown} warnings={price.warnings} />
      <section className="stack">
        <h2>{t('office.inspection.item.questions')}</h2>
        <p className="office-soft">{t('office.inspection.item.questionsText')}</p>
        {shown.questions.map((question) => (
          <FindingQuestion
            key={question.code}
            question={question}
            said={shown.said[question.code]}
            found={shown.finding.answers[question.code] ?? []}
            isShown={price.shown.includes(question.code)}
            differs={price.different.includes(question.code)}
          />
        ))}
      </section>
      <section className="stack" id="photos">
        <h2>{t('office.inspection.item.photos')}</h2>
        <PhotoRow photos={shown.photos} />
        <TextInput
          label={t('office.inspection.item.addPhotos')}
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
        />
        <p>
          <Button type="submit" name="intent" value="photos" look="quiet" size="small">
            {t('office.inspection.item.upload')}
          </Button>
        </p>
      </section>
      <TextArea
        label={t('office.inspection.item.note')}
        name="note"
        rows={3}
        maxLength={2000}
        defaultValue={shown.finding.note}
      />
    </>
  )
}

type QuestionProps = {
  question: Question
  /** What the seller chose; nothing if he was not asked. */
  said: readonly string[] | undefined
  found: readonly string[]
  isShown: boolean
  differs: boolean
}

/** Prefilled with the seller's answer; what differs from it stands out. */
function FindingQuestion({ question: { code, title, question, kind, answers }, said, found, ...look }: QuestionProps) {
  const t = useOfficeTranslate()
  const texts = answers.filter((answer) => said?.includes(answer.code)).map(({ text }) => text)

  return (
    <fieldset
      hidden={!look.isShown}
      className={classNames('office-question', look.differs && 'office-question--differs')}
    >
      <legend>{title || question}</legend>
      {said && (
        <p className="office-soft">
          {t('office.inspection.item.said', { answer: texts.join(', ') || t('office.inspection.item.nothing') })}
        </p>
      )}
      <div className="office-answers">
        {answers.map((answer) => (
          <label key={answer.code} className="office-answer">
            <input
              type={kind === 'multi' ? 'checkbox' : 'radio'}
              name={answerField(code)}
              value={answer.code}
              defaultChecked={found.includes(answer.code)}
            />
            <span>{answer.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Measured({ shown: { fields, finding }, warnings }: { shown: OnScreen; warnings: ShownPrice['warnings'] }) {
  const t = useOfficeTranslate()
  const { imei, serialNumber, battery, shutterCount } = finding

  return (
    <section className="stack">
      <h2>{t('office.inspection.item.measured')}</h2>
      <div className="office-filters">
        {fields.imei && (
          <TextInput
            label={t('office.inspection.item.imei')}
            {...(warnings.isWrong && { error: t('office.inspection.item.wrong') })}
            name="imei"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            defaultValue={imei}
          />
        )}
        <TextInput
          label={t('office.inspection.item.serial')}
          name="serialNumber"
          autoComplete="off"
          maxLength={40}
          defaultValue={serialNumber}
        />
        {fields.battery && (
          <TextInput
            label={t('office.inspection.item.battery')}
            name="battery"
            inputMode="numeric"
            maxLength={3}
            defaultValue={battery}
          />
        )}
        {fields.shutterCount && (
          <TextInput
            label={t('office.inspection.item.shutterCount')}
            name="shutterCount"
            inputMode="numeric"
            maxLength={7}
            defaultValue={shutterCount}
          />
        )}
        {/* The first button of the form: a scanner ends with Enter, and that must decide nothing. */}
        <Button type="submit" name="intent" value="calculate" look="quiet">
          {t('office.inspection.item.calculate')}
        </Button>
      </div>
      <ImeiWarnings warnings={warnings} />
    </section>
  )
}

function ImeiWarnings({ warnings: { otherModel, duplicates } }: { warnings: ShownPrice['warnings'] }) {
  const t = useOfficeTranslate()

  return (
    <>
      {otherModel !== null && (
        <Notice look="warning" live="status" title={t('office.inspection.item.otherModel', { model: otherModel })} />
      )}
      {duplicates.length > 0 && (
        <Notice look="danger" live="alert" title={t('office.inspection.item.twin')}>
          <ul className="office-plain">
            {duplicates.map(({ number, position, status }) => (
              <li key={itemReference(number, position)}>
                <a href={`/search?q=${itemReference(number, position)}`} target="_blank" rel="noreferrer">
                  {itemReference(number, position)}
                </a>{' '}
                ({t(`office.trades.state.${status}`)})
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
