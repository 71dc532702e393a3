import type { AddressParts } from '#shop/addresses/address-lines.ts'
import type { ScanKind } from '#shop/scan-kinds.ts'

export type CarrierName = 'dhl' | 'ups'

/** Where a parcel comes from or goes to. Kept in parts, because carriers ask for them one by one. */
export interface PostalAddress extends AddressParts {
  name: string
}

/** Everything that is printed besides names and numbers, in the language of `locale`. Finished sentences, no patterns. */
export interface LabelTexts {
  /** The heading of the sheet and the title of the file. */
  title: string
  /** What to do with the sheet. */
  hint: string
  /** Stands along the line around the label. */
  cut: string
  /** Says that a sample is a sample. A carrier that really carries prints no such thing. */
  demo: string
  from: string
  to: string
  /** Stands above the reference. */
  reference: string
  /** How many devices are inside, such as “2 Geräte”. */
  pieces: string
  /** Stands above the number under the bars. */
  trackingNumber: string
  /** What the square code is for: handing the parcel in without a printed label. */
  dropOff: string
}

export interface Parcel {
  /** A uuid. Announcing the same parcel again is no second parcel. */
  id: string
  /** What the customer and our warehouse call it, such as `T-26-004711`. */
  reference: string
  sender: PostalAddress
  recipient: PostalAddress
  pieces: number
  /** When it was promised to us. A file has to carry a date, and the same label the same one. */
  createdAt: Date
  locale: string
  texts: LabelTexts
}

export interface Label {
  trackingNumber: string
  /** One A4 sheet. */
  pdf: Uint8Array
  /** What the square code for handing it in without a printer says; `qrCode()` of the ground draws it. */
  dropOffCode: string
}

/** Something that happened to a parcel on its way. */
export interface CarrierEvent {
  /** The carrier's own number: the same one is the same event, however often it is told. */
  id: string
  trackingNumber: string
  kind: ScanKind
  at: Date
  place: string
}

/** A firm that fetches parcels for us. */
export interface Carrier {
  /**
   * Tells the carrier that a parcel will come and gets its label: always the same one, unless its number belongs to
   * another parcel already. Then the next attempt gets another.
   */
  announce(parcel: Parcel, attempt?: number): Promise<Label>
  /** What a message of the carrier says, or nothing if it was not signed by him. */
  readEvents(body: string, signature: string): CarrierEvent[] | undefined
}

/** The firms we work with; which one a customer gets is decided upstairs. */
export interface Carriers {
  /** Whether their labels are samples that nobody carries. */
  isSample: boolean
  for(name: CarrierName): Carrier
}
