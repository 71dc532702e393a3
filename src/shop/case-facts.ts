/** What stands on the box and on the device of a case. */
export const caseFacts = ['sender', 'email', 'trackingNumber', 'imei', 'serialNumber', 'description'] as const

export type CaseFacts = Record<(typeof caseFacts)[number], string>
