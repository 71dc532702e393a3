import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { changeVoucher, endVoucher } from '#domain/offers/vouchers/change-vouchers.ts'
import { findVoucher } from '#domain/offers/vouchers/find-vouchers.ts'
import { voucherForm } from '#domain/offers/vouchers/voucher-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { formatsFor } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { typedVoucher } from './typed-voucher.ts'
import { VoucherFields } from './voucher-fields.tsx'

export const loader = office.read('vouchers.see', async ({ engines, colleague, params }) => {
  const voucher = await findVoucher(engines, params['code'] ?? '')
  if (!voucher) throw data(null, { status: 404 })
  const { code, used, state } = voucher
  const { percent, euros, mostEuros, leastEuros, ...form } = voucherForm(voucher)
  const { typedDecimal } = formatsFor(colleague)
  return {
    code,
    used,
    state,
    form: {
      ...form,
      percent: typedDecimal(percent),
      euros: typedDecimal(euros),
      mostEuros: typedDecimal(mostEuros),
      leastEuros: typedDecimal(leastEuros),
    },
  }
})

export const action = office.change('vouchers.change', async ({ engines, colleague, params, form: sent }) => {
  const code = params['code'] ?? ''
  const ends = formText(sent, 'intent') === 'end'
  const form = { ...typedVoucher(sent), code }
  const result = ends ? await endVoucher(engines, colleague, code) : await changeVoucher(engines, colleague, form)
  if (result.ok) return redirect('/vouchers')
  const problems = result.reason === 'invalid' ? result.problems : {}
  const problem = result.reason === 'invalid' ? undefined : result.reason
  return data({ form: ends ? undefined : form, problems, problem }, { status: problem ? 409 : 422 })
})

export default function VoucherPage() {
  const t = useOfficeTranslate()
  const may = useMay()
  const { code, used, state, form } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()

  return (
    <>
      <p>
        <a href="/vouchers">{t('office.prices.voucher.back')}</a>
      </p>
      <h1>{code}</h1>
      {failed?.problem && (
        <Notice look="danger" live="alert" title={t(`office.prices.voucher.problem.${failed.problem}`)} />
      )}
      {used > 0 && <Notice look="info" title={t('office.prices.voucher.fixed', { used })} />}
      <Form method="post" className="stack office-form" noValidate>
        <VoucherFields form={failed?.form ?? form} problems={failed?.problems ?? {}} known used={used > 0} />
        {may('vouchers.change') && <Button type="submit">{t('office.prices.voucher.save')}</Button>}
      </Form>
      {may('vouchers.change') && state !== 'over' && (
        <Form method="post" className="stack office-form">
          <p className="office-soft">{t('office.prices.voucher.endText')}</p>
          <div>
            <Button type="submit" name="intent" value="end" look="danger">
              {t('office.prices.voucher.end')}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}
