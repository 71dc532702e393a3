import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { PrintedBlock, PrintedDocument } from '#engines/pdf/printed-document.ts'
import type { Country, Merchant } from '#shop/countries/country.ts'
import { houseLine } from '#shop/addresses/address-lines.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney, type Cents } from '#shop/money/money.ts'
import type { Translate } from '#shop/messages/messages.ts'
import { isErased, type Receipt, type ReceiptItem, type ReceiptDocuments } from './receipt.ts'
import { taxWords } from '#domain/trades/sale/tax.ts'

/** Receipt and certificates in the language of the country, as they are kept for ten years. */
export function receiptDocuments(country: Country, receipt: Receipt): ReceiptDocuments {
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
    title: t(kind === 'receipt' ? 'receipt.receipt' : 'receipt.creditNote', { number }),
    issuer: [...merchantLines(country), `${t('receipt.vatId')} ${country.merchant.vatId}`],
    locale: country.icuLocale,
    date: issuedAt,
    blocks: [
      {
        kind: 'facts',
        rows: [
          { name: t('receipt.number'), value: number },
          { name: t('receipt.date'), value: dayOf(country, issuedAt) },
          { name: t('receipt.trade'), value: tradeNumber },
          { name: t('receipt.payout'), value: payoutNumber },
        ],
      },
      { kind: 'heading', text: t('receipt.seller') },
      {
        kind: 'lines',
        lines: [seller.name, ...seller.address, ...(seller.vatId ? [`${t('receipt.vatId')} ${seller.vatId}`] : [])],
      },
      { kind: 'heading', text: t('receipt.bought') },
      sums(t, country, receipt),
      { kind: 'paragraph', text: paidBy(t, receipt) },
      { kind: 'paragraph', text: t(taxWords[tax]) },
      ...(kind === 'receipt' ? [{ kind: 'paragraph' as const, text: t('receipt.privateSale') }] : []),
    ],
  }
}

function sums(t: Translate, { icuLocale }: Country, { items, voucherCents, cents, kind }: Receipt): PrintedBlock {
  const money = (amount: Cents) => formatMoney(amount, icuLocale)
  const bought = items.map((item) => ({ name: item.name, detail: detailOf(t, item), amount: money(item.cents) }))
  const voucher = { name: t('receipt.voucher'), detail: '', amount: money(voucherCents) }
  return {
    kind: 'sums',
    rows: voucherCents > 0 ? [...bought, voucher] : bought,
    total: { name: t(kind === 'receipt' ? 'receipt.total' : 'receipt.totalNet'), amount: money(cents) },
  }
}

/** What makes a device this one and no other. */
const detailOf = (t: Translate, { reference, imei, serialNumber }: ReceiptItem): string =>
  [
    reference,
    ...(imei === null ? [] : [`IMEI ${imei}`]),
    ...(serialNumber === null ? [] : [`${t('receipt.serialNumber')} ${serialNumber}`]),
  ].join(' · ')

const paidBy = (t: Translate, { method, payeeHint }: Receipt): string =>
  t(`receipt.paid.${method}`, { payee: payeeHint })

function certificate(country: Country, { issuedAt, seller }: Receipt, item: ReceiptItem): PrintedDocument {
  const t = translatorFor(country)
  const { reference, name, imei, serialNumber } = item
  return {
    title: t('receipt.certificate', { number: reference }),
    issuer: merchantLines(country),
    locale: country.icuLocale,
    date: issuedAt,
    blocks: [
      { kind: 'paragraph', text: t('receipt.erased') },
      {
        kind: 'facts',
        rows: [
          { name: t('receipt.device'), value: name },
          { name: t('receipt.number'), value: reference },
          ...(imei === null ? [] : [{ name: 'IMEI', value: imei }]),
          ...(serialNumber === null ? [] : [{ name: t('receipt.serialNumber'), value: serialNumber }]),
          { name: t('receipt.formerOwner'), value: seller.name },
          { name: t('receipt.date'), value: dayOf(country, issuedAt) },
        ],
      },
      { kind: 'heading', text: t('receipt.method') },
      { kind: 'paragraph', text: t('receipt.methodText') },
    ],
  }
}

const dayOf = ({ icuLocale, timeZone }: Country, instant: string): string =>
  formatLongDate(instant, icuLocale, timeZone)

const merchantLines = ({ merchant }: Country): string[] => [merchant.name, ...addressOf(merchant, merchant.country)]

type AddressFields = Pick<Merchant, 'street' | 'houseNumber' | 'postalCode' | 'city'> & { addressExtra?: string }

export function addressOf(address: AddressFields, country: string): string[] {
  const { street, houseNumber, addressExtra = '', postalCode, city } = address
  return [houseLine(street, houseNumber, country), addressExtra, `${postalCode} ${city}`].filter(
    (line) => line.trim() !== '',
  )
}
