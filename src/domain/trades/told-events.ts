/** What happens to a trade has many names; sellers are told those that mean something to them. */
const toldEvents = [
  'created',
  'papers-sent',
  'carrierScan',
  'cancel',
  'timeout-EXPIRED',
  'timeout-MISSING',
  'timeout-RETURN_PENDING',
  'receive',
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

export type ToldEvent = (typeof toldEvents)[number]

/** Under which word sellers are told of an event. The clock does several things that have nothing in common. */
export function toldEvent({ event, to }: { event: string; to: string | null }): ToldEvent | undefined {
  const name = event === 'timeout' ? `timeout-${to}` : event
  return toldEvents.find((each) => each === name)
}
