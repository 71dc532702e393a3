import { moveSubscription } from '#domain/newsletter/switch-newsletter.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { emailChangedLetter } from './account-letters.ts'
import { findLink } from './account-links.ts'
import { activateAccount, activeAccount, lockAccount, setEmail, type Account } from '#domain/accounts/account-store.ts'
import { spendLink } from './link-store.ts'

/** Whose mailbox was confirmed: a word that says so to the next step, and to nobody else. */
export type Activation = { token: string | null; activated: boolean }

const IDENTIFIER_SECONDS = 15 * 60

/** A word that opens nothing but the next step. */
const audienceOf = (country: string): string => `${country}:activation`

const identifierOf = ({ tokens }: Pick<Engines, 'tokens'>, { id, country }: Account): Promise<string> =>
  tokens.sign({ subject: id, session: 'activation', audience: audienceOf(country) }, IDENTIFIER_SECONDS)

/** The account that a confirmed mailbox belongs to. */
export async function readIdentifier(
  { tokens }: Pick<Engines, 'tokens'>,
  { country }: Shop,
  identifier: string,
): Promise<string | undefined> {
  return (await tokens.read(identifier, audienceOf(country.code)))?.subject
}

const refused: Activation = { token: null, activated: false }

/** Confirms the mailbox of a new account, or the new mailbox of an old one. */
export async function activate(
  engines: Pick<Engines, 'db' | 'tokens' | 'mail' | 'vault' | 'now'>,
  shop: Shop,
  token: string,
): Promise<Activation> {
  const { db, mail, vault, now: clock } = engines
  return db.transaction().execute(async (tx) => {
    const now = clock()
    const link = await findLink(tx, token, now)
    const account = link && (await lockAccount(tx, link.accountId))
    if (!account || account.country !== shop.country.code || link.purpose === 'password') return refused

    const email = link.email ?? account.email
    // Pressed twice: what it was for has happened already, and nothing happens again.
    if (link.usedAt) return account.activatedAt && account.email === email ? answer(engines, account) : refused
    if (await isTaken(tx, account, email)) return refused

    await spendLink(tx, link, now)
    if (link.purpose === 'activation') await activateAccount(tx, account.id, now)
    else {
      await setEmail(tx, account.id, email)
      await moveSubscription(tx, vault, shop.country, { from: account.email, to: email }, now)
      for (const to of [account.email, email])
        await mail.post(emailChangedLetter(shop, to, { from: account.email, to: email }), tx)
    }
    return answer(engines, account)
  })
}

const answer = async (engines: Pick<Engines, 'tokens'>, account: Account): Promise<Activation> => ({
  token: await identifierOf(engines, account),
  activated: true,
})

/** Somebody else may have confirmed the same address meanwhile. */
async function isTaken(tx: Transaction, { id, country }: Account, email: string): Promise<boolean> {
  const owner = await activeAccount(tx, country, email)
  return owner !== undefined && owner.id !== id
}
