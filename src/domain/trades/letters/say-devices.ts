import type { LetterBlock } from '#domain/letters/letter-blocks.ts'
import { cents, sumCents, type Cents } from '#shop/money.ts'
import { piecesText } from '../say-trade.ts'
import { paidFor, type TradeItem } from '../trade.ts'
import type { Matter } from './letter-matter.ts'

type Line = { name: string; pieces: number; promised: Cents; final: Cents }

/** Of several alike only the number tells which one is meant; its end is enough, and a letter may be read by others. */
function nameOf({ t, trade }: Matter, { offer, imei }: TradeItem): string {
  const alike = trade.items.filter((each) => each.offer.id === offer.id)
  if (alike.length === 1 || imei === null) return offer.deviceName
  return t('letter.aboutTrade.imei', { device: offer.deviceName, end: imei.slice(-4) })
}

/** Devices that have the same name and the same prices are told in one line. */
function linesOf(matter: Matter): Line[] {
  const lines = new Map<string, Line>()
  for (const item of matter.items) {
    const name = nameOf(matter, item)
    const key = `${name} ${item.cents} ${paidFor(item)}`
    const line = lines.get(key) ?? { name, pieces: 0, promised: cents(0), final: cents(0) }
    lines.set(key, {
      name,
      pieces: line.pieces + 1,
      promised: cents(line.promised + item.cents),
      final: cents(line.final + paidFor(item)),
    })
  }
  return [...lines.values()]
}

/** The devices without money. */
export const deviceList = (matter: Matter): LetterBlock => ({
  title: matter.t('letter.aboutTrade.devices'),
  items: linesOf(matter).map(({ pieces, name }) => piecesText(pieces, name)),
})

/** A voucher belongs to the whole trade: it comes with all devices, or with those that somebody says. */
const voucherOf = ({ trade, items, facts }: Matter): Cents =>
  facts.voucherCents ?? (items.length === trade.items.length ? trade.voucherCents : cents(0))

export const totalOf = (matter: Matter): Cents => sumCents([...matter.items.map(paidFor), voucherOf(matter)])

/** Companies sell net, and are told so wherever an amount stands alone. */
export const amountOf = (matter: Matter): string => {
  const amount = matter.money(totalOf(matter))
  return matter.trade.segment === 'business' ? matter.t('letter.aboutTrade.net', { amount }) : amount
}

/** The devices with what is paid for each, and what was promised where that is something else. */
export function priceTable(matter: Matter): LetterBlock {
  const { t, trade, money } = matter
  const voucher = voucherOf(matter)
  return {
    title: t('letter.aboutTrade.devices'),
    rows: [
      ...linesOf(matter).map(({ pieces, name, promised, final }) => ({
        name: piecesText(pieces, name),
        amount: money(final),
        ...(final !== promised && { note: t('letter.aboutTrade.promised', { amount: money(promised) }) }),
      })),
      ...(voucher === 0 ? [] : [{ name: t('trade.voucher', { code: trade.voucher ?? '' }), amount: money(voucher) }]),
      { name: t(trade.segment === 'business' ? 'trade.payoutNet' : 'trade.payout'), amount: money(totalOf(matter)) },
    ],
  }
}

/** What a colleague adds in his own words. */
export const teamWords = ({ t, facts: { reason = '' } }: Matter): LetterBlock[] =>
  reason.trim() === ''
    ? []
    : [{ title: t('letter.aboutTrade.team'), paragraphs: reason.split(/\n+/).filter((line) => line.trim() !== '') }]
