import type { Storefronts } from '#shop/shop.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { isColour, isReadableOnWhite } from './accent.ts'

/** Somebody who shows the shop inside his pages, or sends us sellers. */
export type Partner = {
  /** His name in addresses of the office. */
  code: string
  name: string
  /** Whose pages may frame the widgets. */
  origins: string[]
  /** The sales channel that his trades are booked on. */
  landingPage: string
  /** The colour of his skin. */
  accent: string
  /** How visitors of his shop reach him; empty if they ask us. */
  email: string
  phone: string
  /** What he says to visitors of his shop. */
  welcome: string
  /** What he gets of what sellers are paid. */
  basisPoints: number
  active: boolean
}

/** As somebody typed it; one origin per line. */
export type PartnerForm = Record<
  'code' | 'name' | 'origins' | 'landingPage' | 'accent' | 'email' | 'phone' | 'welcome',
  string
> & {
  active: boolean
}

/** What the form says; the rate is the business of others. */
export type PartnerEntry = Omit<Partner, 'basisPoints'>

export type PartnerProblem =
  | 'code-invalid'
  | 'code-taken'
  | 'name-missing'
  | 'name-too-long'
  | 'origin-invalid'
  | 'too-many-origins'
  | 'landing-page-invalid'
  | 'landing-page-own'
  | 'landing-page-taken'
  | 'accent-invalid'
  | 'accent-too-light'
  | 'email-invalid'
  | 'phone-invalid'
  | 'welcome-too-long'

export type PartnerProblems = Partial<Record<keyof PartnerForm, PartnerProblem>>

/** Addresses of the office that are no partner's, and the skin of the shop itself. */
const reserved = new Set(['new', 'commission', 'own'])

const MAX_ORIGINS = 20
const MAX_NAME_LENGTH = 80
const MAX_WELCOME_LENGTH = 300

/** Pages that a developer serves to himself; browsers trust them as they trust encrypted ones. */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/** Exactly an origin: with a path, a star or a semicolon the policy of a page would say something else. */
const isSecureOrigin = (text: string): boolean =>
  (/^https:\/\/[^\s/;,'"*\\]+$/.test(text) || loopback.test(text)) &&
  URL.canParse(text) &&
  new URL(text).origin === text

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\s+/)
      .map((line) => line.trim().toLowerCase().replace(/\/$/, ''))
      .filter((line) => line !== ''),
  ),
]

/** `7,5` is 750. */
export function basisPointsOf(percent: string): number | undefined {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(percent.trim())) return undefined
  const points = Math.round(Number(percent.trim().replace(',', '.')) * 100)
  return points <= 10_000 ? points : undefined
}

/** Trades of the shop itself are nobody's commission. */
export const isOwnLandingPage = ({ countries }: Pick<Storefronts, 'countries'>, code: string): boolean =>
  Object.values(countries).some(
    ({ landingPage, landingPageB2B }) => landingPage.toUpperCase() === code || landingPageB2B?.toUpperCase() === code,
  )

type Reading = { ok: true; partner: PartnerEntry } | { ok: false; problems: PartnerProblems }

export function readPartnerForm(storefronts: Pick<Storefronts, 'countries'>, form: PartnerForm): Reading {
  const partner = {
    code: form.code.trim().toLowerCase(),
    name: oneLine(form.name),
    origins: linesOf(form.origins),
    landingPage: form.landingPage.trim().toUpperCase(),
    accent: form.accent.trim().toLowerCase(),
    email: form.email.trim(),
    phone: oneLine(form.phone),
    welcome: oneLine(form.welcome),
    active: form.active,
  }
  const { code, name, origins, landingPage, accent, email, phone, welcome } = partner
  const problems: PartnerProblems = {}
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(code) || reserved.has(code)) problems.code = 'code-invalid'
  if (name === '') problems.name = 'name-missing'
  if (name.length > MAX_NAME_LENGTH) problems.name = 'name-too-long'
  if (!origins.every(isSecureOrigin)) problems.origins = 'origin-invalid'
  if (origins.length > MAX_ORIGINS) problems.origins = 'too-many-origins'
  if (!/^[A-Z0-9][A-Z0-9-]{1,39}$/.test(landingPage)) problems.landingPage = 'landing-page-invalid'
  else if (isOwnLandingPage(storefronts, landingPage)) problems.landingPage = 'landing-page-own'
  if (!isColour(accent)) problems.accent = 'accent-invalid'
  else if (!isReadableOnWhite(accent)) problems.accent = 'accent-too-light'
  if (email !== '' && !isEmailAddress(email)) problems.email = 'email-invalid'
  if (phone !== '' && !/^\+?[\d\s()/.-]{6,24}$/.test(phone)) problems.phone = 'phone-invalid'
  if (welcome.length > MAX_WELCOME_LENGTH) problems.welcome = 'welcome-too-long'
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, partner }
}

/** The form as it would have been typed. */
export const partnerForm = ({ origins, ...partner }: PartnerEntry): PartnerForm => ({
  ...partner,
  origins: origins.join('\n'),
})

export const typedPercent = (basisPoints: number): string => String(basisPoints / 100).replace('.', ',')
