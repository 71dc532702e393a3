// The namespace holds a `raw` of another kind; only the default export has the one that gives bare widths.
import barcodes from 'bwip-js/node'

export interface BarCode {
  /** In modules, without the white margins. */
  width: number
  bars: { left: number; width: number }[]
}

/** White on either side, in modules; readers need it to find the first bar. */
export const QUIET_MODULES = 10

/** The bars of a text in Code 128. */
export function barCode(text: string): BarCode {
  const [symbol] = barcodes.raw({ bcid: 'code128', text })
  if (symbol === undefined || !('sbs' in symbol)) throw new Error(`No bars for ${text}`)
  const bars: BarCode['bars'] = []
  let width = 0
  // Dark and light in turn, beginning with dark.
  for (const [index, step] of symbol.sbs.entries()) {
    if (index % 2 === 0) bars.push({ left: width, width: step })
    width += step
  }
  return { width, bars }
}
