import type { Printer } from './printed-document.ts'
import { writeZpl } from './write-zpl.ts'

/** Drawing takes libraries that a shop does not need to start. */
export const pdfPrinter: Printer = {
  async print(document) {
    const { printDocument } = await import('./print-document.ts')
    return printDocument(document)
  },
  async printStickers(pdf) {
    const { printStickers } = await import('./print-stickers.ts')
    return printStickers(pdf)
  },
  writeZpl,
  async join(documents) {
    const { joinDocuments } = await import('./join-documents.ts')
    return joinDocuments(documents)
  },
}
