import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { createVoucher } from '#domain/offers/vouchers/change-vouchers.ts'
import type { VoucherForm } from '#domain/offers/vouchers/voucher-form.ts'
import { dayAt, OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { office } from '#web/backoffice/office-handlers.ts'
import { typedVoucher } from './typed-voucher.ts'
import { VoucherFields } from './voucher-fields.tsx'

export const loader = office.read('vouchers.change', ({ engines }) => ({
  today: dayAt(engines.now(), OFFICE_TIME_ZONE),
}))

export const action = office.change('vouchers.change', async ({ engines, colleague, form: sent }) => {
  const form = typedVoucher(sent)
  const result = await createVoucher(engines, colleague, form)
  if (result.ok) return redirect('/vouchers')
  const problems = result.reason === 'invalid' ? result.problems : {}
  return data({ form, problems }, { status: 422 })
})

const fresh = (today: string): VoucherForm => ({
  code: '',
  kind: 'percent',
  percent: '',
  euros: '',
  mostEuros: '',
  leastEuros: '',
  from: today,
  until: '',
  countries: [],
  segment: 'consumer',
  totalLimit: '',
  personLimit: '1',
})

export default function NewVoucher() {
  const t = useOfficeTranslate()
  const { today } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <p>
        <a href="/vouchers">{t('office.prices.voucher.back')}</a>
      </p>
      <h1>{t('office.prices.voucher.new')}</h1>
      <Form method="post" className="stack office-form" noValidate>
        <VoucherFields
          form={failed?.form ?? fresh(today)}
          problems={failed?.problems ?? {}}
          known={false}
          used={false}
        />
        <Button type="submit">{t('office.prices.voucher.create')}</Button>
      </Form>
    </>
  )
}
