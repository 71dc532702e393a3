/** A tree of words as a list of them. */
export function flatten(words: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, String(value)]],
    ),
  )
}
