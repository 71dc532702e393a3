import { createHash } from 'node:crypto'
import { findShownTexts } from '#domain/content/texts/find-content.ts'
import type { Engines } from '#engines/engines.ts'
import { countryCodes } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { ContentTopic } from '#shop/screens/content-topics.ts'
import { allConfirmations } from './readiness-store.ts'

type Reads = Pick<Engines, 'db' | 'merchantTexts'>

/** What binds the merchant, or has to be right by law: somebody reads it before the first sale. */
export const legalTopics = ['terms', 'privacy', 'imprint', 'accessibility'] as const satisfies readonly ContentTopic[]

type Shown = Awaited<ReturnType<typeof findShownTexts>>

/** Another text has another mark, so that what was read is what is shown. */
function markOf(shown: Shown, country: CountryCode): string {
  const hash = createHash('sha256')
  for (const topic of legalTopics) {
    const text = shown({ country, topic })
    hash.update(`${topic}\n${text?.title ?? ''}\n${text?.text ?? ''}\n`)
  }
  return hash.digest('hex')
}

export const markOfTexts = async (engines: Reads, country: CountryCode): Promise<string> =>
  markOf(await findShownTexts(engines), country)

/** Where the legal texts are still those that somebody has read. */
export async function findCountriesRead(engines: Reads): Promise<Set<CountryCode>> {
  const read = (await allConfirmations(engines.db)).filter(({ point }) => point === 'texts')
  if (read.length === 0) return new Set()
  const shown = await findShownTexts(engines)
  return new Set(
    countryCodes.filter((code) => read.some(({ country, about }) => country === code && about === markOf(shown, code))),
  )
}
