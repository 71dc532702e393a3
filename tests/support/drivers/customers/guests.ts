import { uploadList } from '#domain/business/lists/files/upload-list.ts'
import { findClarification } from '#domain/clarification/find-clarification.ts'
import { confirm } from '#domain/newsletter/sign-up/confirm.ts'
import { subscribe } from '#domain/newsletter/sign-up/subscribe.ts'
import { askForWatch } from '#domain/price-watch/ask-for-watch.ts'
import { confirmWatch } from '#domain/price-watch/confirm-watch.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Engines } from '#engines/engines.ts'
import { askedSeller } from './asked-sellers.ts'
import { requestedQuote } from './companies.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import type { GuestThings } from '#tests/support/fixtures/routes/guest-routes.ts'
import { tradeInClarification } from '#tests/support/drivers/office/inspectors.ts'
import { acceptedTrade, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { usedPhone } from './sellers.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'

const germany = shopOf('de')

const tokenIn = (text: string): string => /\?token=([\w-]+)/.exec(text)![1]!

/** The newest letter to a mailbox, as soon as somebody has written it. */
async function letterTo({ db }: Engines, email: string): Promise<string> {
  const newest = () =>
    db
      .selectFrom('letters')
      .select('text_body as text')
      .where('to_address', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
  return (await eventually(newest))!.text
}

async function newReader(engines: Engines, email: string): Promise<string> {
  const address = crypto.randomUUID()
  await subscribe(engines, germany, { email, bait: '', source: 'footer', address })
  const result = await confirm(engines, germany, { token: tokenIn(await letterTo(engines, email)), address })
  if (!result.ok) throw new Error('The newsletter was not confirmed')
  return result.emailHash
}

async function newWatch(engines: Engines, email: string): Promise<string> {
  await askForWatch(engines, germany, { email, device: usedPhone.device, bait: '', address: crypto.randomUUID() })
  const token = tokenIn(await letterTo(engines, email))
  await confirmWatch(engines, germany, token)
  return token
}

async function newList(engines: Engines): Promise<string> {
  const bytes = new TextEncoder().encode('Gerät;Zustand\nApple iPhone 14 128 GB;gut')
  const result = await uploadList(engines, germany, { bytes, name: 'liste.csv', address: crypto.randomUUID() })
  if (!result.ok) throw new Error(result.reason)
  return result.token
}

/** A trade that was paid, with its receipt. */
async function paidTrade(engines: Engines, finance: Colleague) {
  const trade = await acceptedTrade(engines)
  const { number, cents } = (await sendMoney(engines, finance)).get(trade.id)!
  await bankTells(engines, finance, [{ payout: number, cents }])
  const { number: receipt } = await engines.db
    .selectFrom('receipts')
    .select('number')
    .where('trade_id', '=', trade.id)
    .executeTakeFirstOrThrow()
  return { trade, receipt }
}

/** Somebody without an account who has one of everything. `quoteProgram` is how a program asks for an offer. */
export async function newGuest(
  engines: Engines,
  colleague: Colleague,
  quoteProgram: () => Promise<string>,
): Promise<GuestThings & { secrets: string[] }> {
  const mailbox = (name: string) => `${name}.${crypto.randomUUID()}@example.com`
  const [reader, watcher, buyer] = [mailbox('leserin'), mailbox('wartende'), mailbox('einkauf')]
  const { trade, receipt } = await paidTrade(engines, colleague)
  const asked = await tradeInClarification(engines, 'de', { photos: 1 })
  const { options } = (await findClarification(engines, germany, { token: asked.token, trade: asked.number }))!
  const company = `Firma ${crypto.randomUUID()}`
  const quote = await requestedQuote(engines, { pieces: 2, contact: { email: buyer, company } })
  const tradeNumber = formatTradeNumber(trade.number)
  return {
    trade: tradeToken(engines.vault, trade.id),
    tradeNumber,
    receipt,
    parcel: tradeToken(engines.vault, (await soldTrade(engines)).id),
    clarification: asked.token,
    question: asked.number,
    option: options[0]!.id,
    photo: asked.photoIds[0]!,
    businessQuote: quote.token,
    deviceList: await newList(engines),
    review: (await askedSeller(engines)).token,
    reader: await newReader(engines, reader),
    watch: await newWatch(engines, watcher),
    programQuote: await quoteProgram(),
    secrets: [tradeNumber, receipt, company, reader, watcher, buyer],
  }
}
