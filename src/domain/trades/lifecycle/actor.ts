import type { Colleague } from '#domain/staff/colleague.ts'
import { may, type Permission } from '#domain/staff/permissions.ts'
import type { Party, Transition } from './transitions.ts'

/** Who makes something happen. */
export type Actor = { kind: Party } | { kind: 'colleague'; colleague: Colleague }

export const asColleague = (colleague: Colleague): Actor => ({ kind: 'colleague', colleague })

/** What stands in the history: a party, or the name of a colleague. */
export const actorName = (actor: Actor): string => (actor.kind === 'colleague' ? actor.colleague.username : actor.kind)

const parties: ReadonlySet<string> = new Set<Party>(['seller', 'carrier', 'clock', 'bank'])

export function mayMove({ by }: Transition, actor: Actor): boolean {
  if (actor.kind !== 'colleague') return by.includes(actor.kind)
  return by.some((each) => !parties.has(each) && may(actor.colleague, each as Permission))
}
