import { useEffect, useRef } from 'react'
import { itemReference } from '#domain/trades/trade-number.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Refusal } from '#web/backoffice/refusals.tsx'
import type { OnScreen } from '../inspect.tsx'
import type { ShownPrice } from '../show-price.ts'

type Warnings = ShownPrice['warnings']

type Props = { shown: OnScreen; warnings: Warnings; refusal: Refusal | null }

const aboutNumbers: ReadonlySet<Refusal | null> = new Set<Refusal | null>([
  'imei-wrong',
  'identity-missing',
  'serial-missing',
])

/** What is read off the device: first the number that tells it from others, where the work begins. */
export function MeasuredFields({ shown: { fields, finding, isPhone }, warnings, refusal }: Props) {
  const t = useOfficeTranslate()
  const section = useRef<HTMLElement>(null)
  const { battery, shutterCount, withoutNumber } = finding
  useEffect(() => {
    if (aboutNumbers.has(refusal)) section.current?.querySelector<HTMLElement>('[data-identity]')?.focus()
  }, [refusal])

  return (
    <section className="stack stack--tight" ref={section}>
      <h2>{t('office.inspection.item.measured')}</h2>
      <div className="office-filters" data-numbers>
        <Numbers fields={fields} finding={finding} isWrong={warnings.isWrong} />
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
      {!isPhone && (
        <Checkbox
          name="withoutNumber"
          value="yes"
          defaultChecked={withoutNumber}
          label={t('office.inspection.item.withoutNumber')}
        />
      )}
      <ImeiWarnings warnings={warnings} />
    </section>
  )
}

type NumbersProps = Pick<OnScreen, 'fields' | 'finding'> & { isWrong: boolean }

function Numbers({ fields, finding: { imei, serialNumber }, isWrong }: NumbersProps) {
  const t = useOfficeTranslate()
  const first = { autoFocus: true, 'data-identity': true, 'aria-keyshortcuts': 'i' }

  return (
    <>
      {fields.imei && (
        <TextInput
          label={t('office.inspection.item.imei')}
          {...(isWrong && { error: t('office.inspection.item.wrong') })}
          name="imei"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={imei}
          {...first}
        />
      )}
      <TextInput
        label={t('office.inspection.item.serial')}
        name="serialNumber"
        autoComplete="off"
        maxLength={40}
        defaultValue={serialNumber}
        {...(!fields.imei && first)}
      />
    </>
  )
}

function ImeiWarnings({ warnings: { otherModel, duplicates } }: { warnings: Warnings }) {
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
