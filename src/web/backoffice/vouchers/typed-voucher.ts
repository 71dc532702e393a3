import type { VoucherForm } from '#domain/offers/vouchers/voucher-form.ts'
import { formText } from '#web/backoffice/form-text.ts'

/** The fields of a voucher as somebody typed them. */
export const typedVoucher = (form: FormData): VoucherForm => ({
  code: formText(form, 'code'),
  kind: formText(form, 'kind'),
  percent: formText(form, 'percent'),
  euros: formText(form, 'euros'),
  mostEuros: formText(form, 'mostEuros'),
  leastEuros: formText(form, 'leastEuros'),
  from: formText(form, 'from'),
  until: formText(form, 'until'),
  countries: form.getAll('countries').filter((each) => typeof each === 'string'),
  segment: formText(form, 'segment'),
  totalLimit: formText(form, 'totalLimit'),
  personLimit: formText(form, 'personLimit'),
})
