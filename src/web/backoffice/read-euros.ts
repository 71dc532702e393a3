import { cents, type Cents } from '#shop/money/money.ts'

/** What somebody typed as an amount, `12,50` or `12.5`; nothing if it is none. */
export function readEuros(text: string): Cents | undefined {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : cents(Number(whole) * 100 + Number(part.padEnd(2, '0')))
}
