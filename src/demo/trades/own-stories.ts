import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { transitionFrom } from '#domain/trades/lifecycle/transitions.ts'
import { stories, type Story } from './stories.ts'

const endOf = ({ beats }: Story): ItemState =>
  beats.reduce<ItemState>((state, { event }) => transitionFrom(state, event)?.to ?? state, 'EXPECTED')

/** How it most often comes to that. */
function usualStory(end: ItemState): Story {
  const [usual] = stories.filter((story) => endOf(story) === end).toSorted((a, b) => b.times - a.times)
  if (!usual) throw new Error(`No story ends as ${end}`)
  return usual
}

const alone = (end: ItemState): Story[] => [usualStory(end)]

/**
 * What the demo's own customer has sold, each trade by the stories of its devices: one of every status, of the three that
 * ask something of him one each, and one of which only a part was paid.
 */
export const ownStories: readonly (readonly Story[])[] = [
  alone('EXPECTED'),
  alone('IN_TRANSIT'),
  alone('IN_INSPECTION'),
  alone('CLARIFICATION'),
  alone('LOCKED'),
  alone('PAYOUT_FAILED'),
  alone('MISSING'),
  alone('PAYOUT_PENDING'),
  alone('PAID'),
  alone('RETURN_PENDING'),
  alone('RETURNED'),
  alone('CANCELLED'),
  alone('EXPIRED'),
  [usualStory('PAID'), usualStory('RETURNED')],
]
