import { piecesText } from '#domain/trades/say-trade.ts'
import { cents } from '#shop/money.ts'
import type { ShownDevice } from './show-progress.ts'

/** Devices of the same fate are told in one line; a question has a link of its own. */
export function groupDevices(devices: readonly ShownDevice[]) {
  const groups = new Map<string, ShownDevice & { pieces: number }>()
  for (const device of devices) {
    const { name, status, promised, worth, question, back } = device
    const key = [name, status, promised, worth, question, back?.number].join(' ')
    const group = groups.get(key)
    groups.set(key, { ...(group ?? device), pieces: (group?.pieces ?? 0) + 1 })
  }
  return [...groups.values()].map(({ pieces, name, promised, worth, ...rest }) => ({
    ...rest,
    name: piecesText(pieces, name),
    promised: cents(promised * pieces),
    worth: cents(worth * pieces),
    isSeveral: pieces > 1,
  }))
}
