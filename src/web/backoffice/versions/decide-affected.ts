import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import { soldDevices } from '#domain/offers/sell-offers.ts'
import { offerDecisions, type OfferDecision } from '#domain/trades/corrections/affected-offer.ts'
import { decideOffer, decideOpenOffers, type DecideOfferResult } from '#domain/trades/corrections/decide-offer.ts'
import { findAffectedOffers } from '#domain/trades/corrections/find-affected-offers.ts'
import { correctionSentences } from '#domain/trades/letters/correction-letters.ts'
import { isId } from '#shop/ids.ts'
import type { OfficeForm, OfficeRequest } from '#web/backoffice/office-handlers.ts'
import { answerRows } from '#web/backoffice/table/bulk/bulk-answer.ts'
import { pageOf, readTable } from '#web/backoffice/table/table-query.ts'

const sorts = ['created', 'promised'] as const
const decisions = ['open', ...offerDecisions] as const
const solds = ['yes', 'no'] as const

const table = { sorts, usual: '-created', filters: { decision: decisions, sold: solds } } as const

/** A page of the offers that were made while a version counted; nothing, if nobody took that back. */
export async function listAffected({ engines, storefronts, url }: OfficeRequest, id: number) {
  const query = readTable(url, table)
  const { decision, sold } = query.filters
  const found = await findAffectedOffers(engines, storefronts, id, {
    decision: decisions.find((each) => each === decision),
    sold: solds.find((each) => each === sold),
    sort: sorts.find((each) => each === query.sort) ?? 'created',
    descending: query.descending,
    ...pageOf(query),
  })
  return found && { ...found, query }
}

/** What whoever asks sellers has a lawyer read, as the German letter says it. */
export const sentencesToCheck = ({ storefronts }: OfficeRequest): string[] =>
  correctionSentences(storefronts.countries[LEADING_COUNTRY])

type Refusal = Extract<DecideOfferResult, { ok: false }>['reason']

/** Decides about one, about those that were ticked, or about all that are open; nothing, if the form says none of it. */
export async function decideAbout(asked: OfficeForm, version: number, chosen: string) {
  const { engines, storefronts, colleague, form } = asked
  const [word = '', one] = chosen.split(' ')
  const isAll = word.endsWith('-all')
  const decision = offerDecisions.find((each): each is OfferDecision => each === word.replace(/-all$/, ''))
  if (decision === undefined) return undefined
  if (isAll) {
    const result = await decideOpenOffers(engines, storefronts, colleague, { version, decision })
    return result.ok ? result : undefined
  }
  // A row's own button ticks that row only.
  if (one !== undefined) {
    form.delete('all')
    form.delete('row')
    form.set('row', one)
  }
  return answerRows<Refusal>(form, async (offerId) => ({
    label: await nameOf(asked, offerId),
    result: await decideOffer(engines, storefronts, colleague, { version, offerId, decision }),
  }))
}

const nameOf = async ({ engines }: OfficeRequest, offerId: string): Promise<string> =>
  (isId(offerId) && (await soldDevices(engines.db, [offerId])).get(offerId)?.deviceName) || offerId
