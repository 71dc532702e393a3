/** What became of one of several rows. */
export type BulkRow<Reason extends string> = {
  key: string
  label: string
  reason?: Reason
  /** What the sentence about it names. */
  values?: RowValues
}

type RowValues = Readonly<Record<string, string | number>>

export type BulkAnswer<Reason extends string> = { bulk: readonly BulkRow<Reason>[] }

/** No page shows more. */
const MAX_ROWS = 500

/** The rows that were ticked, or all of the page. */
function tickedKeys(sent: FormData | URLSearchParams): string[] {
  const rows = sent.getAll(sent.has('all') ? 'shown' : 'row')
  return rows.filter((row) => typeof row === 'string').slice(0, MAX_ROWS)
}

type RowResult<Reason> = {
  label: string
  result: { ok: true } | { ok: false; reason: Reason; values?: RowValues }
}

/** What a room refused, as a row tells it: why, and whatever else it said about that. */
export const rowRefusal = <Reason extends string>({
  ok,
  reason,
  ...values
}: { ok: false; reason: Reason } & object) => ({
  ok,
  reason,
  values,
})

/** Does the same to each row by itself: what one of them refuses stops none of the others. */
export async function answerRows<Reason extends string>(
  form: FormData,
  act: (key: string) => Promise<RowResult<Reason>>,
): Promise<BulkAnswer<Reason>> {
  const bulk: BulkRow<Reason>[] = []
  for (const key of tickedKeys(form)) {
    const { label, result } = await act(key)
    const { ok, ...refusal } = result
    bulk.push(ok ? { key, label } : { key, label, ...refusal })
  }
  return { bulk }
}

/** Of a list that is to be a file only what was ticked, if anything was; nothing is read beyond the last of it. */
export async function* tickedRows<Row>(
  { searchParams }: URL,
  keyOf: (row: Row) => string,
  portions: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const ticked = new Set(tickedKeys(searchParams))
  if (ticked.size === 0) return yield* portions
  for await (const rows of portions) {
    const found = rows.filter((row) => ticked.delete(keyOf(row)))
    if (found.length > 0) yield found
    if (ticked.size === 0) return
  }
}
