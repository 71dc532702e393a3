import { readCamt } from './read-camt.ts'
import { readPaypalResult } from './read-paypal-result.ts'
import type { SettlementLine } from './settlement.ts'

export type SettlementKind = 'bank' | 'paypal'

/** The lines of a file, whoever it comes from; nothing, if it is none that we can read. */
export function readSettlement(file: string): { kind: SettlementKind; lines: SettlementLine[] } | undefined {
  const isXml = /^\uFEFF?\s*</.test(file)
  const lines = isXml ? readCamt(file) : readPaypalResult(file)
  return lines && { kind: isXml ? 'bank' : 'paypal', lines }
}
