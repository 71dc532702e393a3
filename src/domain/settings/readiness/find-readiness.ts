import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { findShownTexts } from '#domain/content/texts/find-content.ts'
import { findStaff } from '#domain/staff/find-staff.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import { textFacts } from '#domain/settings/text-facts.ts'
import type { Engines } from '#engines/engines.ts'
import { countries as shipped } from '#shop/countries/all.ts'
import type { Country, CountryCode } from '#shop/countries/country.ts'
import { placeholderMerchant } from '#shop/countries/placeholder-merchant.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import type { Storefronts } from '#shop/shop.ts'
import { findCountriesRead } from './find-texts-read.ts'
import { openPlaces, settingBehind, shippedFacts } from './open-places.ts'
import { readinessOf, type Confirmed, type Point, type ReadinessFacts } from './readiness.ts'
import {
  allConfirmations,
  allOpenings,
  demoTraces,
  hasDevices,
  triedSenders,
  type Confirmation,
  type Opening,
} from './readiness-store.ts'

export type { Opening }

/** What the environment says, and only the process knows. */
export type Installation = {
  isProduction: boolean
  hasMailServer: boolean
  /** Whether the merchant has chosen the key himself. */
  hasOwnSecret: boolean
}

type Reads = Pick<Engines, 'db' | 'now' | 'merchantTexts' | 'carriers'>

/** What takes two: whoever prepares, and whoever agrees. */
const approvals: readonly Permission[] = ['payouts.release', 'prices.approve', 'accounts.confirm']

/** In production a country is served if it has a host of its own; elsewhere all of them are. */
export const servedCountries = (
  { countries }: Pick<Storefronts, 'countries'>,
  { isProduction }: Installation,
): Country[] => Object.values(countries).filter(({ code, domain }) => !isProduction || domain !== shipped[code].domain)

/** The list of what is still missing, as things stand. */
export async function findReadiness(
  engines: Reads,
  storefronts: Pick<Storefronts, 'countries'>,
  installation: Installation,
): Promise<Point[]> {
  const { db } = engines
  const [rules, confirmations, shown, read, senders, staff, traces, stocked] = await Promise.all([
    findRules(engines),
    allConfirmations(db),
    findShownTexts(engines),
    findCountriesRead(engines),
    triedSenders(db),
    findStaff({ db }),
    demoTraces(db),
    hasDevices(db),
  ])
  const served = servedCountries(storefronts, installation)
  const active = staff.filter(({ disabledAt }) => disabledAt === null)

  return readinessOf({
    countries: served.map((country) => ({
      ...countryFacts(rules, shown, country),
      isMailTried: senders.includes(country.contact.sender),
      textsRead: read.has(country.code) ? confirmed(confirmations, 'texts', country.code) : undefined,
    })),
    hasMailServer: installation.hasMailServer,
    hasSampleCarrier: engines.carriers.isSample,
    carrierAccepted: confirmed(confirmations, 'carrier'),
    lonelyPermissions: approvals.filter((each) => active.filter((colleague) => may(colleague, each)).length < 2),
    hasDevices: stocked,
    demoTraces: traces,
    hasOwnSecret: installation.hasOwnSecret,
    backupTried: confirmed(confirmations, 'backup'),
  })
}

type Shown = Awaited<ReturnType<typeof findShownTexts>>

const countryFacts = (rules: RuleSet, shown: Shown, country: Country) =>
  ({
    code: country.code,
    placeholders: placeholdersIn(rules, shown, country),
    hasAccount: country.merchant.iban !== placeholderMerchant.iban,
    hasBrand: country.presence.brand !== shipped[country.code].presence.brand,
  }) satisfies Partial<ReadinessFacts['countries'][number]>

/** Everything that a visitor would see marked, or read as an example. What says that a text is a sample goes with reading it. */
function placeholdersIn(rules: RuleSet, shown: Shown, country: Country): string[] {
  const meanings = { facts: { ...textFacts(rules, country), ...sampleWaived }, links: {} }
  const open = contentTopics
    .flatMap((topic) => openPlaces(shown({ country: country.code, topic })?.text ?? '', meanings))
    .map(settingBehind)
  return [...new Set([...shippedFacts(country), ...open])].toSorted()
}

const sampleWaived = { 'texts.sample': { text: '', open: false, waived: true } }

function confirmed(all: readonly Confirmation[], point: string, country = ''): Confirmed | undefined {
  const found = all.find((each) => each.point === point && each.country === country)
  return found && { username: found.confirmedBy, at: found.confirmedAt, words: found.words }
}

/** Which countries have opened, when, and by whom. */
export const findOpenings = ({ db }: Pick<Engines, 'db'>): Promise<Opening[]> => allOpenings(db)

/** Those whose doors are still closed. */
export const closedCountries = (served: readonly Country[], openings: readonly Opening[]): CountryCode[] =>
  served.map(({ code }) => code).filter((code) => !openings.some(({ country }) => country === code))
