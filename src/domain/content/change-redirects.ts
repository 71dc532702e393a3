import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Storefronts } from '#shop/shop.ts'
import { unhurried } from '#domain/lists/unhurried.ts'
import { redirectChecker, redirectKey, withoutHost, type NewRedirect, type RedirectRefusal } from './redirect.ts'
import { allRedirects, deleteRedirect, insertRedirect, lockRedirects, MAX_REDIRECTS } from './redirect-store.ts'

type Needs = Pick<Engines, 'db' | 'now' | 'announcements'>
type Countries = Pick<Storefronts, 'countries'>

/** As somebody typed it; an empty country means all. */
export type TypedRedirect = { country: string; from: string; to: string; status: string }

export type AddRedirectsResult =
  | { ok: true; added: number }
  | { ok: false; reason: 'not-yours-to-do' | 'too-many' }
  | { ok: false; reason: 'refused'; refusals: { index: number; refusal: RedirectRefusal }[] }

/** What is meant: what cannot be read stays as it is and is refused later, with its reason. */
const asMeant = ({ country, from, to, status }: TypedRedirect): NewRedirect => ({
  country: country === '' ? null : (country as CountryCode),
  from: redirectKey(withoutHost(from)) ?? from,
  to: to.trim(),
  status: Number(status) as NewRedirect['status'],
})

/** All of them or none. With `dryRun` it tells the same and takes everything back. */
export async function addRedirects(
  { db, now, announcements }: Needs,
  { countries }: Countries,
  colleague: Colleague,
  typed: readonly TypedRedirect[],
  { dryRun = false, skipRefused = false } = {},
): Promise<AddRedirectsResult> {
  if (!may(colleague, 'redirects.change')) return { ok: false, reason: 'not-yours-to-do' }

  return db.transaction().execute(async (tx): Promise<AddRedirectsResult> => {
    await lockRedirects(tx)
    const known = await allRedirects(tx)
    if (known.length + typed.length > MAX_REDIRECTS) return { ok: false, reason: 'too-many' }

    const checked = await checkAll(redirectChecker(countries, known), typed)
    const refusals = checked.flatMap(({ refusal }, index) => (refusal ? [{ index, refusal }] : []))
    if (refusals.length > 0 && !skipRefused) return { ok: false, reason: 'refused', refusals }
    const fresh = checked.filter(({ refusal }) => refusal === undefined).map(({ redirect }) => redirect)
    if (dryRun) return { ok: true, added: fresh.length }

    const at = now()
    for (const redirect of fresh) {
      const id = await insertRedirect(tx, redirect, { by: colleague.id, at })
      const change = { action: 'redirect.add', subject: `redirect ${id}`, before: null, after: redirect }
      await writeAudit(tx, colleague, change, at)
    }
    if (fresh.length > 0) await announcements.announce('redirects', tx)
    return { ok: true, added: fresh.length }
  })
}

type Checked = { redirect: NewRedirect; refusal: RedirectRefusal | undefined }

/** What leads nowhere is looked at again: its next step may stand further down. */
async function checkAll(
  check: ReturnType<typeof redirectChecker>,
  typed: readonly TypedRedirect[],
): Promise<Checked[]> {
  const checked: Checked[] = []
  for await (const each of unhurried(typed)) checked.push({ redirect: asMeant(each), refusal: 'to-nowhere' })
  for (let [lost, before] = [checked, Infinity]; lost.length < before;) {
    before = lost.length
    for await (const each of unhurried(lost)) each.refusal = check(each.redirect)
    lost = lost.filter(({ refusal }) => refusal === 'to-nowhere')
  }
  return checked
}

export type RemoveRedirectResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'unknown-redirect' }

export async function removeRedirect(
  { db, now, announcements }: Needs,
  colleague: Colleague,
  id: number,
): Promise<RemoveRedirectResult> {
  if (!may(colleague, 'redirects.change')) return { ok: false, reason: 'not-yours-to-do' }

  return db.transaction().execute(async (tx): Promise<RemoveRedirectResult> => {
    const before = await deleteRedirect(tx, id)
    if (!before) return { ok: false, reason: 'unknown-redirect' }
    const change = { action: 'redirect.remove', subject: `redirect ${id}`, before, after: null }
    await writeAudit(tx, colleague, change, now())
    await announcements.announce('redirects', tx)
    return { ok: true }
  })
}
