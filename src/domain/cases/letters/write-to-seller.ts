import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { answerUntil, type Case } from '#domain/cases/case.ts'
import { caseLetter, type CaseLetterKind } from './case-letter.ts'
import { changeCase } from '#domain/cases/case-store.ts'
import { record } from '#domain/cases/record-step.ts'
import { withOpenCase, type CaseChangeResult } from '#domain/cases/update-case.ts'

type Addressed = { to: string; letter: ReturnType<typeof caseLetter> }

/** The letter as it would be sent now, and to whom; nothing if nobody is known. */
export async function letterAbout(
  db: Database,
  storefronts: Storefronts,
  found: Case,
  kind: CaseLetterKind,
  now: Date,
): Promise<Addressed | undefined> {
  const trade = found.tradeId === null ? undefined : await findTrade(db, found.tradeId)
  const to = trade?.email ?? found.email
  // Whoever was erased gets no more letters.
  if (to === '') return undefined
  const item = trade?.items.find(({ id }) => id === found.itemId)
  const country = storefronts.countries[trade?.country ?? found.country]
  const letter = caseLetter({ country, mode: modes[trade?.shopMode ?? 'default'] }, kind, {
    found,
    firstName: trade?.seller.firstName ?? '',
    device: item?.offer.deviceName ?? null,
    knownNumber: item?.imei ?? item?.serialNumber ?? null,
    carrier: (trade?.parcel.carrier ?? country.footerShippingLogo).toUpperCase(),
    until: answerUntil(found, now),
  })
  return { to, letter }
}

/** Posts it within the transaction of what it tells of. */
export async function postCaseLetter(
  tx: Transaction,
  { mail, now }: Pick<Engines, 'mail' | 'now'>,
  storefronts: Storefronts,
  found: Case,
  kind: CaseLetterKind,
): Promise<string | undefined> {
  const addressed = await letterAbout(tx, storefronts, found, kind, now())
  if (!addressed) return undefined
  await mail.post({ ...addressed.letter, to: addressed.to, kind: `case-${kind}` }, tx)
  return addressed.letter.subject
}

/** Asks whoever sent it, in his language. From then on the case waits for the answer. */
export async function writeToSeller(
  engines: Pick<Engines, 'db' | 'mail' | 'now'>,
  storefronts: Storefronts,
  colleague: Colleague,
  number: number,
): Promise<CaseChangeResult<'email-missing'>> {
  if (!may(colleague, 'trades.decide')) return { ok: false, reason: 'not-yours-to-do' }
  return withOpenCase(engines, colleague, number, async (tx, found): Promise<CaseChangeResult<'email-missing'>> => {
    const now = engines.now()
    const subject = await postCaseLetter(tx, engines, storefronts, found, found.kind)
    if (subject === undefined) return { ok: false, reason: 'email-missing' }
    const dueAt = answerUntil(found, now)
    await changeCase(tx, found.id, { state: 'waiting', dueAt })
    const step = { event: 'letter', text: subject, before: { state: found.state }, after: { state: 'waiting', dueAt } }
    await record(tx, colleague, found, step, now)
    return { ok: true }
  })
}
