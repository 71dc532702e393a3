import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { JOB_ADDRESS, type ActivationJob, type EmailLinkJob, type PasswordLinkJob } from './account-jobs.ts'
import { accountExistsLetter, activationLetter, emailChangeLetter, passwordResetLetter } from './account-letters.ts'
import { createLink } from './account-links.ts'
import { accountById, activeAccount, lockAccount } from '#domain/accounts/account-store.ts'
import { shopInLanguage } from './shop-in-language.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** After a registration: the link to confirm the mailbox, or a word to the owner if the address has an account. */
export async function sendActivation(
  { db, mail, now }: Needs,
  storefronts: Storefronts,
  { accountId }: ActivationJob,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Whoever registers again meanwhile waits, and makes this link worthless.
    const account = await lockAccount(tx, accountId)
    const shop = account && shopInLanguage(storefronts, account.country, account.locale)
    if (!shop || account.activatedAt) return

    const owner = await activeAccount(tx, account.country, account.email)
    if (owner) return void (await mail.post(accountExistsLetter(shop, owner), tx))
    const token = await createLink(tx, { accountId, purpose: 'activation' }, now())
    await mail.post(activationLetter(shop, account, token), tx)
  })
}

/** Only who has an account gets a letter. */
export async function sendPasswordLink(
  { db, mail, vault, now }: Needs,
  storefronts: Storefronts,
  { country, email: sealed, locale }: PasswordLinkJob,
): Promise<void> {
  const email = vault.open(sealed, JOB_ADDRESS)
  await db.transaction().execute(async (tx) => {
    const account = await activeAccount(tx, country, email)
    const shop = shopInLanguage(storefronts, country, locale)
    if (!account || !shop) return

    const token = await createLink(tx, { accountId: account.id, purpose: 'password' }, now())
    await mail.post(passwordResetLetter(shop, account, token), tx)
  })
}

/** A new address has to be confirmed before it counts; if it belongs to another account, its owner is told. */
export async function sendEmailLink(
  { db, mail, vault, now }: Needs,
  storefronts: Storefronts,
  { accountId, email: sealed }: EmailLinkJob,
): Promise<void> {
  const email = vault.open(sealed, JOB_ADDRESS)
  await db.transaction().execute(async (tx) => {
    const account = await accountById(tx, accountId)
    const shop = account && shopInLanguage(storefronts, account.country, account.locale)
    if (!shop) return

    const owner = await activeAccount(tx, account.country, email)
    if (owner) return void (await mail.post(accountExistsLetter(shop, owner), tx))
    const token = await createLink(tx, { accountId, purpose: 'email', email }, now())
    await mail.post(emailChangeLetter(shop, { email }, token), tx)
  })
}
