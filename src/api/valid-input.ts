type Pair = { given: unknown; taken: unknown }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** No column of the database takes these, and nobody types them: later they would be our mistake. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

const innerPairs = ({ given, taken }: Pair): Pair[] =>
  isObject(taken)
    ? Object.entries(taken).map(([key, inner]) => ({ given: isObject(given) ? given[key] : undefined, taken: inner }))
    : []

function isSoundHere({ given, taken }: Pair): boolean {
  if (typeof taken === 'string') return isStorable(taken)
  // A schema of an object whose fields may all be missing is content with a list.
  return !(Array.isArray(given) && isObject(taken) && !Array.isArray(taken))
}

/** What schemas let pass, although it is not what their descriptions say. Without recursion: input may be nested deeply. */
export function isValidInput(given: unknown, taken: unknown): boolean {
  const left: Pair[] = [{ given, taken }]
  for (let next = left.pop(); next; next = left.pop()) {
    if (!isSoundHere(next)) return false
    left.push(...innerPairs(next))
  }
  return true
}
