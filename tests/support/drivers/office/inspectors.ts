import { pathToClarification } from '#domain/clarification/find-clarification.ts'
import { openClarification } from '#domain/clarification/open-clarification.ts'
import type { Found } from '#domain/clarification/clarification.ts'
import { conditionOf } from '#domain/offers/questions/grades.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { ItemEvent } from '#domain/trades/lifecycle/transitions.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { hireColleague } from './colleagues.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts as shipped } from '#tests/support/fixtures/storefronts.ts'

/** Somebody who works here, under a name that nobody else has. */
export const newColleague = (engines: Engines, ...roles: Role[]): Promise<Colleague> =>
  hireColleague(engines, `${roles[0]}-${crypto.randomUUID()}`, ...roles)

/** Colleagues move items of a trade one step on, or the test fails. */
export async function step(engines: Engines, trade: Trade, colleague: Colleague, event: ItemEvent, itemIds?: string[]) {
  const move = { tradeId: trade.id, itemIds: itemIds ?? trade.items.map(({ id }) => id), event }
  const result = await moveItems(engines, shipped, { ...move, actor: asColleague(colleague), letter: 'none' })
  if (!result.ok) throw new Error(`${event}: ${result.reason}`)
}

type Options = Parameters<typeof soldTrade>[2]

/** A trade whose devices are all claimed by an inspector. */
export async function claimedTrade(engines: Engines, code: CountryCode = 'de', options?: Options) {
  const trade = await soldTrade(engines, code, options)
  const inspector = await newColleague(engines, 'inspector', 'warehouse')
  await step(engines, trade, inspector, 'receive')
  await step(engines, trade, inspector, 'startInspection')
  return { trade: (await findTrade(engines.db, trade.id))!, visitor: trade.visitor, inspector }
}

/** What an inspector says about the device that tests sell: its glass is cracked. */
export const crackedGlass: Answers = { DISPLAY_GLASS: ['CRACKED'] }

/** What the device is worth with other answers, by the terms of its own offer. */
export function foundWith({ offer }: Pick<TradeItem, 'offer'>, answers: Answers): Found {
  const found = { ...offer.answers, ...answers }
  const { answered } = followAnswers(offer.questions, found)
  return { ...priceDevice(offer, offer.questions, found), condition: conditionOf(answered) }
}

const GREY_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

/** A picture of an item, among the files of the shop. */
export async function newPhoto(engines: Engines, itemId: string, takenBy: Colleague, bytes?: Buffer): Promise<string> {
  const id = newId(engines.now())
  const file = `photos/${id}`
  const picture = { at: engines.now(), taken_by: takenBy.id, content_type: 'image/png', width: 1200, height: 900 }
  await engines.files.write(file, bytes ?? Buffer.from(GREY_PIXEL, 'base64'), picture.content_type)
  await engines.db
    .insertInto('item_photos')
    .values({ id, item_id: itemId, file, ...picture })
    .execute()
  return id
}

/** What an inspector wrote down about an item. */
export async function newInspection(
  engines: Engines,
  item: TradeItem,
  inspector: Colleague,
  { answers, found, round = 1 }: { answers: Answers; found: Found; round?: number },
): Promise<string> {
  const id = newId(engines.now())
  const about = { id, item_id: item.id, at: engines.now(), inspector: inspector.id, round, outcome: 'differs' }
  await engines.db
    .insertInto('inspections')
    .values({
      ...about,
      answers: JSON.stringify({ ...item.offer.answers, ...answers }),
      lines: JSON.stringify(found.lines),
      condition: found.condition,
      cents: found.cents,
    })
    .execute()
  return id
}

type Asked = {
  answers?: Answers
  reasons?: string[]
  photos?: number
  round?: number
  storefronts?: Storefronts
}

/** Asks the seller about a claimed item; the address of the question is on the seller's own host. */
export async function askSeller(engines: Engines, trade: Trade, item: TradeItem, inspector: Colleague, asked: Asked) {
  const { answers = crackedGlass, reasons = ['The glass is cracked'], photos = 1, storefronts = shipped } = asked
  const found = foundWith(item, answers)
  const inspectionId = await newInspection(engines, item, inspector, { ...asked, answers, found })
  const photoIds: string[] = []
  for (let count = 0; count < photos; count += 1) photoIds.push(await newPhoto(engines, item.id, inspector))
  const question = { colleague: inspector, trade, item, inspectionId, found, reasons, photoIds }
  const result = await engines.db.transaction().execute((tx) => openClarification(tx, engines, storefronts, question))
  if (!result.ok) throw new Error(`no clarification: ${result.reason}`)

  const country = storefronts.countries[trade.country]
  const path = (await pathToClarification(engines, country, { id: item.id, tradeNumber: trade.number }))!
  const [, , token, number] = path.split('/')
  return { found, inspectionId, photoIds, path, token: token!, number: number! }
}

/** A trade of which one device is not as described, and whose seller was asked what to do. */
export async function tradeInClarification(
  engines: Engines,
  code: CountryCode = 'de',
  { options, ...asked }: Asked & { options?: Options } = {},
) {
  const { trade, visitor, inspector } = await claimedTrade(engines, code, options)
  const item = trade.items[0]!
  return { trade, visitor, inspector, item, ...(await askSeller(engines, trade, item, inspector, asked)) }
}
