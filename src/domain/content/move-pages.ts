import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Transaction } from '#engines/database/database.ts'
import { countryCodes } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { redirectKey, type NewRedirect } from './redirect.ts'
import {
  countRedirects,
  deleteRedirect,
  leadOn,
  lockRedirects,
  MAX_REDIRECTS,
  putRedirect,
  redirectsAway,
} from './redirect-store.ts'

/** A page of one country that has a new address. */
export type MovedPage = {
  country: CountryCode
  /** All addresses at which it stood; those who come there are sent on. */
  from: readonly string[]
  /** All addresses at which it stands now, the one that we name first. */
  to: readonly [string, ...string[]]
}

export type MovePagesResult = { ok: true; left: number } | { ok: false; reason: 'too-many' }

type Author = { colleague: Pick<Colleague, 'id' | 'username'>; at: Date }

/**
 * Leaves a redirect wherever a page stood. What led to the old address leads to the new one in one step, and what led away
 * from the new address goes: a page lives there now, and both together would be a ring.
 */
export async function movePages(
  tx: Transaction,
  moved: readonly MovedPage[],
  author: Author,
): Promise<MovePagesResult> {
  if (moved.length === 0) return { ok: true, left: 0 }
  await lockRedirects(tx)
  const left = moved.reduce((sum, { from }) => sum + from.length, 0)
  if ((await countRedirects(tx)) + left > MAX_REDIRECTS) return { ok: false, reason: 'too-many' }

  for (const { country, from, to } of moved) {
    await clear(tx, country, to, author)
    for (const path of from) {
      const key = redirectKey(path)!
      await leadOn(tx, { country, from: path, to: to[0] })
      await put(tx, { country, from: key, to: to[0], status: 301 }, author)
    }
  }
  return { ok: true, left }
}

async function put(tx: Transaction, redirect: NewRedirect, { colleague, at }: Author): Promise<void> {
  const id = await putRedirect(tx, redirect, { by: colleague.id, at })
  await writeAudit(
    tx,
    colleague,
    { action: 'redirect.add', subject: `redirect ${id}`, before: null, after: redirect },
    at,
  )
}

/** Takes away what leads away from these addresses; one of all countries stays for the others. */
async function clear(tx: Transaction, country: CountryCode, paths: readonly string[], author: Author): Promise<void> {
  const { colleague, at } = author
  const keys = paths.map((path) => redirectKey(path)!)
  for (const { id, ...redirect } of await redirectsAway(tx, country, keys)) {
    await deleteRedirect(tx, id)
    const change = { action: 'redirect.remove', subject: `redirect ${id}`, before: redirect, after: null }
    await writeAudit(tx, colleague, change, at)
    const others = redirect.country === null ? countryCodes.filter((each) => each !== country) : []
    for (const other of others) {
      const known = await redirectsAway(tx, other, [redirect.from])
      if (known.length === 0) await put(tx, { ...redirect, country: other }, author)
    }
  }
}
