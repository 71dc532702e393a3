import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import { ibanLength, packedIban } from '#domain/accounts/payees/iban.ts'
import type { TradeField } from '#domain/trades/sale/new-trade.ts'
import type { Values } from '#shop/messages/messages.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { birthdateExample } from './birthdate-example.ts'
import type { Draft } from './draft.ts'

/** Where more can be said than in general. */
const ownWords = [
  'birthdate.invalid',
  'birthdate.too-young',
  'email.invalid',
  'phone.invalid',
  'houseNumber.missing',
  'postalCode.invalid',
  'iban.invalid',
  'iban.wrong-length',
  'iban.mistyped',
  'iban.not-sepa',
  'bic.invalid',
  'paypalEmail.invalid',
  'vatId.invalid',
  'vatId.mistyped',
  'owner.missing',
  'privateSale.missing',
  'terms.missing',
] as const

type Complain = (field: TradeField, problem: FieldProblem) => string

/** Says what is wrong with a field, and how it is right in this country. */
export function useComplaints({ iban }: Pick<Draft, 'iban'>): Complain {
  const t = useTranslate()
  const { country } = useShop()
  const packed = packedIban(iban)
  const ownCode = country.code.toUpperCase()

  const examples: Partial<Record<TradeField, Values>> = {
    birthdate: { example: birthdateExample(country) },
    postalCode: { example: country.postalCodeExample },
    iban: {
      country: ibanLength(packed.slice(0, 2)) === undefined ? ownCode : packed.slice(0, 2),
      length: ibanLength(packed.slice(0, 2)) ?? 0,
      typed: packed.length,
    },
  }

  return (field, problem) => {
    const own = ownWords.find((each) => each === `${field}.${problem}`)
    return own ? t(`checkout.problem.${own}`, examples[field]) : t(`field.${problem}`)
  }
}
