import { isSlug } from '#shop/screens/slug.ts'

/** What a list of devices may be asked for in its address. Nothing else there reaches a page. */
export type ListQuery = { maker?: string; series?: string; page: number }

const pageNumber = /^[1-9]\d{0,2}$/

const isName = (value: string | null): value is string => value !== null && isSlug(value)

/** Values of another shape count as not given. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const [maker, series, page] = [search.get('maker'), search.get('series'), search.get('page')]
  return {
    ...(isName(maker) && { maker }),
    ...(isName(series) && { series }),
    page: pageNumber.test(page ?? '') ? Number(page) : 1,
  }
}

/** The same question always reads the same, so that its answer is kept once: `?maker=samsung&page=2`. */
export function listSearch({ maker, series, page }: ListQuery): string {
  const search = new URLSearchParams({
    ...(maker !== undefined && { maker }),
    ...(series !== undefined && { series }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return search === '' ? '' : `?${search}`
}
