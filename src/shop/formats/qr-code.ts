/** A square of `size` × `size` modules, the white margin that readers need included. */
export interface QrCode {
  size: number
  /** The dark modules as the `d` of an SVG path, in a viewBox of `0 0 size size`. What is not dark has to be white. */
  path: string
}

/** As wide as the standard wants it; without it phones do not see where the code ends. */
const MARGIN = 4

/** Draws a code. For loaders, routes and labels: the page gets the path, and never the 20 kB that made it. */
export async function qrCode(text: string): Promise<QrCode> {
  const { encode } = await import('uqr')
  // M survives a scratched screen and a folded sheet, and still keeps the squares big.
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN })
  return { size, path: data.map(rowPath).join('') }
}

/** Neighbours are drawn as one, so that no hairline shows between them. */
function rowPath(row: readonly boolean[], y: number): string {
  const bits = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...bits.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}
