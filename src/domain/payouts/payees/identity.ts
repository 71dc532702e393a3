import { isIsoDay } from '#shop/formats/dates.ts'
import type { FieldProblem, Problems } from '#domain/accounts/profile/seller.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { documentKinds, type DocumentKind } from '#domain/payouts/receipts/document-kinds.ts'

/** What somebody has shown of himself, as the French register wants to know it. */
export type IdentityDocument = { kind: DocumentKind; number: string; issuedOn: string; authority: string }

export type IdentityField = keyof IdentityDocument

type Reading = { ok: true; document: IdentityDocument } | { ok: false; problems: Problems<IdentityField> }

const isKind = (text: string): text is DocumentKind => (documentKinds as readonly string[]).includes(text)

const MAX_LENGTHS = { number: 40, authority: 80 }

/** The document in a form, or what is wrong with which field. */
export function readIdentity(form: Readonly<Record<string, unknown>>, today: string): Reading {
  const field = (name: IdentityField) => (typeof form[name] === 'string' ? oneLine(form[name]) : '')
  const [kind, number, issuedOn, authority] = [field('kind'), field('number'), field('issuedOn'), field('authority')]
  const problems: Problems<IdentityField> = {}
  if (!isKind(kind)) problems.kind = 'missing'
  const badNumber = wordProblem(number, MAX_LENGTHS.number, /[\p{L}\d]/u)
  if (badNumber) problems.number = badNumber
  if (issuedOn === '') problems.issuedOn = 'missing'
  else if (!isIsoDay(issuedOn) || issuedOn > today || issuedOn < '1950-01-01') problems.issuedOn = 'invalid'
  const badAuthority = wordProblem(authority, MAX_LENGTHS.authority, /\p{L}/u)
  if (badAuthority) problems.authority = badAuthority
  if (Object.keys(problems).length > 0 || !isKind(kind)) return { ok: false, problems }
  return { ok: true, document: { kind, number, issuedOn, authority } }
}

function wordProblem(text: string, longest: number, shape: RegExp): FieldProblem | undefined {
  if (text === '') return 'missing'
  if (text.length > longest) return 'too-long'
  return shape.test(text) ? undefined : 'invalid'
}

const PURPOSE = 'identity-document'

export const sealIdentity = (vault: Vault, document: IdentityDocument): string =>
  vault.seal(JSON.stringify(document), PURPOSE)

export const openIdentity = (vault: Vault, sealed: string): IdentityDocument =>
  JSON.parse(vault.open(sealed, PURPOSE)) as IdentityDocument
