/** Puts labels onto paper, or throws if it cannot be reached. */
export interface LabelPrinter {
  send(zpl: string): Promise<void>
}
