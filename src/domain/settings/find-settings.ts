import type { Engines } from '#engines/engines.ts'
import { confirmedAccounts, accountsIn, type StoredAccount } from './accounts/paying-account-store.ts'
import type { Said } from './apply-settings.ts'
import type { Scope, Section, Values } from './merchant-settings.ts'
import { findCountriesRead } from './readiness/find-texts-read.ts'
import { allSections, sectionAt, type SavedSection } from './settings-store.ts'

export type { SavedSection, StoredAccount }

type Reads = Pick<Engines, 'db' | 'merchantTexts'>

/** Everything that holds now. */
export async function findSaid(engines: Reads): Promise<Said> {
  const [sections, accounts, textsRead] = await Promise.all([
    allSections(engines.db),
    confirmedAccounts(engines.db),
    findCountriesRead(engines),
  ])
  const values = new Map<Scope, Values>()
  for (const { scope, values: own } of sections) values.set(scope, { ...values.get(scope), ...own })
  return { values, accounts: new Map(accounts.map((account) => [account.scope, account])), textsRead }
}

export const findSection = (
  { db }: Pick<Engines, 'db'>,
  scope: Scope,
  section: Section,
): Promise<SavedSection | undefined> => sectionAt(db, { scope, section })

/** Who has changed what last. */
export const findSections = ({ db }: Pick<Engines, 'db'>): Promise<SavedSection[]> => allSections(db)

/** What a scope pays from, what was proposed, and what was decided before. */
export const findAccounts = ({ db }: Pick<Engines, 'db'>, scope: Scope): Promise<StoredAccount[]> =>
  accountsIn(db, scope)
