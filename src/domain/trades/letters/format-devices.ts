import type { LetterBlock } from '#domain/letters/letter-blocks.ts'
import { devicesIn, inLines } from '#domain/trades/money/payout-lines.ts'
import { piecesText, formatAmount } from '#domain/trades/format-trade.ts'
import type { TradeItem } from '#domain/trades/trade.ts'
import type { LetterContext } from './letter-context.ts'

/** Of several alike only the number tells which one is meant; its end is enough, and a letter may be read by others. */
function nameOf({ t, trade }: LetterContext, { offer, imei }: TradeItem): string {
  const alike = trade.items.filter((each) => each.offer.id === offer.id)
  if (alike.length === 1 || imei === null) return offer.deviceName
  return t('letter.aboutTrade.imei', { device: offer.deviceName, end: imei.slice(-4) })
}

/** Every device of the trade with what it pays. Those that the letter is not about say how they stand. */
const devicesOf = (matter: LetterContext) =>
  devicesIn(matter.trade.items, matter.payout).map((device) => {
    const meant = matter.items.find(({ id }) => id === device.id)
    return { ...device, name: meant ? nameOf(matter, meant) : device.name, isMeant: meant !== undefined }
  })

/** The devices without money. */
export const deviceList = (matter: LetterContext): LetterBlock => ({
  title: matter.t('letter.aboutTrade.devices'),
  items: inLines(devicesOf(matter).filter(({ isMeant }) => isMeant)).map(({ pieces, name }) =>
    piecesText(pieces, name),
  ),
})

/** Companies sell net, and are told so wherever an amount stands alone. */
export const amountOf = ({ t, trade, money, payout }: LetterContext): string => {
  const amount = money(payout.total)
  return trade.segment === 'business' ? t('letter.aboutTrade.net', { amount }) : amount
}

/** What is paid: for each device that is, with what was promised where that is something else, and all together. */
export function priceTable(matter: LetterContext): LetterBlock {
  const { t, trade, money, payout } = matter
  const lines = inLines(
    devicesOf(matter).filter((device) => device.isMeant || device.cents > 0),
    ({ isMeant, status }) => (isMeant ? '' : status),
  )
  const notes = ({ isMeant, status, promised, cents: paid }: (typeof lines)[number]) => [
    ...(isMeant ? [] : [t(`trade.item.${status}`)]),
    ...(paid === promised ? [] : [t('letter.aboutTrade.promised', { amount: money(promised) })]),
  ]
  return {
    title: t('letter.aboutTrade.devices'),
    rows: [
      ...lines.map((line) => ({
        name: piecesText(line.pieces, line.name),
        amount: formatAmount(t, money, line),
        ...(notes(line).length > 0 && { note: notes(line).join(', ') }),
      })),
      ...(payout.voucher === 0
        ? []
        : [{ name: t('trade.voucher', { code: trade.voucher ?? '' }), amount: money(payout.voucher) }]),
      { name: t(trade.segment === 'business' ? 'trade.payoutNet' : 'trade.payout'), amount: money(payout.total) },
    ],
  }
}

/** What a colleague adds in his own words. */
export const teamWords = ({ t, facts: { reason = '' } }: LetterContext): LetterBlock[] =>
  reason.trim() === ''
    ? []
    : [{ title: t('letter.aboutTrade.team'), paragraphs: reason.split(/\n+/).filter((line) => line.trim() !== '') }]
