import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Answer } from '#domain/catalogue/devices/catalogue.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import type { Country } from '#shop/countries/country.ts'
import type { PricedFinding } from './price-finding.ts'

const MAX_REASONS = 10

const MAX_REASON_LENGTH = 300

/** What differs, in the seller's language: questions and answers are quoted as he was asked. */
export function suggestReasons(
  country: Country,
  { priceValidUntil }: Pick<Trade, 'priceValidUntil'>,
  { isLate, correction }: Pick<TradeItem, 'isLate' | 'correction'>,
  { differences }: Pick<PricedFinding, 'differences'>,
): string[] {
  const t = translatorFor(country)
  const said = (answers: readonly Answer[]): string =>
    answers.length === 0 ? t('letter.finding.nothing') : answers.map(({ text }) => text).join(', ')
  const reasons = differences.flatMap(({ question: { kind, title, question: asked }, promised, found }) => {
    const question = (title || asked).replace(/[\s?:]+$/, '').replace(/^¿/, '')
    if (promised.length === 0) return t('letter.finding.seen', { question, found: said(found) })
    if (kind !== 'multi') return t('letter.finding.instead', { question, found: said(found), promised: said(promised) })
    // Of several things only those are named that differ: what is there is no reason.
    const [missing, added] = [without(promised, found), without(found, promised)]
    return [
      ...(missing.length > 0 ? [t('letter.finding.missing', { question, missing: said(missing) })] : []),
      ...(added.length > 0 ? [t('letter.finding.added', { question, added: said(added) })] : []),
    ]
  })
  const date = formatLongDate(priceValidUntil, country.icuLocale, country.timeZone)
  const why = isLate ? [t('letter.finding.late', { date })] : correction ? [t('letter.finding.corrected')] : []
  const all = [...why, ...reasons]
  return all.slice(0, MAX_REASONS).map((reason) => reason.slice(0, MAX_REASON_LENGTH))
}

const without = (some: readonly Answer[], others: readonly Answer[]): Answer[] =>
  some.filter(({ code }) => !others.some((other) => other.code === code))

const templates = ['scratches', 'battery', 'parts', 'model', 'liquid'] as const

/** Sentences that are often needed, in the seller's language. */
export function reasonTemplates(country: Country): string[] {
  const t = translatorFor(country)
  return templates.map((name) => t(`letter.finding.template.${name}`))
}

/** What we found instead of what was announced, or besides it. */
export function otherDeviceReason(country: Country, found: string, announced: string | undefined): string {
  const t = translatorFor(country)
  return announced === undefined
    ? t('letter.finding.oneMore', { found })
    : t('letter.finding.otherDevice', { found, announced })
}
