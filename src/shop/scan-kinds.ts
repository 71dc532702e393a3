/** What carriers tell about a parcel. */
export const scanKinds = ['collected', 'in-transit', 'delivered', 'undeliverable'] as const

export type ScanKind = (typeof scanKinds)[number]
