import { barCode, QUIET_MODULES } from '#engines/pdf/bar-code.ts'
import { openPdfPage, type PlacedText, type PdfPage } from '#engines/pdf/pdf-page.ts'
import { addressLines } from '#shop/addresses/address-lines.ts'
import { qrCode } from '#shop/formats/qr-code.ts'
import type { CarrierName, Label, Parcel, PostalAddress } from './carriers.ts'

type Printed = Pick<Label, 'trackingNumber' | 'dropOffCode'>

const MILLIMETRE = 72 / 25.4
/** Printers at home leave a few millimetres white. */
const EDGE = 12 * MILLIMETRE
/** A6, the size every carrier's scanner and plastic pouch is made for. */
export const LABEL = { left: EDGE, top: EDGE, width: 105 * MILLIMETRE, height: 148 * MILLIMETRE }
const PADDING = 14
const BARS_HEIGHT = 76
const INNER = { left: LABEL.left + PADDING, width: LABEL.width - 2 * PADDING }
const BESIDE = { left: LABEL.left + LABEL.width + 9 * MILLIMETRE, width: 63 * MILLIMETRE }
const SMALL = { height: 10, largest: 7.5, smallest: 5 }

/**
 * A label of A6 on a sheet of A4: that is what printers at home hold, and a page of A6 would be blown up or moved by
 * them. Beside it stands the code for those who read the sheet on their phone and print nothing.
 */
export async function labelPage(carrier: CarrierName, parcel: Parcel, printed: Printed): Promise<Uint8Array> {
  const { texts, locale, createdAt } = parcel
  const pdf = await openPdfPage({ title: texts.title, locale, date: createdAt })
  drawFrame(pdf)
  const beside = drawInstructions(pdf, parcel)
  drawHead(pdf, carrier, texts.demo)
  drawAddresses(pdf, parcel)
  drawReference(pdf, parcel)
  drawBars(pdf, parcel, printed.trackingNumber)
  pdf.write([texts.cut], { left: LABEL.left, top: LABEL.top + LABEL.height + 5, width: LABEL.width, ...SMALL })
  await drawDropOff(pdf, parcel, printed.dropOffCode, beside)
  return pdf.finish()
}

function drawFrame(pdf: PdfPage): void {
  const { left, top, width, height } = LABEL
  pdf.ornament((page) => {
    page.lineWidth(0.75).dash(3, { space: 3 }).rect(left, top, width, height).stroke().undash()
    for (const line of [56, 142, 248, 292]) {
      page
        .moveTo(INNER.left, top + line)
        .lineTo(INNER.left + INNER.width, top + line)
        .stroke()
    }
  })
}

function drawInstructions(pdf: PdfPage, { texts }: Parcel): number {
  const heading = {
    ...BESIDE,
    top: LABEL.top,
    height: 66,
    largest: 18,
    smallest: 7,
    weight: 'bold',
    role: 'H1',
  } as const
  const next = pdf.write([texts.title], heading) + 8
  return pdf.write([texts.hint], { ...BESIDE, top: next, height: 100, largest: 10.5, smallest: 6 }) + 18
}

/** Set in our own letters: a carrier's mark belongs to the carrier. */
function drawHead(pdf: PdfPage, carrier: CarrierName, demo: string): void {
  const third = INNER.width / 3
  const name = { left: INNER.left, top: LABEL.top + 12, width: third, height: 36, largest: 28, smallest: 12 }
  pdf.write([carrier.toUpperCase()], { ...name, weight: 'bold' })
  const mark = { left: INNER.left + third, top: LABEL.top + 18, width: 2 * third, height: 30, largest: 11, smallest: 5 }
  pdf.write([demo], { ...mark, align: 'right', weight: 'bold' })
}

function drawAddresses(pdf: PdfPage, { sender, recipient, locale, texts }: Parcel): void {
  const write = (
    heading: string,
    address: PostalAddress,
    top: number,
    room: Pick<PlacedText, 'height' | 'largest'>,
  ) => {
    const next = pdf.write([heading], { ...INNER, top, ...SMALL }) + 1
    const lines = [address.name, ...addressLines(address, locale)]
    pdf.write(lines, { ...INNER, top: next, ...room, smallest: 4.5, lead: 'bold' })
  }
  write(texts.from, sender, LABEL.top + 60, { height: 68, largest: 10 })
  write(texts.to, recipient, LABEL.top + 146, { height: 88, largest: 14 })
}

function drawReference(pdf: PdfPage, { reference, texts }: Parcel): void {
  const half = INNER.width / 2
  const next = pdf.write([texts.reference], { left: INNER.left, top: LABEL.top + 252, width: half, ...SMALL })
  const large = { top: next + 1, width: half - 6, height: 20, largest: 15, smallest: 5 }
  pdf.write([reference], { left: INNER.left, ...large, weight: 'bold' })
  pdf.write([texts.pieces], { left: INNER.left + half + 6, ...large, align: 'right' })
}

function drawBars(pdf: PdfPage, { texts }: Parcel, trackingNumber: string): void {
  const { bars, width } = barCode(trackingNumber)
  // Whole tenths of a point, so that a printer rounds every bar in the same way.
  const unit = Math.floor((LABEL.width * 10) / (width + 2 * QUIET_MODULES)) / 10
  const left = LABEL.left + (LABEL.width - width * unit) / 2
  const next = pdf.write([texts.trackingNumber], { ...INNER, top: LABEL.top + 297, ...SMALL }) + 4
  pdf.picture(`${texts.trackingNumber} ${trackingNumber}`, (page) => {
    for (const bar of bars) page.rect(left + bar.left * unit, next, bar.width * unit, BARS_HEIGHT)
    page.fill('black')
  })
  const groups = trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ')
  const number = { ...INNER, top: next + BARS_HEIGHT + 6, height: 18, largest: 14, smallest: 8 }
  pdf.write([groups], { ...number, weight: 'bold', align: 'center' })
}

async function drawDropOff(pdf: PdfPage, { texts }: Parcel, dropOffCode: string, top: number): Promise<void> {
  const { size, path } = await qrCode(dropOffCode)
  const unit = BESIDE.width / size
  const room = { ...BESIDE, top, height: 52, largest: 10.5, smallest: 6 }
  const next = pdf.write([texts.dropOff], { ...room, weight: 'bold', role: 'H2' })
  pdf.picture(`${texts.dropOff} ${dropOffCode}`, (page) => {
    page.save().translate(BESIDE.left, next).scale(unit).path(path).fill('black').restore()
  })
}
