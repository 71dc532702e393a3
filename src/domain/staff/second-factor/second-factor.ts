import { randomInt } from 'node:crypto'
import { guessWithin, type GuessResult } from '#domain/passwords/guess-rate-limit.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import {
  deleteSecondFactor,
  replaceRecoveryCodes,
  saveAuthenticator,
  secondFactorOf,
  spendRecoveryCode,
  spendStep,
} from './second-factor-store.ts'
import { base32, stepOf } from './time-code.ts'

type Needs = Pick<Engines, 'db' | 'cache' | 'vault' | 'now'>

/** Whose second factor it is: somebody whose password was right. */
type Owner = { id: string; username: string }

const SEALED = 'authenticator'

/** 160 bits, as long as what they are mixed with. */
const SECRET_BYTES = 20

/** Six digits are soon tried: so many guesses at one colleague, in so many seconds; his own browsers have as many of their own. */
const guesses = { name: 'staff-code', points: 5, seconds: 300 }

/** No letters and digits that look like others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODES = 10
const CODE_LENGTH = 10

const newRecoveryCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** As somebody copies them from paper. */
const bare = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const RECOVERY_CODE = 'recovery-code'

const hashed = (staffId: string, code: string): string => `${staffId} ${code}`

/** Nobody can read it any more if its key is gone: then two administrators help. */
function secretIn(vault: Vault, sealed: string): string | undefined {
  try {
    return vault.open(sealed, SEALED)
  } catch (error) {
    if (error instanceof Error && error.name === 'VaultError') return undefined
    throw error
  }
}

/** What colleagues are told about their own. */
export async function findSecondFactor({ db }: Pick<Engines, 'db'>, staffId: string) {
  const found = await secondFactorOf(db, staffId)
  return found && { since: found.confirmedAt, codesLeft: found.codesLeft }
}

/**
 * A secret for the app. It follows from the offer, which comes back with the first code, and from what only the shop
 * knows: until then nothing is written down about a colleague who only looks.
 */
export function offerAuthenticator(
  { vault }: Pick<Engines, 'vault'>,
  { id }: Owner,
  offer: string = crypto.randomUUID(),
) {
  return { offer, secret: secretsOf(vault, id, offer)[0]! }
}

/** The one of today, and those of an offer that was made while another key was in use. */
const secretsOf = (vault: Vault, staffId: string, offer: string): string[] =>
  vault
    .fingerprints('offered-authenticator', `${staffId} ${offer}`)
    .map((digest) => base32([...Buffer.from(digest, 'hex').subarray(0, SECRET_BYTES)]))

export type SetUpResult = { ok: true; recoveryCodes: string[] } | { ok: false; reason: 'wrong-code' }

/** The first code proves that the app has the secret. The codes for paper are told once. */
export async function setUpAuthenticator(
  { db, vault, now: clock }: Needs,
  owner: Owner,
  { offer, code }: { offer: string; code: string },
): Promise<SetUpResult> {
  const now = clock()
  const [right] = secretsOf(vault, owner.id, offer).flatMap((secret) => {
    const step = stepOf(secret, code, now)
    return step === undefined ? [] : [{ secret, step }]
  })
  if (!right) return { ok: false, reason: 'wrong-code' }

  return db.transaction().execute(async (tx) => {
    await saveAuthenticator(tx, { staffId: owner.id, secret: vault.seal(right.secret, SEALED), step: right.step, now })
    await audit(tx, owner, 'staff.second-factor', now)
    return { ok: true, recoveryCodes: await giveRecoveryCodes(tx, vault, owner) }
  })
}

/** New ones for paper; those of before count no more. */
export async function renewRecoveryCodes({ db, vault, now }: Needs, owner: Owner): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await audit(tx, owner, 'staff.recovery-codes', now())
    return giveRecoveryCodes(tx, vault, owner)
  })
}

async function giveRecoveryCodes(tx: Transaction, vault: Vault, { id }: Owner): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newRecoveryCode)
  await replaceRecoveryCodes(
    tx,
    id,
    codes.map((code) => vault.fingerprint(RECOVERY_CODE, hashed(id, code))),
  )
  return codes.map((code) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`)
}

export type CodeResult =
  | { ok: true }
  | { ok: false; reason: 'wrong-code' }
  | Extract<GuessResult, { reason: 'too-many-guesses' }>

/** Either the code that the app shows, or one from paper. Each counts once, wherever it is given. */
export async function checkSecondFactor(
  engines: Needs,
  owner: Owner,
  { code: typed, isAtHome }: { code: string; isAtHome: boolean },
): Promise<CodeResult> {
  const { db, cache, vault, now: clock } = engines
  const factor = await secondFactorOf(db, owner.id)
  const isRight = async () => {
    if (!factor) return false
    const now = clock()
    const secret = secretIn(vault, factor.secret)
    const step = secret === undefined ? undefined : stepOf(secret, typed, now)
    return step === undefined ? await giveRecoveryCode(engines, owner, typed, now) : await spendStep(db, owner.id, step)
  }
  const checked = await guessWithin(
    cache,
    [{ bucket: guesses, key: isAtHome ? `${owner.id} at home` : owner.id }],
    isRight,
  )
  if (checked.ok || checked.reason === 'too-many-guesses') return checked
  // Whoever guesses knows the password: that must not stay unseen.
  await db.transaction().execute((tx) => audit(tx, owner, 'staff.wrong-code', clock()))
  return { ok: false, reason: 'wrong-code' }
}

const giveRecoveryCode = ({ db, vault }: Needs, owner: Owner, typed: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const hashes = vault.fingerprints(RECOVERY_CODE, hashed(owner.id, bare(typed)))
    const isSpent = await spendRecoveryCode(tx, owner.id, hashes, now)
    if (isSpent) await audit(tx, owner, 'staff.recovery-code-used', now)
    return isSpent
  })

/** Whoever needs none may do without again. */
export async function removeSecondFactor({ db, now }: Pick<Engines, 'db' | 'now'>, owner: Owner): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteSecondFactor(tx, owner.id)
    await audit(tx, owner, 'staff.second-factor-removed', now())
  })
}

const audit = (tx: Transaction, { id, username }: Owner, action: string, now: Date): Promise<void> =>
  writeAudit(tx, { id, username }, { action, subject: `staff ${username}`, before: null, after: {} }, now)
