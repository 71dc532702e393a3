import type { RepairCosts, RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import type { BasePrice } from '#domain/catalogue/prices/find-prices.ts'
import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import { validUntil, type Offer } from '#domain/offers/offer.ts'
import { newId } from '#shop/ids.ts'
import { modes } from '#shop/modes/all.ts'
import { landingPageOf, type Shop } from '#shop/shop.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Chance } from '#demo/chance.ts'
import { describeDevice, findOtherwise, type Description, type Finding } from './describe-device.ts'
import { drawTimeline, type DrawnLife } from './draw-timeline.ts'
import type { Stock } from '#demo/open-stock.ts'
import type { Story } from './stories.ts'

export type DemoItem = {
  id: string
  device: Device
  offer: Offer
  life: DrawnLife
  /** What we saw when we looked at it. */
  found: Description & Partial<Finding>
  imei: string | null
  /** Of what is no phone. */
  serialNumber: string | null
}

export type DemoTrade = {
  id: string
  createdAt: Date
  shop: Shop
  segment: Segment
  visitor: string
  items: DemoItem[]
  /** Sold by the demo's own customer. */
  isOwn: boolean
}

/** What becomes of a trade: of its first device, and of the others if that is not left to chance. */
export type Casting = { country: Country; stock: Stock; story: Story; others?: readonly Story[] }

type Priced = BasePrice & { rules: RuleSet; repairCosts: RepairCosts }

/** Whoever sells for less keeps the device in a drawer. */
const WORTH_SELLING = 30_00

/** One sale of the last three months with everything that came of it. */
export async function drawTrade(
  chance: Chance,
  now: Date,
  { country, stock, story, others }: Casting,
): Promise<DemoTrade> {
  const isOwn = others !== undefined
  const segment = country.features.business && !isOwn && chance.percent(14) ? 'business' : 'consumer'
  const isPartners = country.landingPageAgan !== null && segment === 'consumer' && !isOwn && chance.percent(10)
  const shop = { country, mode: isPartners ? modes.agan : modes.default }
  const pieces = isOwn ? 1 + others.length : chance.percent(62) ? 1 : chance.whole(2, 4)
  const { createdAt, lives } = drawTimeline(chance, now, { lead: story, pieces, others })
  const visitor = crypto.randomUUID()
  const items: DemoItem[] = []
  for (const life of lives) {
    const sold = { chance, stock, shop, segment, visitor, createdAt, pieces: lives.length } as const
    items.push(await drawItem(sold, life))
  }
  return { id: newId(createdAt), createdAt, shop, segment, visitor, items, isOwn }
}

type Sold = {
  chance: Chance
  stock: Stock
  shop: Shop
  segment: Segment
  visitor: string
  createdAt: Date
  pieces: number
}

async function drawItem(sold: Sold, life: DrawnLife): Promise<DemoItem> {
  const { chance, stock, segment, pieces, createdAt } = sold
  for (;;) {
    const device = chance.early(stock.devices)
    const price = await stock.priceOn(device, createdAt)
    if (!price) continue
    const terms = { rules: price.rules, base: price.cents, repairCosts: price.repairCosts, segment, pieces }
    const said = describeDevice(chance, device, terms)
    if (!said || said.cents < WORTH_SELLING) continue
    const { found: otherwise } = life.story
    const found = otherwise ? findOtherwise(chance, device, terms, said, otherwise) : said
    if (!found) continue
    const offer = offerOf(sold, device, price, said)
    return { id: newId(createdAt), device, offer, life, found, ...numbersOf(chance, device) }
  }
}

/** An offer as the shop would have made it on that day. */
export function offerOf(sold: Omit<Sold, 'stock'>, device: Device, price: Priced, said: Description): Offer {
  const { chance, shop, segment, visitor, createdAt, pieces } = sold
  const asked = new Date(createdAt.getTime() - chance.whole(2, 90) * 60_000)
  return {
    id: newId(asked),
    createdAt: asked,
    validUntil: validUntil(price.rules, asked),
    visitor,
    country: shop.country.code,
    locale: shop.country.locale,
    segment,
    landingPage: (segment === 'business' ? shop.country.landingPageB2B : null) ?? landingPageOf(shop),
    deviceId: device.id,
    deviceName: `${device.manufacturer} ${device.name}`,
    questions: device.questions,
    questionnaireVersion: device.questionnaireVersion,
    priceList: price.version,
    rules: price.rules,
    base: price.cents,
    repairCosts: price.repairCosts,
    pieces,
    ...said,
    status: 'ordered',
    supersededBy: null,
  }
}

/** What tells a device from others: an IMEI of a phone, a serial number of everything else. */
function numbersOf(chance: Chance, { categoryCode }: Device): Pick<DemoItem, 'imei' | 'serialNumber'> {
  const digits = chance.digits(8)
  const isPhone = categoryCode === 'iphone' || categoryCode === 'smartphone'
  return isPhone ? { imei: imeiOf(digits), serialNumber: null } : { imei: null, serialNumber: `DEMO${digits}` }
}

/** Numbers that begin with 00 are for testing; no phone on earth has one. */
function imeiOf(ending: string): string {
  const digits = `001017${ending}`
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
