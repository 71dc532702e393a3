import type { RowChoice } from '#domain/business/lists/stored-list.ts'

type Place = { choice: RowChoice; page?: number; row?: number }

/** The address of some rows of a list, perhaps with one of them open to be mended. Every choice is an address. */
export function addressOfRows(address: string, { choice, page = 1, row }: Place, anchor = 'rows'): string {
  const search = new URLSearchParams({
    ...(choice !== 'all' && { show: choice }),
    ...(page > 1 && { page: String(page) }),
    ...(row !== undefined && { row: String(row) }),
  })
  return `${address}${search.size > 0 ? `?${search}` : ''}#${anchor}`
}
