import type { CountryCode } from '#shop/countries/country.ts'

/** What has to be so before the doors open, and what should be. */
export const points = {
  domains: 'must',
  placeholders: 'must',
  account: 'must',
  texts: 'must',
  mail: 'must',
  people: 'must',
  carrier: 'must',
  catalogue: 'must',
  demo: 'must',
  secret: 'must',
  brand: 'should',
  backup: 'should',
} as const satisfies Record<string, 'must' | 'should'>

export type PointName = keyof typeof points

/** One thing on the list. */
export type Point = {
  name: PointName
  /** Whose it is; nothing if it concerns the whole house. */
  country: CountryCode | null
  weight: 'must' | 'should'
  isDone: boolean
  /** What is missing, by the names of settings, permissions or traces. */
  missing: readonly string[]
  /** Who has confirmed it, where somebody has to. */
  by?: { username: string; at: Date; words: string } | undefined
  /** Where it is mended in the office; nothing if it is mended elsewhere. */
  href: string | null
}

export type Confirmed = { username: string; at: Date; words: string }

/** All that the list depends on. */
export type ReadinessFacts = {
  countries: readonly {
    code: CountryCode
    /** Settings, or words in brackets, that visitors would still see marked. */
    placeholders: readonly string[]
    hasAccount: boolean
    hasBrand: boolean
    isMailTried: boolean
    textsRead: Confirmed | undefined
  }[]
  hasMailServer: boolean
  hasSampleCarrier: boolean
  carrierAccepted: Confirmed | undefined
  /** Permissions that fewer than two colleagues have. */
  lonelyPermissions: readonly string[]
  hasDevices: boolean
  demoTraces: readonly string[]
  hasOwnSecret: boolean
  backupTried: Confirmed | undefined
}

const point = (
  name: PointName,
  country: CountryCode | null,
  rest: Omit<Point, 'name' | 'country' | 'weight'>,
): Point => ({
  name,
  country,
  weight: points[name],
  ...rest,
})

/** The list, the same for the office, the doors and the doctor. */
export function readinessOf(facts: ReadinessFacts): Point[] {
  const house = (name: PointName, isDone: boolean, href: string | null, missing: readonly string[] = []) =>
    point(name, null, { isDone, href, missing })
  return [
    house('domains', facts.countries.length > 0, null),
    ...facts.countries.flatMap((country) => pointsOf(country, facts.hasMailServer)),
    house('people', facts.lonelyPermissions.length === 0, '/staff', facts.lonelyPermissions),
    {
      ...house('carrier', !facts.hasSampleCarrier || facts.carrierAccepted !== undefined, '/readiness#carrier'),
      by: facts.hasSampleCarrier ? facts.carrierAccepted : undefined,
    },
    house('catalogue', facts.hasDevices, '/catalogue'),
    house('demo', facts.demoTraces.length === 0, null, facts.demoTraces),
    house('secret', facts.hasOwnSecret, null),
    { ...house('backup', facts.backupTried !== undefined, '/readiness#backup'), by: facts.backupTried },
  ]
}

function pointsOf(country: ReadinessFacts['countries'][number], hasMailServer: boolean): Point[] {
  const { code, placeholders } = country
  const sent = hasMailServer ? [] : ['SMTP_URL']
  return [
    point('placeholders', code, {
      isDone: placeholders.length === 0,
      missing: placeholders,
      href: `/settings/texts?scope=${code}`,
    }),
    point('account', code, { isDone: country.hasAccount, missing: [], href: `/settings/accounts?scope=${code}` }),
    point('texts', code, {
      isDone: country.textsRead !== undefined,
      missing: [],
      by: country.textsRead,
      href: `/readiness#texts-${code}`,
    }),
    point('mail', code, { isDone: hasMailServer && country.isMailTried, missing: sent, href: '/letters' }),
    point('brand', code, { isDone: country.hasBrand, missing: [], href: `/settings/appearance?scope=${code}` }),
  ]
}

/** What keeps the doors of a country closed. */
export const missingFor = (list: readonly Point[], country: CountryCode): Point[] =>
  list.filter((each) => each.weight === 'must' && !each.isDone && (each.country ?? country) === country)

export const isReady = (list: readonly Point[]): boolean =>
  list.every(({ weight, isDone }) => weight === 'should' || isDone)
