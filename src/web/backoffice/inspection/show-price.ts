import type { Engines } from '#engines/engines.ts'
import type { Finding } from '#domain/inspection/finding.ts'
import { warningsAbout } from '#domain/inspection/identify-device.ts'
import type { ClaimedItem } from '#domain/inspection/claimed-item.ts'
import { priceFinding, verdictOn } from '#domain/inspection/price-finding.ts'

/** What the finding comes to, while it is being filled in. */
export async function showPrice(engines: Engines, { item, terms, questions }: ClaimedItem, finding: Finding) {
  const { answers } = finding
  const offer = { ...item.offer, questions }
  const priced = priceFinding(terms, offer, answers)
  const warnings = await warningsAbout(engines, { imei: finding.imei, item, locale: 'de_DE' })
  return {
    cents: priced.cents,
    lines: priced.lines,
    verdict: verdictOn(priced, item.cents),
    different: priced.differences.map(({ question }) => question.code),
    open: priced.open?.question,
    gate: priced.gate?.answer.text,
    shown: questions.filter(({ showIf }) => isAsked(showIf, answers)).map(({ code }) => code),
    warnings,
  }
}

export type ShownPrice = Awaited<ReturnType<typeof showPrice>>

/** Whatever else was answered: an inspector sees all questions that could matter. */
export function isAsked(showIf: string | null, answers: Finding['answers']): boolean {
  const [code = '', wanted = ''] = showIf?.split('=') ?? []
  return showIf === null || (answers[code]?.includes(wanted) ?? false)
}
