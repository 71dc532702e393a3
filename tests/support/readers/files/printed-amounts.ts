import { at, readTree, textAt } from '#domain/payouts/settlements/xml-tree.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { readCells } from '#tests/support/readers/csv.ts'
import { plain } from '#tests/support/readers/pages/html.ts'
import { readPdf } from './pdf.ts'

/** `1.234,50 €` as 123450: amounts are always written with two digits after the comma. */
const read = (printed: string): number => Number(printed.replaceAll(/\D/g, ''))

const MONEY = /\d[\d.\s\u00a0\u202f]*,\d{2}/g

/** The amounts in a sentence, in their order. */
const amountsIn = (text: string): number[] => (text.match(MONEY) ?? []).map(read)

export type Messages = {
  payout: string
  choices: Record<'accept' | 'return' | 'recycle', string>
  receiptTotal: string
}

/** By which words an amount is found where it is printed. */
export function wordsIn(country: CountryCode, business: boolean): Messages {
  const t = translatorFor(countries[country])
  return {
    payout: t(business ? 'trade.payoutNet' : 'trade.payout'),
    choices: {
      accept: t('letter.clarification.accept', { amount: '' }).trim(),
      return: t('letter.clarification.return'),
      recycle: t('letter.clarification.recycle'),
    },
    receiptTotal: t(business ? 'receipt.totalNet' : 'receipt.total'),
  }
}

export type PrintedLetter = {
  kind: string
  text: string
  html: string
  attachments: { filename: string; content: string }[]
}

/** The sum of a letter, as its text and its HTML say it; nothing if it speaks of no sum. */
export function sumsOfLetter({ payout }: Messages, { text, html }: Pick<PrintedLetter, 'text' | 'html'>): number[] {
  const inText = text.split('\n').filter((line) => line.startsWith(`${payout} · `))
  const rows = [...html.matchAll(/<tr><td[^>]*>([\s\S]*?)<\/td><td[^>]*>([\s\S]*?)<\/td><\/tr>/g)]
  const inHtml = rows.filter(([, name = '']) => plain(name) === payout).map(([, , amount = '']) => plain(amount))
  return [...inText, ...inHtml].flatMap((found) => amountsIn(found).at(-1) ?? [])
}

/** What a clarification letter says that the whole trade pays after a choice, in both its forms. */
export function sumsOfChoice(
  messages: Messages,
  { text, html }: Pick<PrintedLetter, 'text' | 'html'>,
  choice: keyof Messages['choices'],
) {
  const [start = '', end = ''] = messages.choices[choice].split(/\s{2,}/)
  const paragraphs = [...html.matchAll(/<p [^>]*>([\s\S]*?)<\/p>/g)].map(([, inside = '']) => plain(inside))
  // A sale names its own price first.
  const place = choice === 'accept' ? 1 : 0
  return [text.split('\n'), paragraphs].map((lines) => {
    const line = lines.find(
      (each) => each.startsWith(start) && each.replace(/\s:/, ':').includes(`${end}:`) && !/https?:/.test(each),
    )
    return line === undefined ? undefined : amountsIn(line)[place]
  })
}

/** The sum on the page of a trade. */
export const sumOfPage = (html: string): number | undefined =>
  amountsIn(/price-lines__total[^>]*>\s*<dt>[^<]*<\/dt>\s*<dd[^>]*>([^<]*)</.exec(html)?.[1] ?? '')[0]

/** The sum on the page of the office. */
export const sumOfOfficePage = (html: string): number | undefined =>
  amountsIn(/Auszahlung nach heutigem Stand: ([^<]*)/.exec(html)?.[1] ?? '')[0]

/** What the history of a customer says that each trade pays, by its number. */
export const payoutsInHistory = (json: string): [number, number][] =>
  (JSON.parse(json) as { member: { transactionId: number; payoutCents: number }[] }).member.map(
    ({ transactionId, payoutCents }) => [transactionId, payoutCents],
  )

/** What the register says that was paid for a device, by its reference. */
export function pricesInRegister(csv: string): Map<string, number> {
  const [header = [], ...rows] = readCells(csv)
  const [reference, price] = [header.indexOf('Référence'), header.indexOf('Prix EUR')]
  return new Map(rows.map((cells) => [cells[reference]!, read(cells[price]!)]))
}

/** What the page of a clarification says that the whole trade pays after a choice. */
export function sumOnQuestion(html: string, choice: keyof Messages['choices']): number | undefined {
  const label = new RegExp(`data-answer="${choice}">([\\s\\S]*?)</label>`).exec(html)?.[1] ?? ''
  const hints = [...label.matchAll(/<span class="choice__hint">([\s\S]*?)<\/span>/g)].map(([, inside = '']) =>
    plain(inside),
  )
  return amountsIn(hints.at(-1) ?? '')[0]
}

/** The sum of the receipt that comes with a letter. */
export function sumOfReceipt({ receiptTotal }: Messages, { attachments }: PrintedLetter): number | undefined {
  const receipt = attachments.find(({ filename }) => /B-\d\d-\d+/.test(filename))
  if (!receipt) return undefined
  const { lines } = readPdf(Buffer.from(receipt.content, 'base64'))
  const label = lines.find(({ text }) => text.trim() === receiptTotal)
  const beside = lines.filter(({ top, text }) => Math.abs(top - (label?.top ?? Infinity)) < 3 && text !== label?.text)
  return beside.flatMap(({ text }) => amountsIn(text))[0]
}

/** By number of the payout: what a file for a bank or for PayPal transfers. */
export function transfersIn({ name, text }: { name: string; text: string }): [string, number][] {
  if (name.endsWith('.csv')) {
    return readCells(text, ',').map(([, amount, , number]) => [number!, Math.round(Number(amount) * 100)])
  }
  const transfers = at(readTree(text)!, 'CstmrCdtTrfInitn', 'PmtInf', 'CdtTrfTxInf')
  return transfers.map((transfer) => [
    textAt(transfer, ['PmtId', 'EndToEndId']),
    Math.round(Number(textAt(transfer, ['Amt', 'InstdAmt'])) * 100),
  ])
}
