import type { ListPage, PageRequest } from './list-page.ts'

/** As many as are read at once: few enough to be forgotten again, enough to be worth the question. */
const PORTION = 1_000

/** All rows of a list, a portion at a time, so that a list of any length passes through the same memory. */
export async function* everyRow<Row>(
  read: (page: PageRequest) => Promise<Pick<ListPage<Row>, 'rows' | 'next'>>,
): AsyncGenerator<Row[]> {
  let after: string | undefined
  do {
    const { rows, next } = await read({ after, limit: PORTION, portion: true })
    yield rows
    after = next ?? undefined
  } while (after !== undefined)
}
