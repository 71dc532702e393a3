import { inLines } from '#domain/trades/money/payout-lines.ts'
import { piecesText } from '#domain/trades/format-trade.ts'
import type { ShownDevice } from './show-progress.ts'

/** Devices of the same fate are told in one line; a question has a link of its own. */
export const groupDevices = (devices: readonly ShownDevice[]) =>
  inLines(devices, ({ status, question, back }) => [status, question, back?.number].join(' ')).map(
    ({ pieces, name, ...rest }) => ({ ...rest, name: piecesText(pieces, name), isSeveral: pieces > 1 }),
  )
