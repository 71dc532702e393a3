import { searchBody } from './search-body.ts'
import type { SearchIntent } from './search-intent.ts'

export type SearchQuestion = {
  intent: SearchIntent
  /** The index to be searched: the country's `searchIndexes.devices`, or `.manufacturers` for aggregations. */
  application: string
  /** How many devices at most; an address belongs to one, and aggregations need none. */
  size: number
  /** Test systems may stand behind a password; everywhere else there is nothing to send. */
  authorization: string | null
}

export type SearchRequest = {
  url: string
  init: { method: 'POST'; headers: Record<string, string>; body: string }
}

/** The request that asks the shop's search, for a browser or another program to send. */
export function searchRequest({ intent, application, size, authorization }: SearchQuestion): SearchRequest {
  const resultSize = intent.kind === 'by-url' ? 1 : intent.kind === 'aggregations' ? 0 : size
  const headers = { 'content-type': 'application/json', ...(authorization !== null && { authorization }) }

  return {
    url: '/searches',
    init: { method: 'POST', headers, body: JSON.stringify({ search: searchBody(intent), application, resultSize }) },
  }
}
