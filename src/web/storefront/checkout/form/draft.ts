import { NOTHING_TO_PAY, payeeFields, paymentKind, paymentMethods } from '#domain/accounts/payees/payment-type.ts'
import {
  declarations,
  taxModes,
  type Company,
  type Declaration,
  type TradeField,
} from '#domain/trades/sale/new-trade.ts'
import type { TradeForm } from '#domain/trades/sale/read-trade-form.ts'
import { readBirthday } from '#shop/formats/typed-day.ts'
import { forget, recall, remember } from '#web/state/session-storage.ts'

/** From top to bottom as the page shows them; the declarations come last. */
const textFields = [
  'company',
  'vatId',
  'taxMode',
  'firstName',
  'lastName',
  'birthdate',
  'email',
  'phone',
  'houseLine',
  'street',
  'houseNumber',
  'addressExtra',
  'postalCode',
  'city',
  ...payeeFields,
] as const

export type TextField = (typeof textFields)[number]

/** What stands in the form, letter by letter as it was typed. */
export type Draft = Record<TextField, string> & Record<Declaration, boolean>

export type DraftField = keyof Draft

export const draftFields: readonly DraftField[] = [...textFields, ...declarations]

const empty = {
  ...Object.fromEntries(textFields.map((field) => [field, ''])),
  ...Object.fromEntries(declarations.map((field) => [field, false])),
} as Draft

/** What a tab kept may be damaged: a field that does not look right starts empty. */
export function readDraft(kept: unknown, known: Partial<Draft> = {}): Draft {
  const fields = Object(kept) as Record<string, unknown>
  const good = Object.entries(empty).filter(
    ([field, none]) => Object.hasOwn(fields, field) && typeof fields[field] === typeof none,
  )
  const typed = good.filter(([field]) => fields[field] !== '' || !(field in known))
  return { ...empty, ...known, ...Object.fromEntries(typed.map(([field]) => [field, fields[field]])) }
}

const NAME = 'umlauf.checkout-draft'

/** What is known about a customer fills the fields that nobody has typed into. */
export const recallDraft = (known?: Partial<Draft>): Draft => readDraft(recall(NAME), known)

export const saveDraft = (draft: Draft): void => remember(NAME, draft)

export const clearDraft = (): void => forget(NAME)

const fullName = ({ firstName, lastName }: Draft): string => `${firstName} ${lastName}`.trim()

const nameOf = (draft: Draft, business: boolean): string => (business ? draft.company.trim() : fullName(draft))

/** Most accounts belong to whoever sells: the name is carried over until somebody writes another one. */
export function changeDraft<Field extends DraftField>(
  draft: Draft,
  field: Field,
  value: Draft[Field],
  business = false,
): Draft {
  const next = { ...draft, [field]: value }
  const follows = field !== 'holder' && ['', fullName(draft), draft.company.trim()].includes(draft.holder)
  return follows ? { ...next, holder: nameOf(next, business) } : next
}

/** What is wrong with the line is wrong with the street. */
export const problemField = (field: DraftField): TradeField => (field === 'houseLine' ? 'street' : field)

export const taxModeOf = ({ taxMode }: Pick<Draft, 'taxMode'>): Company['taxMode'] =>
  taxModes.find((mode) => mode === taxMode) ?? 'standard'

export type Choice = {
  paymentType: string
  business: boolean
  /** The address of an account that the shop has kept for the customer. */
  paymentAccount?: string | undefined
}

/** The form as it is sent. */
export type SentForm = Omit<TradeForm, 'payee'> & { payee: TradeForm['payee'] | { paymentAccount: string } }

function payeeOf(draft: Draft, paymentType: string): TradeForm['payee'] {
  if (paymentType === NOTHING_TO_PAY) return {}
  const { fields } = paymentMethods[paymentKind(paymentType)]
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}

/** The form as it is checked. An account that was not chosen stays in the browser. */
export function formOf(draft: Draft, { paymentType, business }: Choice): TradeForm {
  const { firstName, lastName, email, phone, street, houseNumber, addressExtra, postalCode, city } = draft
  const { company, vatId, owner, privateSale, terms } = draft
  const taxMode = taxModeOf(draft)

  return {
    business: business ? { company, vatId, taxMode } : null,
    seller: {
      firstName,
      lastName,
      birthdate: business ? '' : readBirthday(draft.birthdate, new Date()),
      email,
      phone,
      street,
      houseNumber,
      addressExtra,
      postalCode,
      city,
    },
    paymentType,
    payee: payeeOf(draft, paymentType),
    declared: { owner, privateSale, terms },
  }
}
