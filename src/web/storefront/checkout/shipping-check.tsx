import { useRef, useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { isPostalCode } from '#shop/postal-codes.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { zip: string; checked: 'not-yet' | 'good' | 'bad' }

/** A valid code of each country, to show what one looks like. */
const examples = { at: '1010', de: '10115', es: '28013', fr: '75001', it: '00184' }

/** The same rule refuses a wrong code here and on the server; what was typed stays. */
export function ShippingCheck({ zip, checked }: Props) {
  const t = useTranslate()
  const { country } = useShop()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const bad = refused || checked === 'bad'

  const check = (event: FormEvent) => {
    const good = isPostalCode(country, input.current?.value.trim() ?? '')
    setRefused(!good)
    if (good) return
    event.preventDefault()
    input.current?.focus()
  }

  return (
    <section className="stack">
      <h2>{t('checkout.shipping.title')}</h2>
      <Form method="get" noValidate onSubmit={check} className="stack">
        <TextInput
          ref={input}
          id="zip"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={zip}
          label={t('checkout.shipping.zip')}
          {...(bad && { error: t('checkout.shipping.bad', { example: examples[country.code] }) })}
        />
        <Button type="submit" look="quiet">
          {t('checkout.shipping.submit')}
        </Button>
      </Form>
      {checked === 'good' && !refused && (
        <Notice look="success" live="status">
          <p>{t('checkout.shipping.good', { zip, carrier: country.footerShippingLogo.toUpperCase() })}</p>
        </Notice>
      )}
    </section>
  )
}
