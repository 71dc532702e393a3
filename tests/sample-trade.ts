import type { Offer } from '#domain/offers/offer.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/country.ts'
import { cents } from '#shop/money.ts'
import { seller } from './selling.ts'

const day = (text: string): Date => new Date(`${text}T12:00:00Z`)

const sampleOffer = (code: CountryCode): Offer => ({
  id: '019a0000-0000-7000-8000-000000000001',
  createdAt: day('2026-03-01'),
  validUntil: day('2026-03-15'),
  visitor: 'somebody',
  country: code,
  locale: countries[code].locale,
  segment: 'consumer',
  landingPage: countries[code].landingPage,
  deviceId: 1,
  deviceName: 'Apple iPhone 14 128 GB',
  questions: [],
  answers: { OWNERSHIP: ['YES'], DEFECTS: ['AUDIO', 'BUTTONS'], ACCESSORIES: [] },
  condition: 'B',
  priceList: 1,
  base: cents(40_000),
  repairCosts: {},
  pieces: 1,
  lines: [],
  cents: cents(31_550),
  status: 'ordered',
  supersededBy: null,
})

export const sampleItem = (code: CountryCode, change: Partial<TradeItem> = {}): TradeItem => ({
  id: `item ${change.position ?? 0}`,
  position: 0,
  offer: sampleOffer(code),
  cents: cents(31_550),
  finalCents: null,
  status: 'RECEIVED',
  statusSince: day('2026-03-08'),
  dueAt: null,
  imei: null,
  serialNumber: null,
  isLate: false,
  ...change,
})

/** A trade as it would come from the database, made without one: the same in every run. */
export const sampleTrade = (code: CountryCode, change: Partial<Trade> = {}): Trade => ({
  id: '019a0000-0000-7000-8000-000000000002',
  number: 26_004_713,
  createdAt: day('2026-03-01'),
  country: code,
  locale: countries[code].locale,
  segment: 'consumer',
  shopMode: 'default',
  landingPage: countries[code].landingPage,
  email: 'ana@example.com',
  seller: { ...seller(code), email: 'ana@example.com' },
  paymentType: '13',
  payeeHint: `${code.toUpperCase()}… 3000`,
  voucher: null,
  voucherCents: cents(0),
  voucherTerms: null,
  voucherPaid: cents(0),
  cents: cents(31_550),
  priceValidUntil: day('2026-03-15'),
  identityCheck: false,
  businessQuoteId: null,
  items: [sampleItem(code)],
  events: [],
  parcel: { id: '019a0000-0000-7000-8000-000000000003', carrier: countries[code].footerShippingLogo },
  papers: { trackingNumber: '00340434161094000017', dropOffCode: 'A', labelFile: 'a.pdf' },
  ...change,
})
