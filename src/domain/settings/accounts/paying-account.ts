import { isValidBIC } from 'ibantools'
import { packedIban } from '#domain/accounts/payees/iban-groups.ts'
import { ibanProblem } from '#domain/accounts/payees/iban.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'

/** An account that money leaves from. */
export type PayingAccount = { iban: string; bic: string; bank: string; instantTransfers: boolean }

export type PayingAccountForm = Record<'iban' | 'bic' | 'bank', string> & { instantTransfers: boolean }

export type AccountProblems = Partial<Record<'iban' | 'bic' | 'bank', FieldProblem>>

const MAX_BANK = 80

type Reading = { ok: true; account: PayingAccount } | { ok: false; problems: AccountProblems }

export function readPayingAccount(form: PayingAccountForm): Reading {
  const account = {
    iban: packedIban(form.iban),
    bic: form.bic.replaceAll(/\s+/g, '').toUpperCase(),
    bank: oneLine(form.bank),
    instantTransfers: form.instantTransfers,
  }
  const problems: AccountProblems = {}
  const iban = ibanProblem(account.iban)
  if (iban !== undefined) problems.iban = iban
  if (account.bic === '') problems.bic = 'missing'
  else if (!isValidBIC(account.bic)) problems.bic = 'invalid'
  if (account.bank === '') problems.bank = 'missing'
  if (account.bank.length > MAX_BANK) problems.bank = 'too-long'
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, account }
}

/** For logs and lists: enough to tell it from another. */
export const accountHint = ({ iban }: Pick<PayingAccount, 'iban'>): string => `${iban.slice(0, 4)} … ${iban.slice(-4)}`
