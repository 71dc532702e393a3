/** What a document says, from top to bottom. How it looks is the printer's business. */
export type PrintedBlock =
  | { kind: 'heading'; text: string }
  /** Lines that belong together, such as an address. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'paragraph'; text: string }
  /** Names and what they are: the number of a document, its date. */
  | { kind: 'facts'; rows: { name: string; value: string }[] }
  /** A picture, JPEG or PNG, with what it shows below it. */
  | { kind: 'photo'; bytes: Uint8Array; text: string }
  /** Rows with an amount at their right end; the total closes them. */
  | { kind: 'sums'; rows: { name: string; detail: string; amount: string }[]; total: { name: string; amount: string } }

export interface PrintedDocument {
  title: string
  /** Who it comes from, at the head of the first page. */
  issuer: string[]
  locale: string
  /** An instant, written down so that the same document is the same file whenever it is printed. */
  date: string
  blocks: PrintedBlock[]
}

/** A sticker: a code that scanners read, and what it stands for. */
export interface Sticker {
  code: string
  text: string
}

export interface StickerPage {
  title: string
  locale: string
  date: string
  stickers: Sticker[]
}

/** Makes documents for customers and books. The same document always gives the same file. */
export interface Printer {
  print(document: PrintedDocument): Promise<Uint8Array>
  /** Stickers for devices, as many pages as it takes. */
  printStickers(pdf: StickerPage): Promise<Uint8Array>
  /** The same stickers in ZPL, for label printers. */
  writeZpl(stickers: readonly Sticker[]): string
  /** The pages of finished documents, one after the other, in one file. */
  join(documents: readonly Uint8Array[]): Promise<Uint8Array>
}
