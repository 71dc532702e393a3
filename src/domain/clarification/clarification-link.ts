import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Vault } from '#engines/vault/vault.ts'
import type { Country } from '#shop/countries/country.ts'
import { isId } from '#shop/ids.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'
import type { AnswerKind, Option } from './clarification.ts'

const PURPOSE = 'clarification'

const DAY = 24 * 60 * 60_000

/** The unguessable word in the links of the letter. */
export const clarificationToken = (vault: Vault, id: string): string => vault.token(PURPOSE, id)

/** The clarification that a token opens, or nothing if it was made up. */
export function clarificationIdIn(vault: Vault, token: string): string | undefined {
  const id = vault.idOf(PURPOSE, token)
  return id !== undefined && isId(id) ? id : undefined
}

/** For some days after the last moment to answer the link still says what was chosen. */
export const clarificationLinkHasExpired = (country: Country, openedAt: Date, now: Date): boolean =>
  now.getTime() - openedAt.getTime() >= timeLimitsOf(country).clarificationLink * DAY

type Place = { token: string; number: number }

/** The address on the seller's own host, without its name. */
export const clarificationPath = (country: Country, { token, number }: Place): string =>
  pathTo(country, 'clarification', { id: token, trade: formatTradeNumber(number) })

export type ClarificationLinks = { page: string } & Partial<Record<AnswerKind, string>>

/** The addresses for letters: the page, and the same with an answer chosen. They come from the settings. */
export function clarificationLinks(
  country: Country,
  place: Place,
  options: readonly Pick<Option, 'id' | 'kind'>[],
): ClarificationLinks {
  const { token: id, number } = place
  const answer = (offerid: string) =>
    country.sellShopUrl + pathTo(country, 'clarificationQuickAnswer', { id, trade: formatTradeNumber(number), offerid })
  return {
    page: country.sellShopUrl + clarificationPath(country, place),
    ...Object.fromEntries(options.map((option) => [option.kind, answer(option.id)])),
  }
}
