import type { Colleague } from '#domain/staff/colleague.ts'
import { dayAt, formatDate, formatLongDate, formatMonth, OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'
import { formatFileSize } from '#shop/formats/file-size.ts'
import { cents, formatMoney, withMinus } from '#shop/money/money.ts'
import { FIRST_LANGUAGE, officeLanguages, type OfficeLanguage } from '#shop/messages/office-language.ts'
import { useOfficeLanguage } from './office-language.ts'

// The same on the server and in every browser, wherever it stands.
const timeZone = OFFICE_TIME_ZONE

const shortDay = { timeZone, day: '2-digit', month: '2-digit', year: '2-digit' } as const

/** How colleagues who read this language write days, numbers, money, and the names of countries. */
function formatsIn(language: OfficeLanguage) {
  const locale = officeLanguages[language]
  const moment = new Intl.DateTimeFormat(locale, { ...shortDay, hour: '2-digit', minute: '2-digit' })
  const clock = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'medium' })
  const fullDay = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number): string => format.format(value)
  }
  const share = number({ style: 'percent', maximumFractionDigits: 2 })
  const change = number({
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const typed = number({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })
  const names = (type: 'region' | 'language') => new Intl.DisplayNames(locale, { type, languageDisplay: 'standard' })
  const [regions, languages] = [names('region'), names('language')]
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })

  return {
    locale,
    /** 12.11.26 */
    formatDay: (date: Date | string): string => formatDate(date, language === 'de' ? 'dd.mm.yy' : 'dd/mm/yy'),
    /** 12.11.2026: vouchers may count until 2100. */
    formatFullDay: (date: Date | string): string =>
      fullDay.format(new Date(`${typeof date === 'string' ? date : dayAt(date, timeZone)}T00:00:00Z`)),
    /** 12. November 2026 */
    formatLongDay: (date: Date | string): string => formatLongDate(date, locale),
    /** November 2026 */
    formatMonth: (date: Date | string): string => formatMonth(date, locale),
    /** 12.11.26, 14:05; a dash if there was none. */
    formatMoment: (date: Date | null): string => (date ? moment.format(date) : '–'),
    /** 14:05:31 */
    formatClock: (date: Date): string => clock.format(date),
    /** 1.234,50 € */
    formatMoney: (amount: number): string => formatMoney(cents(amount), locale),
    /** +12,50 € */
    formatMoneyChange: (amount: number): string => `${amount > 0 ? '+' : ''}${formatMoney(cents(amount), locale)}`,
    /** 1.234 */
    formatCount: number({ maximumFractionDigits: 0 }),
    /** 7,5 or 1.234 */
    formatNumber: number({ maximumFractionDigits: 2 }),
    /** 3,0 */
    formatTenths: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** A part of a whole: 12,5 %. */
    formatShare: number({ style: 'percent', maximumFractionDigits: 1 }),
    /** Hundredths as they stand in a field: 1234,50. */
    typedHundredths: (value: number): string => typed(value / 100),
    /** What forms write with a comma, such as 7,5, as it stands in a field. */
    typedDecimal: (text: string): string => text.replace(',', language === 'de' ? ',' : '.'),
    /** 750 basis points as 7,5 %. */
    formatPercent: (basisPoints: number): string => share(basisPoints / 10_000).replace('\u00A0', ' '),
    /** 526 basis points as +5,3 %. */
    formatChange: (basisPoints: number): string => withMinus(change(basisPoints / 10_000)),
    formatFileSize: (bytes: number): string => formatFileSize(bytes, locale),
    /** What a country, such as `fr`, is called: Frankreich. */
    countryName: (code: string): string => regions.of(code.toUpperCase()) ?? code,
    /** What a language, such as `fr`, is called: Französisch. */
    languageName: (code: string): string => languages.of(code) ?? code,
    /** Handys, Tablets oder Kameras */
    formatChoice: (words: readonly string[]): string => either.format(words),
  }
}

export type Formats = ReturnType<typeof formatsIn>

const known = new Map<OfficeLanguage, Formats>()

/** Made once for each language: making one costs far more than using it. */
export function formatsOf(language: OfficeLanguage): Formats {
  const formats = known.get(language) ?? formatsIn(language)
  known.set(language, formats)
  return formats
}

/** The same for what the server says to a colleague. */
export const formatsFor = ({ language = FIRST_LANGUAGE }: Pick<Colleague, 'language'>): Formats => formatsOf(language)

/** How whoever sits here reads days, numbers and names. */
export const useFormats = (): Formats => formatsOf(useOfficeLanguage())
