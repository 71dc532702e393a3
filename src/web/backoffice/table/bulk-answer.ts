/** What became of one of several rows. */
export type BulkRow =
  | { key: string; label: string; ok: true }
  | { key: string; label: string; ok: false; reason: string }

export type BulkAnswer = { bulk: readonly BulkRow[] }

/** No page shows more. */
const MAX_ROWS = 500

/** The rows that were ticked, or all of the page. */
export function chosenRows(form: FormData): string[] {
  const rows = form.getAll(form.has('all') ? 'shown' : 'row')
  return rows.filter((row) => typeof row === 'string').slice(0, MAX_ROWS)
}

type RowResult = { label: string; result: { ok: true } | { ok: false; reason: string } }

/** Does the same to each row by itself: what one of them refuses stops none of the others. */
export async function answerRows(form: FormData, act: (key: string) => Promise<RowResult>): Promise<BulkAnswer> {
  const bulk: BulkRow[] = []
  for (const key of chosenRows(form)) {
    const { label, result } = await act(key)
    bulk.push(result.ok ? { key, label, ok: true } : { key, label, ok: false, reason: result.reason })
  }
  return { bulk }
}
