import { buffer } from 'node:stream/consumers'
import Document from 'pdfkit'
import { fitText, LINE_HEIGHT, type Room } from './fit-text.ts'
import { pdfFont } from './pdf-font.ts'

type Part = PDFKit.PDFStructureElement
export type Weight = 'regular' | 'bold'

/** A text and the place of its upper left corner, in points. */
export interface PlacedText extends Room {
  left: number
  top: number
  weight?: Weight
  /** The weight of the first paragraph, if it differs. */
  lead?: Weight
  align?: 'left' | 'center' | 'right'
  /** What it is for those who hear it: `H1`, or a paragraph if not said. */
  role?: 'H1' | 'H2' | 'P'
}

/** Letters are thin by nature; a line around them, as a part of their size, makes them stronger. */
const STROKES: Record<Weight, number> = { regular: 0.016, bold: 0.054 }
/** Strong letters need a little more air between them. */
const SPACINGS: Record<Weight, number> = { regular: 0, bold: 0.015 }

/** Which part of the free width stands before the line. */
const INDENTS = { left: 0, center: 0.5, right: 1 }

/** A4 pages that a screen reader can read from top to bottom. */
export interface PdfPage {
  /** Writes paragraphs into their room and says where the next may begin. */
  write(texts: readonly string[], place: PlacedText): number
  /** Draws what has a meaning, and says it to those who cannot see it. */
  picture(alternative: string, draw: (page: PDFKit.PDFDocument) => void): void
  /** Draws what only pleases the eye. */
  ornament(draw: (page: PDFKit.PDFDocument) => void): void
  /** What comes after this stands on another page. */
  nextPage(): void
  finish(): Promise<Uint8Array>
}

export interface PdfPageDescription {
  title: string
  locale: string
  /** Written into the file, where the clock would make every copy a different one. */
  date: Date
}

export async function openPdfPage(description: PdfPageDescription): Promise<PdfPage> {
  const font = await pdfFont()
  const page = openPage(description)
  page.registerFont('Figtree', font.opened).font('Figtree').fillColor('black').strokeColor('black')
  const whole = page.struct('Document')
  page.addStructure(whole)
  const add = (part: Part) => whole.add(part)
  const widthOf = (text: string, size: number, weight: Weight) =>
    size * (font.width(text) + STROKES[weight] + SPACINGS[weight] * text.length)

  const drawLine = (line: string, size: number, weight: Weight, place: PlacedText, top: number) => {
    const indent = (place.width - widthOf(line, size, weight)) * INDENTS[place.align ?? 'left']
    const characterSpacing = size * SPACINGS[weight]
    page
      .fontSize(size)
      .lineWidth(size * STROKES[weight])
      .lineJoin('round')
    page.text(line, place.left + indent, top, { lineBreak: false, fill: true, stroke: true, characterSpacing })
  }

  return {
    write(texts, place) {
      const { weight = 'regular', lead = weight, role = 'P' } = place
      const { size, paragraphs } = fitText(texts.map(font.printable), place, (text, of) => widthOf(text, of, lead))
      let next = place.top
      for (const [index, lines] of paragraphs.entries()) {
        const draw = () => {
          for (const line of lines) {
            drawLine(line, size, index === 0 ? lead : weight, place, next)
            next += size * LINE_HEIGHT
          }
        }
        if (lines.length > 0) add(page.struct(role, {}, draw))
      }
      return next
    },
    picture(alternative, draw) {
      add(page.struct('Figure', { alt: font.printable(alternative) }, () => draw(page)))
    },
    ornament(draw) {
      page.markContent('Artifact', { type: 'Layout' })
      draw(page)
      page.endMarkedContent()
    },
    nextPage() {
      page.addPage()
      page.font('Figtree').fillColor('black').strokeColor('black')
    },
    async finish() {
      whole.end()
      page.end()
      return buffer(page)
    },
  }
}

function openPage({ title, locale, date }: PdfPageDescription): PDFKit.PDFDocument {
  const options = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    subset: 'PDF/UA',
    info: { Title: title, CreationDate: date },
    // Otherwise every page would read the measures of Helvetica, which none of them is set in.
    font: '',
  }
  // The types do not know the subset for universal access yet.
  return new Document(options as PDFKit.PDFDocumentOptions)
}
