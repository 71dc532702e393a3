/** So many rows a statement writes at most: on a slow machine more would take longer than the database allows. */
const PORTION = 2_000

/** One portion after the other. */
export async function inPortions<Row>(
  rows: readonly Row[],
  write: (portion: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += PORTION) await write(rows.slice(start, start + PORTION))
}
