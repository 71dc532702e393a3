import type { ServerBuild } from 'react-router'
import { entryPaths } from '#shop/office-screens.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { screenRights, type ScreenRights } from '#domain/staff/screen-rights.ts'
import type { Entry, Guarded } from '#web/backoffice/office-handlers.ts'

type Module = { loader?: unknown; action?: unknown; middleware?: readonly unknown[] }

const rights: Readonly<Record<string, ScreenRights>> = screenRights

const needsOf = (handler: unknown): string =>
  ((handler as Partial<Guarded>).needs ?? ['nothing']).toSorted().join(' or ')

const isEntry = (handler: unknown): boolean => (handler as Partial<Entry>).isEntry === true

/** What a screen hands out to anybody whom the table of screens would not let in. */
function gapsOf(id: string, { loader, action, middleware = [] }: Module): string[] {
  if (Object.hasOwn(entryPaths, id.replace('office/', ''))) {
    const open = [loader, action, ...middleware].filter((handler) => handler !== undefined && !isEntry(handler))
    return open.map(() => `${id}: opens without a password`)
  }
  // Whoever asks for what does not exist learns nothing but that.
  const { see, change = [] }: ScreenRights = rights[id.replace('office/', '')] ?? { see: 'dashboard.see' }
  const expect = (what: string, handler: unknown, permissions: readonly Permission[]): string[] => {
    const wanted = permissions.toSorted().join(' or ')
    return needsOf(handler) === wanted ? [] : [`${id}: ${what} needs ${needsOf(handler)}, the table says ${wanted}`]
  }
  return [
    ...(loader === undefined ? [] : expect('the loader', loader, [see])),
    ...middleware.flatMap((each) => expect('a file', each, [see])),
    ...(action === undefined ? [] : expect('the action', action, change)),
  ]
}

/**
 * Two locks hold every screen of the back office: the table of screens at the door, and the permission that its loader,
 * its action and its files state for themselves. A shop in which they differ, or in which one is missing, does not start.
 */
export function requireOfficeLocks({ routes }: Pick<ServerBuild, 'routes'>): void {
  const gaps = Object.values(routes)
    .filter((route) => route !== undefined && route.id.startsWith('office/'))
    .flatMap((route) => gapsOf(route!.id, route!.module as Module))
  if (gaps.length > 0) throw new Error(`The back office is not locked.\n${gaps.join('\n')}`)
}
