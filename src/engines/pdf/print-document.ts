import type { PrintedBlock, PrintedDocument } from './printed-document.ts'
import { openPdfPage, type PlacedText, type PdfPage } from './pdf-page.ts'

const MILLIMETRE = 72 / 25.4
const LEFT = 22 * MILLIMETRE
const WIDTH = 166 * MILLIMETRE
const TOP = 20 * MILLIMETRE
/** Below this line nothing begins. */
const BOTTOM = 272 * MILLIMETRE
const NAMES = 0.34 * WIDTH
const AMOUNTS = 0.2 * WIDTH
const TEXT = { largest: 10, smallest: 10 }
const SMALL = { largest: 8, smallest: 8 }

/** A place on the paper, from which it goes down and over to the next page. */
type Pen = { pdf: PdfPage; top: number }

/** A4, one column, as many pages as it takes. */
export async function printDocument({ title, issuer, locale, date, blocks }: PrintedDocument): Promise<Uint8Array> {
  const pdf = await openPdfPage({ title, locale, date: new Date(date) })
  const pen: Pen = { pdf, top: TOP }
  write(pen, issuer, { ...SMALL, align: 'right', lead: 'bold' })
  pen.top += 24
  write(pen, [title], { largest: 20, smallest: 12, height: 48, weight: 'bold', role: 'H1' })
  for (const block of blocks) {
    pen.top += block.kind === 'heading' ? 22 : 10
    draw(pen, block)
  }
  return pdf.finish()
}

/** Sets lines across the page and moves the pen below them. */
function write(pen: Pen, texts: readonly string[], place: Partial<PlacedText>): void {
  makeRoom(pen, 60)
  pen.top = pen.pdf.write(texts, { left: LEFT, top: pen.top, width: WIDTH, height: BOTTOM, ...TEXT, ...place })
}

function makeRoom(pen: Pen, height: number): void {
  if (pen.top + height <= BOTTOM) return
  pen.pdf.nextPage()
  pen.top = TOP
}

function draw(pen: Pen, block: PrintedBlock): void {
  if (block.kind === 'heading')
    return write(pen, [block.text], { largest: 12, smallest: 12, weight: 'bold', role: 'H2' })
  if (block.kind === 'paragraph') return write(pen, [block.text], {})
  if (block.kind === 'lines') return write(pen, block.lines, {})
  if (block.kind === 'facts') return block.rows.forEach((row) => drawFact(pen, row))
  if (block.kind === 'photo') return drawPhoto(pen, block)
  for (const row of block.rows) drawSum(pen, row)
  drawLine(pen)
  drawSum(pen, { ...block.total, detail: '' }, 'bold')
}

function drawFact(pen: Pen, { name, value }: { name: string; value: string }): void {
  makeRoom(pen, 30)
  const room = { top: pen.top, height: 26, largest: 10, smallest: 7 }
  const next = pen.pdf.write([name], { ...room, left: LEFT, width: NAMES - 8 })
  const other = pen.pdf.write([value], { ...room, left: LEFT + NAMES, width: WIDTH - NAMES, weight: 'bold' })
  pen.top = Math.max(next, other) + 3
}

const PHOTO_HEIGHT = 90 * MILLIMETRE

/** As large as a third of a page, and never cut. */
function drawPhoto(pen: Pen, { bytes, text }: { bytes: Uint8Array; text: string }): void {
  makeRoom(pen, PHOTO_HEIGHT + 24)
  const { top } = pen
  pen.pdf.picture(text, (page) => {
    page.image(Buffer.from(bytes), LEFT, top, { fit: [WIDTH, PHOTO_HEIGHT] })
  })
  pen.top += PHOTO_HEIGHT + 4
  write(pen, [text], SMALL)
}

type Sum = { name: string; detail: string; amount: string }

function drawSum(pen: Pen, { name, detail, amount }: Sum, weight: 'regular' | 'bold' = 'regular'): void {
  makeRoom(pen, 44)
  const { pdf, top } = pen
  const column = { left: LEFT, width: WIDTH - AMOUNTS - 8 }
  let next = pdf.write([name], { ...column, top, height: 26, largest: 10, smallest: 7, weight })
  if (detail !== '') next = pdf.write([detail], { ...column, top: next + 1, height: 20, ...SMALL, smallest: 6 })
  const place = { left: LEFT + WIDTH - AMOUNTS, width: AMOUNTS, top, height: 14, largest: 10, smallest: 7 } as const
  pdf.write([amount], { ...place, align: 'right', weight })
  pen.top = next + 6
}

function drawLine(pen: Pen): void {
  const { top } = pen
  pen.pdf.ornament((page) => {
    page
      .lineWidth(0.75)
      .moveTo(LEFT, top)
      .lineTo(LEFT + WIDTH, top)
      .stroke()
  })
  pen.top += 6
}
