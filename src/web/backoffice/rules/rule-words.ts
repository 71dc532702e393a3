import type { SeriesNames } from '#domain/catalogue/rules/read-repairs.ts'
import type { Rules, RuleUnit } from '#domain/catalogue/rules/rule-fields.ts'
import type { RepairCosts } from '#domain/catalogue/rules/rule-set.ts'
import type { Category } from '#shop/devices/categories.ts'
import type { Formats } from '#web/backoffice/frame/formats.ts'
import type { OfficeMessageKey } from '#shop/messages/office-messages.ts'
import type { Translate } from '#shop/messages/messages.ts'

const names = {
  'prices.maxDeduction': 'office.rules.field.maxDeduction',
  'prices.labourRisk': 'office.rules.field.labourRisk',
  'prices.step': 'office.rules.field.step',
  'prices.lowestOffer': 'office.rules.field.lowestOffer',
  'prices.offerDays': 'office.rules.field.offerDays',
  'business.vat': 'office.rules.field.vat',
  'business.maxPieces': 'office.rules.field.maxPieces',
  'business.manualFrom': 'office.rules.field.manualFrom',
  'business.cap': 'office.rules.field.cap',
  'business.quoteDays': 'office.rules.field.quoteDays',
  'limits.pieces': 'office.rules.field.pieces',
  'limits.days': 'office.rules.field.days',
  'limits.identityAbove': 'office.rules.field.identityAbove',
  'loss.freshDays': 'office.rules.field.freshDays',
  'loss.maxDays': 'office.rules.field.maxDays',
  'loss.successor': 'office.rules.field.successor',
  'loss.oldAge.months': 'office.rules.field.oldMonths',
  'loss.oldAge.speed': 'office.rules.field.oldSpeed',
  'margin.repaired': 'office.rules.field.repaired',
  'margin.usualRepair': 'office.rules.field.usualRepair',
  'margin.handling': 'office.rules.field.handling',
  'guardRails.bigChange': 'office.rules.field.bigChange',
  'guardRails.device': 'office.rules.field.guardDevice',
  'guardRails.list': 'office.rules.field.guardList',
  'guardRails.delay': 'office.rules.field.guardDelay',
  'guardRails.bonus': 'office.rules.field.guardBonus',
} as const satisfies Record<string, OfficeMessageKey>

/** The rules of a version in groups, as screens show them. */
export type ShownSection = {
  name: keyof Rules
  fields: readonly { path: string; unit: RuleUnit; value: number | undefined }[]
}

type Say = Translate<OfficeMessageKey>

export const isRepair = (path: string): boolean => path.startsWith('repairs.')

/** What a rule is called, by its path. */
export function nameOfRule(t: Say, { countryName }: Formats, path: string, series: SeriesNames = {}): string {
  const [, group = '', at = '', part = ''] = path.split('.')
  if (isRepair(path)) return t('office.rules.repair', { series: nameOfSeries(series, group), part: nameOfPart(t, at) })
  if (group === 'grades') return t('office.rules.grade', { grade: at })
  if (group === 'countries') return t('office.rules.country', { country: countryName(at) })
  if (group === 'tiers')
    return t(part === 'pieces' ? 'office.rules.tierPieces' : 'office.rules.tierBonus', { number: Number(at) + 1 })
  // Paths of losses are made from the list of categories.
  if (group === 'monthly') return t('office.rules.monthly', { category: t(`category.${at as Category}`) })
  return t(names[path as keyof typeof names])
}

/** One that is gone by now has only its number. */
export const nameOfSeries = (series: SeriesNames, id: string): string => series[id] ?? `#${id}`

// Paths of repairs are made from the list of parts.
export const nameOfPart = (t: Say, part: string): string => t(`office.questionnaires.part.${part as keyof RepairCosts}`)

/** As it stands in a field: what is counted in hundredths has a comma, or a point. */
export const typedRule = ({ typedHundredths }: Formats, value: number | undefined, unit: RuleUnit): string => {
  if (value === undefined) return ''
  return unit === 'percent' || unit === 'euros' ? typedHundredths(value) : String(value)
}

/** As it is read: 92 %, 5.000,00 €, 14 Tage. */
export function formatRule(t: Say, formats: Formats, value: number | undefined, unit: RuleUnit): string {
  if (value === undefined) return t('office.rules.none')
  if (unit === 'percent') return formats.formatPercent(value)
  if (unit === 'euros') return formats.formatMoney(value)
  return `${formats.formatCount(value)} ${t(`office.rules.unit.${unit}`)}`
}
