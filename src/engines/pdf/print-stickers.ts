import { barCode, QUIET_MODULES } from './bar-code.ts'
import type { Sticker, StickerPage } from './printed-document.ts'
import { openPdfPage, type PdfPage } from './pdf-page.ts'

const MILLIMETRE = 72 / 25.4

/** Three by eight on A4, the size of labels that every office shop sells (70 × 36 mm). */
const COLUMNS = 3
const ROWS = 8
const WIDTH = 70 * MILLIMETRE
const HEIGHT = 36 * MILLIMETRE
const TOP = 4.5 * MILLIMETRE
const PADDING = 5 * MILLIMETRE
const BARS_HEIGHT = 15 * MILLIMETRE

/** One sticker per device: what a scanner reads stands above what people read. */
export async function printStickers({ title, locale, date, stickers }: StickerPage): Promise<Uint8Array> {
  const pdf = await openPdfPage({ title, locale, date: new Date(date) })
  for (const [index, sticker] of stickers.entries()) {
    const place = index % (COLUMNS * ROWS)
    if (index > 0 && place === 0) pdf.nextPage()
    draw(pdf, sticker, { left: (place % COLUMNS) * WIDTH, top: TOP + Math.floor(place / COLUMNS) * HEIGHT })
  }
  return pdf.finish()
}

function draw(pdf: PdfPage, { code, text }: Sticker, { left, top }: { left: number; top: number }): void {
  const { bars, width } = barCode(code)
  // Whole tenths of a point, so that a printer rounds every bar in the same way.
  const unit = Math.floor(((WIDTH - PADDING) * 10) / (width + 2 * QUIET_MODULES)) / 10
  const first = left + (WIDTH - width * unit) / 2
  pdf.picture(code, (page) => {
    for (const bar of bars) page.rect(first + bar.left * unit, top + PADDING, bar.width * unit, BARS_HEIGHT)
    page.fill('black')
  })
  const room = { left: left + PADDING, width: WIDTH - 2 * PADDING, align: 'center' } as const
  const next = top + PADDING + BARS_HEIGHT + 2
  const below = pdf.write([code], { ...room, top: next, height: 14, largest: 11, smallest: 6, weight: 'bold' })
  pdf.write([text], { ...room, top: below, height: 12, largest: 8, smallest: 5 })
}
