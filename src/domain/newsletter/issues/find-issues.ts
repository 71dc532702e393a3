import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { isId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { Issue } from './issue.ts'
import { newsletterCountries } from './issue-form.ts'
import { allIssues, countAudience, issueById } from './issue-store.ts'

type Needs = Pick<Engines, 'db'>

export const findIssues = ({ db }: Needs): Promise<Issue[]> => allIssues(db)

export const findIssue = async ({ db }: Needs, id: string): Promise<Issue | undefined> =>
  isId(id) ? issueById(db, id) : undefined

/** How many people would get an issue now. */
export const countAddressees = ({ db }: Needs, issue: Pick<Issue, 'country' | 'interests'>): Promise<number> =>
  countAudience(db, issue)

export type Audience = { country: CountryCode; people: number }

/** The countries that an issue can be written for, and how many people get it there. */
export const findAudiences = ({ db }: Needs, { countries }: Pick<Storefronts, 'countries'>): Promise<Audience[]> =>
  Promise.all(
    newsletterCountries(countries).map(async ({ code }) => ({
      country: code,
      people: await countAudience(db, { country: code, interests: [] }),
    })),
  )
