/** What happens to a trade has many names; sellers are told those that mean something to them. */
const customerEvents = [
  'created',
  // Stored with every trade: the shipping documents were sent.
  'papers-sent',
  'carrierScan',
  'cancel',
  'timeout-EXPIRED',
  'timeout-MISSING',
  'timeout-RETURN_PENDING',
  'receive',
  'undoReceive',
  'startInspection',
  'notInParcel',
  'found',
  'compensate',
  'close',
  'matches',
  'differs',
  'lockFound',
  'suspicious',
  'unlocked',
  'recycle',
  'acceptOffer',
  'correctPrice',
  'acceptPrice',
  'decline',
  'dispute',
  'cleared',
  'seize',
  'reject',
  'batch',
  'settled',
  'rejected',
  'fixed',
  'withdraw',
  'shipBack',
  'undeliverable',
] as const

export type CustomerEvent = (typeof customerEvents)[number]

/** Under which word sellers are told of an event. The clock does several things that have nothing in common. */
export function customerEvent({ event, to }: { event: string; to: string | null }): CustomerEvent | undefined {
  const name = event === 'timeout' ? `timeout-${to}` : event
  return customerEvents.find((each) => each === name)
}
