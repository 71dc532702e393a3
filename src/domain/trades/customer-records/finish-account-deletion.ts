import { deleteAccount } from '#domain/accounts/privacy/delete-account.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import type { FinishAccountDeletionJob } from './erase-customer.ts'

/** What is left of somebody who was erased: his login, if the browser did not come to that, and files. */
export async function finishAccountDeletion(
  engines: Pick<Engines, 'db' | 'mail' | 'files'>,
  { countries }: Storefronts,
  { accountId, country, labels }: FinishAccountDeletionJob,
): Promise<void> {
  await Promise.all(labels.map((file) => engines.files.remove(file)))
  if (accountId === null) return
  const home = Object.values(countries).find(({ code }) => code === country)
  if (home) await deleteAccount(engines, { country: home, mode: modes.default }, accountId)
}
