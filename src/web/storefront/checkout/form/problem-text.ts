import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import { packedIban } from '#domain/accounts/payees/iban-groups.ts'
import type { TradeField } from '#domain/trades/sale/new-trade.ts'
import type { Values } from '#shop/messages/messages.ts'
import { useShop, useTranslate } from '#web/shop-context.tsx'
import { birthdateExample } from './birthdate-example.ts'
import type { Draft } from './draft.ts'
import type { Rules } from './rules.ts'

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
export function useComplaints({ iban }: Pick<Draft, 'iban'>, rules: Rules | undefined): Complain {
  const t = useTranslate()
  const { country } = useShop()
  const packed = packedIban(iban)
  const length = rules?.ibanLength(packed.slice(0, 2))

  const examples: Partial<Record<TradeField, Values>> = {
    birthdate: { example: birthdateExample(country) },
    postalCode: { example: country.postalCodeExample },
    iban: {
      country: length === undefined ? country.code.toUpperCase() : packed.slice(0, 2),
      length: length ?? 0,
      typed: packed.length,
    },
  }

  return (field, problem) => {
    // How long a number has to be, only the rules know.
    const isKnown = problem !== 'wrong-length' || rules !== undefined
    const own = isKnown && ownWords.find((each) => each === `${field}.${problem}`)
    return own ? t(`checkout.problem.${own}`, examples[field]) : t(`field.${problem}`)
  }
}
