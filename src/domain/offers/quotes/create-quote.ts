import { isDeepStrictEqual } from 'node:util'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import type { Engines } from '#engines/engines.ts'
import { landingPageOf, type Shop } from '#shop/shop.ts'
import { gateReasons } from '#domain/offers/pricing/calculate-offer.ts'
import { createOffer } from '#domain/offers/create-offer.ts'
import { questionsBehind, wrongAnswers, type WrongAnswer } from '#domain/offers/questions/validate-answers.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { offersById } from '#domain/offers/offer-store.ts'
import { idOfKey, quoteOf, type Quote } from './quote.ts'
import {
  answersOf,
  followAnswers,
  type Answers,
  type Gate,
  type QuestionPath,
} from '#domain/offers/questions/follow-answers.ts'

/** So many questions of this kind a program may ask. */
export const quoteRequests = { name: 'quotes', points: 120, seconds: 60 }

export type QuoteRequest = {
  /** The address of the device, or its id. */
  device: string | number
  answers: Answers
  /** The sales channel of the partner who sends the seller. */
  landingPage?: string
  /** The program's word for one request: the same key always gets the same quote. */
  key?: string
}

export type QuoteRefusal =
  | { reason: 'unknown-device' | 'key-used-otherwise' }
  | { reason: (typeof gateReasons)[Gate['gate']]; gate: Gate }
  | { reason: 'not-answered' | 'contradictory-answers'; next: Question[]; wrong: WrongAnswer[] }

export type CreateQuoteResult = { ok: true; quote: Quote; isNew: boolean } | { ok: false; refusal: QuoteRefusal }

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

/** Makes an offer for a program: the same price as on the pages, and as binding. */
export async function createQuote(engines: Needs, shop: Shop, request: QuoteRequest): Promise<CreateQuoteResult> {
  const { answers, landingPage = landingPageOf(shop), key } = request
  const device = (await findDevice(engines, shop.country.locale, request.device))?.device
  if (!device) return refuse({ reason: 'unknown-device' })

  const id = key === undefined ? undefined : idOfKey(shop.country, key)
  const asked = { deviceId: device.id, landingPage, answers }
  const told = (offer: Offer, isNew: boolean): CreateQuoteResult =>
    isNew || isSame(offer, asked)
      ? { ok: true, quote: quoteOf(engines.vault, shop.country, offer, device.url), isNew }
      : refuse({ reason: 'key-used-otherwise' })
  const before = await find(engines, id)
  if (before) return told(before, false)
  const walk = followAnswers(device.questions, answers)
  const refusal = refusalOf(device.questions, answers, walk)
  if (refusal) return refuse(refusal)

  // Nobody has this session: until somebody takes the offer it cannot be sold.
  const input = { visitor: crypto.randomUUID(), device: device.id, answers, landingPage, ...(id && { id }) }
  try {
    const made = await createOffer(engines, shop, input)
    return made.ok ? told(made.offer, true) : refuse({ reason: 'unknown-device' })
  } catch (error) {
    // The same key may have come through at the same moment.
    const meanwhile = await find(engines, id)
    if (meanwhile) return told(meanwhile, false)
    throw error
  }
}

const refuse = (refusal: QuoteRefusal): CreateQuoteResult => ({ ok: false, refusal })

const find = async ({ db }: Needs, id: string | undefined): Promise<Offer | undefined> =>
  id === undefined ? undefined : (await offersById(db, [id]))[0]

/** By the questions of back then: what staff changed since does not make it another request. */
const isSame = (offer: Offer, asked: Pick<Offer, 'deviceId' | 'landingPage' | 'answers'>): boolean =>
  offer.deviceId === asked.deviceId &&
  offer.landingPage === asked.landingPage &&
  isDeepStrictEqual(answersOf(followAnswers(offer.questions, asked.answers)), offer.answers)

/** What stands against an offer, with what to ask so that nothing does. */
function refusalOf(questions: readonly Question[], answers: Answers, walk: QuestionPath): QuoteRefusal | undefined {
  if (walk.gate) return { reason: gateReasons[walk.gate.gate], gate: walk.gate }
  const wrong = wrongAnswers(questions, answers, walk)
  const ruledOut = wrong.flatMap(({ question, why }) => (why === 'not-asked' ? [question] : []))
  if (ruledOut.length === 0 && walk.current) return { reason: 'not-answered', next: [walk.current], wrong }
  if (wrong.length === 0) return undefined
  return { reason: 'contradictory-answers', next: questionsBehind(questions, walk, ruledOut), wrong }
}
