import type { PaidPayee } from '#domain/accounts/profile/customer.ts'
import type { Merchant } from '#shop/countries/country.ts'
import { decimalFromCents, sumCents, type Cents } from '#shop/money/money.ts'
import { sepaText } from './sepa-text.ts'
import { element, xmlDocument, type XmlElement } from './xml.ts'

type BankPayee = Extract<PaidPayee, { kind: 'sepa' }>

export type SepaTransfer = { number: string; tradeNumber: string; cents: Cents; payee: BankPayee }

export type SepaBatch = {
  number: string
  createdAt: Date
  /** The day on which the bank shall send it: YYYY-MM-DD. */
  day: string
  instant: boolean
  merchant: Merchant
  brand: string
  transfers: readonly SepaTransfer[]
}

/** Lengths of the message: names and what stands on the statement of whoever is paid. */
const MAX_NAME_LENGTH = 70
const MAX_PURPOSE_LENGTH = 140

/** A customer credit transfer initiation, as banks of the SEPA take it (ISO 20022, pain.001.001.09). */
export function sepaFile(batch: SepaBatch): string {
  const { number, createdAt, merchant, transfers } = batch
  const counted = [
    element('NbOfTxs', String(transfers.length)),
    element('CtrlSum', decimalFromCents(sumCents(transfers.map(({ cents }) => cents)))),
  ]
  const header = element('GrpHdr', [
    element('MsgId', number),
    element('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
    ...counted,
    element('InitgPty', [name(merchant.name)]),
  ])
  const message = element('CstmrCdtTrfInitn', [header, payment(batch, counted)])
  return xmlDocument(element('Document', [message], { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' }))
}

const payment = ({ number, day, instant, merchant, brand, transfers }: SepaBatch, counted: readonly XmlElement[]) =>
  element('PmtInf', [
    element('PmtInfId', number),
    element('PmtMtd', 'TRF'),
    // Each transfer is booked on its own, so that the statement names each.
    element('BtchBookg', 'false'),
    ...counted,
    element('PmtTpInf', [
      element('SvcLvl', [element('Cd', 'SEPA')]),
      instant ? element('LclInstrm', [element('Cd', 'INST')]) : undefined,
    ]),
    element('ReqdExctnDt', [element('Dt', day)]),
    element('Dbtr', [name(merchant.name)]),
    account('DbtrAcct', merchant.iban),
    agent('DbtrAgt', merchant.bic),
    element('ChrgBr', 'SLEV'),
    ...transfers.map((each) => transfer(each, brand)),
  ])

const transfer = ({ number, tradeNumber, cents, payee }: SepaTransfer, brand: string): XmlElement =>
  element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', number)]),
    element('Amt', [element('InstdAmt', decimalFromCents(cents), { Ccy: 'EUR' })]),
    payee.bic === '' ? undefined : agent('CdtrAgt', payee.bic),
    element('Cdtr', [name(payee.holder)]),
    account('CdtrAcct', payee.iban),
    element('RmtInf', [element('Ustrd', sepaText(`${brand} ${tradeNumber} ${number}`, MAX_PURPOSE_LENGTH))]),
  ])

/** A name of which no letter is left is still a name to the bank. */
const name = (text: string): XmlElement => element('Nm', sepaText(text, MAX_NAME_LENGTH) || 'NOTPROVIDED')

const account = (as: string, iban: string): XmlElement => element(as, [element('Id', [element('IBAN', iban)])])

const agent = (as: string, bic: string): XmlElement => element(as, [element('FinInstnId', [element('BICFI', bic)])])
