import type { Engines } from '#engines/engines.ts'
import type { OfficeScreenName } from '#shop/office-screens.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { maySee } from '#domain/staff/screen-rights.ts'
import type { SavedView } from './saved-view.ts'
import { startSearch, viewsFor } from './saved-view-store.ts'

/** Own and shared views, of one list or of all that this colleague may see. */
export async function findViews(
  { db }: Pick<Engines, 'db'>,
  colleague: Colleague,
  screen?: OfficeScreenName,
): Promise<SavedView[]> {
  const views = await viewsFor(db, colleague.id, screen)
  return views.filter((view) => maySee(colleague, view.screen))
}

/** How a list begins for somebody who asked for nothing: as they chose themselves, or else as their role does. */
export const findStartSearch = (
  { db }: Pick<Engines, 'db'>,
  colleague: Colleague,
  screen: OfficeScreenName,
): Promise<string | undefined> => startSearch(db, colleague, screen)
