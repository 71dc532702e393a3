import { isValidIBAN } from 'ibantools'
import { at, readTree, textAt, type ReadElement } from '#domain/payouts/settlements/xml-tree.ts'
import { xmlProblem } from './xml.ts'

/** One element of the message: how often it stands there, and either its text or what stands in it, in this order. */
type Rule = { name: string; least: 0 | 1; most: 1 | 'many'; text?: RegExp; inside?: readonly Rule[] }

const one = (name: string, within: RegExp | readonly Rule[]): Rule => ({
  name,
  least: 1,
  most: 1,
  ...(within instanceof RegExp ? { text: within } : { inside: within }),
})
const maybe = (name: string, within: RegExp | readonly Rule[]): Rule => ({ ...one(name, within), least: 0 })

/** The letters that banks of the SEPA exchange. */
const letters = "[A-Za-z0-9/?:().,'+ -]"
const text = (longest: number) => new RegExp(`^(?!/)(?!.*//)${letters}{1,${longest}}(?<![/ ])$`)
const decimal = /^\d{1,15}\.\d{2}$/
const bic = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const account = [one('Id', [one('IBAN', iban)])]
const agent = [one('FinInstnId', [one('BICFI', bic)])]
const sums = [one('NbOfTxs', /^[1-9]\d{0,14}$/), one('CtrlSum', decimal)]

/** pain.001.001.09, as far as a SEPA credit transfer may use it. */
const message: Rule = one('Document', [
  one('CstmrCdtTrfInitn', [
    one('GrpHdr', [
      one('MsgId', text(35)),
      one('CreDtTm', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/),
      ...sums,
      one('InitgPty', [one('Nm', text(70))]),
    ]),
    one('PmtInf', [
      one('PmtInfId', text(35)),
      one('PmtMtd', /^TRF$/),
      one('BtchBookg', /^(?:true|false)$/),
      ...sums,
      one('PmtTpInf', [one('SvcLvl', [one('Cd', /^SEPA$/)]), maybe('LclInstrm', [one('Cd', /^INST$/)])]),
      one('ReqdExctnDt', [one('Dt', /^\d{4}-\d{2}-\d{2}$/)]),
      one('Dbtr', [one('Nm', text(70))]),
      one('DbtrAcct', account),
      one('DbtrAgt', agent),
      one('ChrgBr', /^SLEV$/),
      {
        name: 'CdtTrfTxInf',
        least: 1,
        most: 'many',
        inside: [
          one('PmtId', [one('EndToEndId', text(35))]),
          one('Amt', [one('InstdAmt', decimal)]),
          maybe('CdtrAgt', agent),
          one('Cdtr', [one('Nm', text(70))]),
          one('CdtrAcct', account),
          one('RmtInf', [one('Ustrd', text(140))]),
        ],
      },
    ]),
  ]),
])

function* problemsIn(element: ReadElement, rule: Rule, path: string): Generator<string> {
  if (rule.text && !rule.text.test(element.text)) yield `${path}: ${JSON.stringify(element.text)}`
  if (!rule.inside) return
  let next = 0
  for (const child of rule.inside) {
    let found = 0
    while (element.children[next]?.name === child.name && (child.most === 'many' || found < 1)) {
      yield* problemsIn(element.children[next]!, child, `${path}/${child.name}`)
      next += 1
      found += 1
    }
    if (found < child.least) yield `${path}/${child.name} is missing`
  }
  if (next < element.children.length) yield `${path}/${element.children[next]!.name} does not belong here`
}

/** What a bank would complain about. */
export function pain001Problems(file: string): string[] {
  const broken = xmlProblem(file)
  const document = readTree(file)
  if (broken || !document) return [broken ?? 'not well-formed']
  const problems = [...problemsIn(document, message, 'Document')]
  if (!file.includes('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">')) problems.push('namespace')
  if (/<InstdAmt(?! Ccy="EUR">)/.test(file)) problems.push('currency')

  const [whole, payment] = [at(document, 'CstmrCdtTrfInitn')[0]!, at(document, 'CstmrCdtTrfInitn', 'PmtInf')[0]!]
  const transfers = at(payment, 'CdtTrfTxInf')
  const amounts = transfers.map((transfer) => textAt(transfer, ['Amt', 'InstdAmt']))
  const total = amounts.reduce((sum, each) => sum + BigInt(each.replace('.', '')), 0n)
  for (const counted of [at(whole, 'GrpHdr')[0]!, payment]) {
    if (textAt(counted, ['NbOfTxs']) !== String(transfers.length)) problems.push(`${counted.name}: number of transfers`)
    if (BigInt(textAt(counted, ['CtrlSum']).replace('.', '')) !== total) problems.push(`${counted.name}: control sum`)
  }
  const names = transfers.map((transfer) => textAt(transfer, ['PmtId', 'EndToEndId']))
  if (new Set(names).size !== names.length) problems.push('a name twice')
  for (const each of [payment, ...transfers]) {
    const number = textAt(each, ['DbtrAcct', 'Id', 'IBAN'], ['CdtrAcct', 'Id', 'IBAN'])
    if (!isValidIBAN(number)) problems.push(`account ${number}`)
  }
  return problems
}
