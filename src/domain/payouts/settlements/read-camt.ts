import { cents } from '#shop/money/money.ts'
import { readAmount, type SettlementLine } from './settlement.ts'
import { at, readTree, textAt, type ReadElement } from './xml-tree.ts'

/**
 * What a bank booked on our account: a statement (camt.053) or a notification (camt.054), in any version. Nothing, if the
 * file is neither. Entries that name no payout are the bank's and the merchant's business.
 */
export function readCamt(file: string): SettlementLine[] | undefined {
  const document = readTree(file)
  if (document?.name !== 'Document') return undefined
  const reports = [...at(document, 'BkToCstmrStmt', 'Stmt'), ...at(document, 'BkToCstmrDbtCdtNtfctn', 'Ntfctn')]
  return reports.length === 0 ? undefined : reports.flatMap((report) => at(report, 'Ntry')).flatMap(linesOf)
}

function linesOf(entry: ReadElement): SettlementLine[] {
  const details = at(entry, 'NtryDtls', 'TxDtls')
  return details.flatMap((detail) => {
    const payout = textAt(detail, ['Refs', 'EndToEndId'])
    if (payout === '' || payout === 'NOTPROVIDED') return []
    const code = textAt(detail, ['RtrInf', 'Rsn', 'Cd'], ['RtrInf', 'Rsn', 'Prtry'])
    const outcome = outcomeOf(entry, detail, code)
    if (outcome === undefined) return []
    const amount = textAt(detail, ['AmtDtls', 'InstdAmt', 'Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['Amt'])
    // The sum of an entry is that of its only transfer.
    const said = amount === '' && details.length === 1 ? textAt(entry, ['Amt']) : amount
    const reference = textAt(detail, ['Refs', 'AcctSvcrRef'], ['Refs', 'TxId']) || textAt(entry, ['AcctSvcrRef'])
    return [{ payout, outcome, cents: readAmount(said) ?? cents(0), code, reference }]
  })
}

/** Money that left is a payout that was sent; money that came back says why. Other money that came is no payout. */
function outcomeOf(entry: ReadElement, detail: ReadElement, code: string): SettlementLine['outcome'] | undefined {
  const direction = textAt(detail, ['CdtDbtInd']) || textAt(entry, ['CdtDbtInd'])
  const isReversal = code !== '' || textAt(entry, ['RvslInd']) === 'true'
  if (direction === 'CRDT' && !isReversal) return undefined
  if (textAt(entry, ['Sts', 'Cd'], ['Sts']) !== 'BOOK') return 'waiting'
  return isReversal ? 'rejected' : 'settled'
}
