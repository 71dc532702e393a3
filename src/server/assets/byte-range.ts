export type ByteRange = { first: number; last: number }

/** Several parts at once are never asked for here: `bytes=0-1,4-5` gets the whole file, as the standard allows. */
const onePart = /^bytes=(\d*)-(\d*)$/

/** The part of a file that a `Range` header asks for; nothing if it asks for the whole, in units that we know. */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = header?.replaceAll(' ', '').toLowerCase() ?? ''
  if (!asked.startsWith('bytes=') || asked.includes(',')) return undefined
  const [, from = '', to = ''] = onePart.exec(asked) ?? []

  // `bytes=-500` are the last 500.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'unsatisfiable' : { first, last }
}
