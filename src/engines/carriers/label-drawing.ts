import type { ThreadWork } from '#engines/readers/readers.ts'
import type { CarrierName, Label, Parcel } from './carriers.ts'

export type LabelOrder = {
  carrier: CarrierName
  parcel: Parcel
  printed: Pick<Label, 'trackingNumber' | 'dropOffCode'>
}

/** Draws a label: a few hundredths of a second in which nobody else would have his turn. */
export const labelDrawing: ThreadWork<LabelOrder, { ok: true; pdf: Uint8Array }> = {
  name: 'label',
  async read({ carrier, parcel, printed }) {
    // Drawing takes three libraries that nothing else in a thread needs.
    const { labelPage } = await import('./label-page.ts')
    return { ok: true, pdf: Uint8Array.from(await labelPage(carrier, parcel, printed)) }
  },
}
