import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import { isId, newId } from '#shop/ids.ts'
import { officeScreens, type OfficeScreenName } from '#shop/office-screens.ts'
import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { maySee } from '#domain/staff/screen-rights.ts'
import { loggedSearch, viewSearch, type SavedView, type ViewStart } from './saved-view.ts'
import { deleteView, endStart, lockView, lockViewNamed, writeView } from './saved-view-store.ts'

type Needs = Pick<Engines, 'db' | 'now'>

export type ViewRefusal = 'not-yours-to-do' | 'no-such-list' | 'no-such-view' | 'name-missing' | 'view-too-long'

export type ViewResult = { ok: true; screen: OfficeScreenName; search: string } | { ok: false; reason: ViewRefusal }

export type NewView = {
  screen: string
  name: string
  search: string
  isShared: boolean
  startsFor: ViewStart | null
}

const MAX_NAME_LENGTH = 60

const isScreen = (text: string): text is OfficeScreenName => Object.hasOwn(officeScreens, text)

/** What everybody sees is everybody's business; what only its owner sees is nobody's. */
async function writeChange(
  tx: Transaction,
  colleague: Colleague,
  { action, before, after }: { action: string; before: Shown | undefined; after: Shown | undefined },
  now: Date,
): Promise<void> {
  if (!before?.isShared && !after?.isShared) return
  const { screen, name } = (after ?? before)!
  const shown = (view: Shown | undefined) =>
    view?.isShared ? { search: loggedSearch(view.search), startsFor: view.startsFor } : null
  const change = { action, subject: `view ${screen} ${name}`, before: shown(before), after: shown(after) }
  await writeAudit(tx, colleague, change, now)
}

type Shown = Pick<SavedView, 'screen' | 'name' | 'search' | 'isShared' | 'startsFor'>

function refusalOf(colleague: Colleague, { isShared, startsFor }: NewView): ViewRefusal | undefined {
  const isForRole = startsFor !== null && startsFor !== 'owner'
  if (isForRole && !may(colleague, 'views.assign')) return 'not-yours-to-do'
  return isShared && !may(colleague, 'views.share') ? 'not-yours-to-do' : undefined
}

/** Keeps the address of a list under a name; the same name once more replaces what it stood for. */
export async function saveView({ db, now: clock }: Needs, colleague: Colleague, typed: NewView): Promise<ViewResult> {
  const { screen, startsFor } = typed
  if (!isScreen(screen) || !maySee(colleague, screen)) return { ok: false, reason: 'no-such-list' }
  const wanted = { ...typed, isShared: typed.isShared || (startsFor !== null && startsFor !== 'owner') }
  const refusal = refusalOf(colleague, wanted)
  if (refusal) return { ok: false, reason: refusal }
  const name = oneLine(typed.name).slice(0, MAX_NAME_LENGTH)
  if (name === '') return { ok: false, reason: 'name-missing' }
  const search = viewSearch(typed.search)
  if (search === undefined) return { ok: false, reason: 'view-too-long' }
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const before = await lockViewNamed(tx, { staffId: colleague.id, screen, name })
    if (startsFor) await endStart(tx, colleague.id, screen, startsFor)
    const after = { screen, name, search, isShared: wanted.isShared, startsFor }
    await writeView(tx, { id: newId(now), staffId: colleague.id, now, ...after })
    await writeChange(tx, colleague, { action: 'view.save', before, after }, now)
  })
  return { ok: true, screen, search }
}

/** Everybody their own; who decides how a role begins also what was shared. */
export async function removeView(
  { db, now: clock }: Needs,
  colleague: Colleague,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: ViewRefusal }> {
  if (!isId(id)) return { ok: false, reason: 'no-such-view' }
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const before = await lockView(tx, colleague.id, id)
    if (!before) return { ok: false, reason: 'no-such-view' }
    if (!before.isOwn && !may(colleague, 'views.assign')) return { ok: false, reason: 'not-yours-to-do' }
    await deleteView(tx, id)
    await writeChange(tx, colleague, { action: 'view.remove', before, after: undefined }, now)
    return { ok: true }
  })
}
