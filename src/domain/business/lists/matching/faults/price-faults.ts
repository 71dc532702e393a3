import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findTerms } from '#domain/offers/pricing/find-terms.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { volumeTiers } from '#domain/offers/pricing/volume-tiers.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import { sellerGrades } from '#domain/offers/questions/grades.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import type { GradePrices, TierPrices } from '#domain/business/lists/device-list.ts'

/** What is asked about a device, and what its prices are made of; they are missing if it is not bought. */
export type AskedDevice = { name: string; questions: readonly Question[]; terms: Terms | undefined }

/** Asks for each device once: lists name the same few again and again. */
export type AskAbout = (device: number) => Promise<AskedDevice | undefined>

export function openAskedDevices(engines: Pick<Engines, 'db' | 'now'>, country: Country): AskAbout {
  const known = new Map<number, Promise<AskedDevice | undefined>>()
  return (id) => {
    const asked = known.get(id) ?? readDevice(engines, country, id)
    known.set(id, asked)
    return asked
  }
}

async function readDevice(
  engines: Pick<Engines, 'db' | 'now'>,
  country: Country,
  id: number,
): Promise<AskedDevice | undefined> {
  const device = (await findDevice(engines, country.locale, id))?.device
  if (!device) return undefined
  const today = await findTerms(engines, country, device, { segment: 'business', pieces: 1 })
  return { name: `${device.manufacturer} ${device.name}`, questions: device.questions, terms: today?.terms }
}

/**
 * What a device with faults brings, by grade and by how many come together: the same sum as everywhere. Nothing if it is
 * not bought in this state.
 */
export function priceFaults(terms: Terms, questions: readonly Question[], faults: Answers): TierPrices[] | undefined {
  const answers = sellerGrades.map((grade) => [grade, answersOfGrade(questions, grade, faults)] as const)
  if (answers.some(([, each]) => each === undefined)) return undefined
  return volumeTiers(terms.rules).map(({ from }) => ({
    from,
    prices: Object.fromEntries(
      answers.map(([grade, each]) => [grade, priceDevice({ ...terms, pieces: from }, questions, each!).cents]),
    ) as GradePrices,
  }))
}
