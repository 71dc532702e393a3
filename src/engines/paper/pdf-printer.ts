import type { Printer } from './printed-document.ts'

/** Drawing takes libraries that a shop does not need to start. */
export const pdfPrinter: Printer = {
  async print(document) {
    const { printDocument } = await import('./print-document.ts')
    return printDocument(document)
  },
  async printStickers(sheet) {
    const { printStickers } = await import('./print-stickers.ts')
    return printStickers(sheet)
  },
  async join(documents) {
    const { joinDocuments } = await import('./join-documents.ts')
    return joinDocuments(documents)
  },
}
