import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { PrintedBlock, PrintedDocument } from '#engines/pdf/printed-document.ts'
import type { Country, Merchant } from '#shop/country.ts'
import { formatLongDate, timeZones } from '#shop/dates.ts'
import { formatMoney, type Cents } from '#shop/money.ts'
import type { Translate } from '#shop/messages.ts'
import { isErased, type Receipt, type ReceiptItem, type ReceiptPapers } from './receipt.ts'
import { taxWords } from '#domain/trades/tax.ts'

/** Receipt and certificates in the language of the country, as they are kept for ten years. */
export function receiptPapers(country: Country, receipt: Receipt): ReceiptPapers {
  const certified = receipt.items.filter(isErased)
  return {
    receipt: receiptDocument(country, receipt),
    certificates: Object.fromEntries(certified.map((item) => [item.reference, certificate(country, receipt, item)])),
  }
}

function receiptDocument(country: Country, receipt: Receipt): PrintedDocument {
  const t = translatorFor(country)
  const { seller, issuedAt, number, kind, tradeNumber, payoutNumber, tax } = receipt
  return {
    title: t(kind === 'receipt' ? 'paper.receipt' : 'paper.creditNote', { number }),
    issuer: [...merchantLines(country), `${t('paper.vatId')} ${country.merchant.vatId}`],
    locale: country.icuLocale,
    date: issuedAt,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { name: t('paper.number'), value: number },
          { name: t('paper.date'), value: dayOf(country, issuedAt) },
          { name: t('paper.trade'), value: tradeNumber },
          { name: t('paper.payout'), value: payoutNumber },
        ],
      },
      { kind: 'heading', text: t('paper.seller') },
      {
        kind: 'lines',
        lines: [seller.name, ...seller.address, ...(seller.vatId ? [`${t('paper.vatId')} ${seller.vatId}`] : [])],
      },
      { kind: 'heading', text: t('paper.bought') },
      sums(t, country, receipt),
      { kind: 'paragraph', text: paidBy(t, receipt) },
      { kind: 'paragraph', text: t(taxWords[tax]) },
      ...(kind === 'receipt' ? [{ kind: 'paragraph' as const, text: t('paper.privateSale') }] : []),
    ],
  }
}

function sums(t: Translate, { icuLocale }: Country, { items, voucherCents, cents, kind }: Receipt): PrintedBlock {
  const money = (amount: Cents) => formatMoney(amount, icuLocale)
  const bought = items.map((item) => ({ name: item.name, detail: detailOf(t, item), amount: money(item.cents) }))
  const voucher = { name: t('paper.voucher'), detail: '', amount: money(voucherCents) }
  return {
    kind: 'sums',
    rows: voucherCents > 0 ? [...bought, voucher] : bought,
    total: { name: t(kind === 'receipt' ? 'paper.total' : 'paper.totalNet'), amount: money(cents) },
  }
}

/** What makes a device this one and no other. */
const detailOf = (t: Translate, { reference, imei, serialNumber }: ReceiptItem): string =>
  [
    reference,
    ...(imei === null ? [] : [`IMEI ${imei}`]),
    ...(serialNumber === null ? [] : [`${t('paper.serialNumber')} ${serialNumber}`]),
  ].join(' · ')

const paidBy = (t: Translate, { method, payeeHint }: Receipt): string => t(`paper.paid.${method}`, { payee: payeeHint })

function certificate(country: Country, { issuedAt, seller }: Receipt, item: ReceiptItem): PrintedDocument {
  const t = translatorFor(country)
  const { reference, name, imei, serialNumber } = item
  return {
    title: t('paper.certificate', { number: reference }),
    issuer: merchantLines(country),
    locale: country.icuLocale,
    date: issuedAt,
    blocks: [
      { kind: 'paragraph', text: t('paper.erased') },
      {
        kind: 'facts',
        rows: [
          { name: t('paper.device'), value: name },
          { name: t('paper.number'), value: reference },
          ...(imei === null ? [] : [{ name: 'IMEI', value: imei }]),
          ...(serialNumber === null ? [] : [{ name: t('paper.serialNumber'), value: serialNumber }]),
          { name: t('paper.formerOwner'), value: seller.name },
          { name: t('paper.date'), value: dayOf(country, issuedAt) },
        ],
      },
      { kind: 'heading', text: t('paper.method') },
      { kind: 'paragraph', text: t('paper.methodText') },
    ],
  }
}

const dayOf = ({ icuLocale, code }: Country, instant: string): string =>
  formatLongDate(instant, icuLocale, timeZones[code])

const merchantLines = ({ merchant }: Country): string[] => [merchant.name, ...addressOf(merchant, merchant.country)]

type AddressFields = Pick<Merchant, 'street' | 'houseNumber' | 'postalCode' | 'city'> & { addressExtra?: string }

/** As it is written there: the French put the number of the house first. */
export function addressOf(address: AddressFields, country: string): string[] {
  const { street, houseNumber, addressExtra = '', postalCode, city } = address
  const house = country.toLowerCase() === 'fr' ? `${houseNumber} ${street}` : `${street} ${houseNumber}`
  return [house, addressExtra, `${postalCode} ${city}`].filter((line) => line.trim() !== '')
}
