import { cents, type Cents } from '#shop/money/money.ts'
import type { ItemFacts, Payout } from './payout-of.ts'

/** One device as it is told: what was promised for it, and what it pays. */
export type LetterDevice = { name: string; promised: Cents; cents: Cents }

/** Devices of one name, one fate and the same prices are told in one line, with what they come to together. */
export function inLines<Device extends LetterDevice>(
  devices: readonly Device[],
  fateOf: (device: Device) => string = () => '',
): (Device & { pieces: number })[] {
  const lines = new Map<string, Device & { pieces: number }>()
  for (const device of devices) {
    const key = [device.name, device.promised, device.cents, fateOf(device)].join('\n')
    const line = lines.get(key) ?? { ...device, pieces: 0, promised: cents(0), cents: cents(0) }
    lines.set(key, {
      ...line,
      pieces: line.pieces + 1,
      promised: cents(line.promised + device.promised),
      cents: cents(line.cents + device.cents),
    })
  }
  return [...lines.values()]
}

type Named = ItemFacts & { offer: { deviceName: string } }

/** Every device of a trade, with what a payout has for it. */
export function devicesIn(items: readonly Named[], payout: Pick<Payout, 'items'>) {
  const paid = new Map(payout.items.map((item) => [item.id, item.cents]))
  return items.map(({ id, offer, status, cents: promised }) => ({
    id,
    name: offer.deviceName,
    status,
    promised,
    cents: paid.get(id) ?? cents(0),
  }))
}
