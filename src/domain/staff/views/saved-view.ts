import type { Role } from '#domain/staff/permissions.ts'
import type { OfficeScreenName } from '#shop/office-screens.ts'

/** A name for the whole address of a list. */
export type SavedView = {
  id: string
  screen: OfficeScreenName
  name: string
  /** What stands behind the question mark of the address. */
  search: string
  owner: string
  isOwn: boolean
  isShared: boolean
  /** Who sees it first when the list is opened without a question. */
  startsFor: ViewStart | null
}

export type ViewStart = 'owner' | Role

/** As it may be kept for good: who was looked for is left out, since the log does not forget with people. */
export function loggedSearch(search: string): string {
  const kept = new URLSearchParams(search)
  if (kept.has('text')) kept.set('text', '*')
  return kept.toString()
}

const MAX_SEARCH_LENGTH = 2_000

/** Where somebody stood in the list, or that it was to be a file, is no part of a view. */
const passing = ['after', 'before', 'format']

/** What of an address makes up a view; nothing if it is longer than any list asks for. */
export function viewSearch(search: string): string | undefined {
  const kept = new URLSearchParams(search)
  for (const name of passing) kept.delete(name)
  const text = kept.toString()
  return text.length > MAX_SEARCH_LENGTH ? undefined : text
}
