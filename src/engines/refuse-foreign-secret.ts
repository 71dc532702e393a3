import { derivedKey } from '#engines/vault/derived-keys.ts'
import type { Database } from './database/database.ts'
import type { EngineOptions } from './engines.ts'

const KEY = 'secret-key'

/** The database belongs to another secret: what that one has sealed could never be opened again. */
export class ForeignSecretError extends Error {
  override name = 'ForeignSecretError'
}

type Secrets = Pick<EngineOptions, 'secrets' | 'secretChanged'>

/** The database remembers by which secret it was written, by a fingerprint that does not tell it. */
export async function refuseForeignSecret(db: Database, { secrets, secretChanged }: Secrets): Promise<void> {
  const fingerprints = secrets.map((secret) => derivedKey(secret, 'fingerprint', KEY).toString('base64url'))
  const value = JSON.stringify({ fingerprint: fingerprints[0] })
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value: stored } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirstOrThrow()
  const known = fingerprints.indexOf((stored as { fingerprint: string }).fingerprint)
  if (known === 0) return
  if (known < 0 && !secretChanged) {
    throw new ForeignSecretError('The database was written with another secret key than this one.')
  }
  await db.updateTable('settings').set({ value }).where('key', '=', KEY).execute()
}
