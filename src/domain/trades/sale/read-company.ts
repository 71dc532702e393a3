import type { Problems } from '#domain/accounts/profile/seller.ts'
import { packedVatId, vatIdProblem } from '#domain/accounts/profile/vat-id.ts'
import { oneLine, readsBackwards } from '#shop/forms/typed-text.ts'
import type { Company } from './new-trade.ts'

type Reading = { ok: true; company: Company } | { ok: false; problems: Problems<keyof Company> }

const MAX_NAME_LENGTH = 120

/** The company in a form, as documents will name it, or what is wrong with which field. */
export function readCompany(form: Company): Reading {
  const company = oneLine(form.company)
  const vatId = packedVatId(form.vatId)
  const badVatId = vatIdProblem(vatId)
  const problems: Problems<keyof Company> = {
    ...(company === '' && { company: 'missing' as const }),
    ...(company.length > MAX_NAME_LENGTH && { company: 'too-long' as const }),
    ...(readsBackwards(form.company) && { company: 'invalid' as const }),
    ...(badVatId && { vatId: badVatId }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, company: { company, vatId, taxMode: form.taxMode } }
}
