import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { conditionOf } from '#domain/offers/questions/grades.ts'
import { validUntil, type Offer } from '#domain/offers/offer.ts'
import { priceDevice } from './price-device.ts'
import { isComplete, understood, followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Terms } from './worth.ts'

/** Why an answer ends the questions. */
export const gateReasons = { REJECT: 'not-bought', RECYCLE: 'only-recycling', MANUAL: 'needs-a-person' } as const

export type AnswerRefusal = (typeof gateReasons)[keyof typeof gateReasons] | 'not-answered'

export type Calculation = {
  device: Device
  answers: Answers
  terms: Terms
  priceList: number
  visitor: string
  landingPage: string
  /** For whoever has to know it before; a new one if not said otherwise. */
  id?: string | undefined
}

/** The offer that answers and prices come to. Nothing is read or written. */
export function calculateOffer(
  { country }: Shop,
  { device, answers, terms, ...rest }: Calculation,
  now: Date,
): { ok: true; offer: Offer } | { ok: false; reason: AnswerRefusal } {
  const walk = followAnswers(device.questions, answers)
  if (walk.gate) return { ok: false, reason: gateReasons[walk.gate.gate] }
  if (!isComplete(walk)) return { ok: false, reason: 'not-answered' }

  const { rules, base, repairCosts, segment, pieces } = terms
  const said = understood(device.questions, answers)
  const offer: Offer = {
    id: rest.id ?? newId(now),
    createdAt: now,
    validUntil: validUntil(rules, now),
    visitor: rest.visitor,
    country: country.code,
    locale: country.locale,
    segment,
    landingPage: rest.landingPage,
    deviceId: device.id,
    deviceName: `${device.manufacturer} ${device.name}`,
    questions: device.questions,
    questionnaireVersion: device.questionnaireVersion,
    answers: said,
    condition: conditionOf(walk.answered),
    priceList: rest.priceList,
    rules,
    base,
    repairCosts,
    pieces,
    ...priceDevice(terms, device.questions, said),
    status: 'calculated',
    supersededBy: null,
  }
  return { ok: true, offer }
}
