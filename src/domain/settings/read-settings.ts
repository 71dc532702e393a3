import { internationalPhone } from '#domain/accounts/profile/phone.ts'
import { packedVatId, vatIdProblem } from '#domain/accounts/profile/vat-id.ts'
import { isColour, isReadableOnWhite } from '#domain/partners/accent.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { isIsoDay } from '#shop/formats/dates.ts'
import { manyLines, oneLine, readsBackwards } from '#shop/forms/typed-text.ts'
import {
  addresses,
  carrierNames,
  settingFacts,
  settingsOf,
  WAIVED,
  type Scope,
  type Section,
  type SettingKind,
  type SettingName,
  type Values,
} from './merchant-settings.ts'
import { isDayList, isDays, reminded, remindsTooLate, tidyDayList } from './time-settings.ts'

export type SettingProblem =
  | 'missing'
  | 'too-long'
  | 'invalid'
  | 'mistyped'
  | 'email-invalid'
  | 'phone-invalid'
  | 'country-invalid'
  | 'vat-id-invalid'
  | 'colour-invalid'
  | 'colour-too-light'
  | 'web-invalid'
  | 'day-invalid'
  | 'carrier-invalid'
  | 'ends-before-it-begins'
  | 'not-waivable'
  | 'days-invalid'
  | 'day-list-invalid'
  | 'reminds-too-late'

export type SettingProblems = Partial<Record<SettingName, SettingProblem>>

const MAX_LINE = 160
const MAX_TEXT = 1_000

/** As it is kept. */
const tidied: Partial<Record<SettingKind, (typed: string) => string>> = {
  text: manyLines,
  email: (typed) => oneLine(typed).toLowerCase(),
  country: (typed) => oneLine(typed).toUpperCase(),
  vatId: packedVatId,
  colour: (typed) => oneLine(typed).toLowerCase(),
  carrier: (typed) => oneLine(typed).toLowerCase(),
  dayList: (typed) => tidyDayList(oneLine(typed)),
}

const isWebAddress = (text: string): boolean => /^https:\/\/[^\s<>"']+$/.test(text) && URL.canParse(text)

const isCountry = (text: string): boolean => {
  try {
    return (
      /^[A-Z]{2}$/.test(text) &&
      new Intl.DisplayNames('de', { type: 'region', fallback: 'none' }).of(text) !== undefined
    )
  } catch {
    return false
  }
}

/** German numbers have a check digit that we know; of others only the shape. */
function vatProblem(vatId: string): SettingProblem | undefined {
  if (!vatId.startsWith('DE')) return /^[A-Z]{2}(?=.*\d)[A-Z0-9+*]{2,12}$/.test(vatId) ? undefined : 'vat-id-invalid'
  const problem = vatIdProblem(vatId)
  if (problem === undefined) return undefined
  return problem === 'mistyped' ? 'mistyped' : 'vat-id-invalid'
}

type Check = (value: string, scope: Scope) => SettingProblem | undefined

const checks: Record<SettingKind, Check> = {
  // Names stand in headers of letters, where these would begin something else.
  line: (value) => (readsBackwards(value) || /[<>"\\]/.test(value) ? 'invalid' : undefined),
  text: (value) => (readsBackwards(value) ? 'invalid' : undefined),
  email: (value) => (isEmailAddress(value) ? undefined : 'email-invalid'),
  phone: (value, scope) =>
    internationalPhone({ code: scope === 'company' ? 'de' : scope }, value) === undefined ? 'phone-invalid' : undefined,
  country: (value) => (isCountry(value) ? undefined : 'country-invalid'),
  vatId: vatProblem,
  colour: (value) => {
    if (!isColour(value)) return 'colour-invalid'
    return isReadableOnWhite(value) ? undefined : 'colour-too-light'
  },
  web: (value) => (isWebAddress(value) ? undefined : 'web-invalid'),
  day: (value) => (isIsoDay(value) ? undefined : 'day-invalid'),
  carrier: (value) => (carrierNames.some((name) => name === value) ? undefined : 'carrier-invalid'),
  days: (value) => (isDays(value) ? undefined : 'days-invalid'),
  dayList: (value) => (isDayList(value) ? undefined : 'day-list-invalid'),
}

function problemWith(name: SettingName, value: string, scope: Scope): SettingProblem | undefined {
  const { kind, waivable } = settingFacts(name)
  if (value === WAIVED) return waivable ? undefined : 'not-waivable'
  if (value.length > (kind === 'text' ? MAX_TEXT : MAX_LINE)) return 'too-long'
  return checks[kind](value, scope)
}

type Reading = { ok: true; values: Values } | { ok: false; values: Values; problems: SettingProblems }

/** What a form says about a part of the settings. An empty field says nothing, and leaves it to what would hold without it. */
export function readSettings(section: Section, scope: Scope, typed: (name: SettingName) => string): Reading {
  const values: Values = {}
  const problems: SettingProblems = {}
  for (const name of settingsOf(section, scope)) {
    const value = (tidied[settingFacts(name).kind] ?? oneLine)(typed(name))
    if (value === '') continue
    values[name] = value
    const problem = problemWith(name, value, scope)
    if (problem !== undefined) problems[name] = problem
  }
  for (const name of missingParts(section, values)) problems[name] = 'missing'
  for (const of of reminded) {
    const [end, days] = [values[`time.${of}`], values[`remind.${of}`]]
    if (end !== undefined && days !== undefined && remindsTooLate(end, days))
      problems[`remind.${of}`] ??= 'reminds-too-late'
  }
  const { 'holiday.from': from, 'holiday.to': to } = values
  if ((from === undefined) !== (to === undefined))
    problems[from === undefined ? 'holiday.from' : 'holiday.to'] = 'missing'
  else if (from !== undefined && to !== undefined && to < from) problems['holiday.to'] ??= 'ends-before-it-begins'
  return Object.keys(problems).length > 0 ? { ok: false, values, problems } : { ok: true, values }
}

function missingParts(section: Section, values: Values): readonly SettingName[] {
  const parts: readonly SettingName[] = section === 'company' || section === 'warehouse' ? addresses[section] : []
  const isBegun = parts.some((name) => values[name] !== undefined)
  return isBegun ? parts.filter((name) => values[name] === undefined) : []
}
