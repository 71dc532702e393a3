import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { findLastChange } from '#domain/staff/audit/find-audit.ts'
import { movePages, type MovedPage } from '#domain/content/move-pages.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { countryOfLocale, locales } from '#shop/countries/locales.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { isUnchanged, readAt, revisionOf, type Problems, type Typed } from './typed-form.ts'

export type SaveNeeds = Pick<Engines, 'db' | 'now' | 'announcements'>

/** Somebody else has saved since the form was read: what is stored now, and whose it is. */
export type Conflict<Field extends string> = {
  ok: false
  reason: 'changed-meanwhile'
  stored: Typed<Field>
  revision: string
  /** Nobody, if a file changed it. */
  by: string | null
  at: Date | null
}

export type SaveResult<Field extends string> =
  | { ok: true; id: number }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-entry' | 'too-many-redirects' }
  | { ok: false; reason: 'invalid'; problems: Problems<Field> }
  | Conflict<Field>

/** A form that somebody sends, with what was stored when he began to write. */
export type Sent<Field extends string> = { id: number; form: Typed<Field>; revision: string }

/** Nothing, if what is stored is still what the form was read from. */
export async function conflictWith<Field extends string>(
  tx: Transaction,
  { stored, revision, subject, at }: { stored: Typed<Field>; revision: string; subject: string; at: Date },
): Promise<Conflict<Field> | undefined> {
  if (isUnchanged(stored, revision)) return undefined
  const last = await findLastChange({ db: tx }, { subject, since: readAt(revision) })
  const who = { by: last?.username ?? null, at: last?.at ?? null }
  return { ok: false, reason: 'changed-meanwhile', stored, revision: revisionOf(stored, at), ...who }
}

type Urls = Partial<Record<Locale, { url: string }>>

/** Thrown so that everything is taken back; nobody outside of this folder sees it. */
export class TooManyRedirects extends Error {}

/** A changed address leaves a redirect behind, in each country. */
export async function leaveRedirects(
  { announcements }: Pick<Engines, 'announcements'>,
  tx: Transaction,
  { screen, before, after }: { screen: 'product' | 'overview'; before: Urls; after: Urls },
  author: { colleague: Colleague; at: Date },
): Promise<void> {
  const moved = locales.flatMap((locale): MovedPage[] => {
    const [old, now] = [before[locale]?.url, after[locale]?.url]
    if (old === undefined || now === undefined || old === now) return []
    const { code } = countryOfLocale(locale)
    return [{ country: code, from: addresses(screen, locale, old), to: addresses(screen, locale, now) }]
  })
  const result = await movePages(tx, moved, author)
  if (!result.ok) throw new TooManyRedirects()
  if (result.left > 0) await announcements.announce('redirects', tx)
}

/** On `/products/…` the data decide what a name stands for, everywhere. */
function addresses(screen: 'product' | 'overview', locale: Locale, url: string): [string, ...string[]] {
  const country = countryOfLocale(locale)
  const own = pathTo(country, screen, screen === 'product' ? { pdp: url } : { overview: url })
  return [own, `/products/${url}`]
}
