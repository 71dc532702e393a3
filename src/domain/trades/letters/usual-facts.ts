import type { ItemEvent } from '#domain/trades/lifecycle/transitions.ts'
import type { LetterFacts } from './lifecycle-letter.ts'

/** What a letter knows from what happened, before anybody says more. */
const usualFacts: Partial<Record<ItemEvent, LetterFacts>> = {
  notInParcel: { missing: 'device' },
  compensate: { lost: true },
  close: { lost: true },
  decline: { cause: 'declined' },
  withdraw: { cause: 'withdrawn' },
  reject: { cause: 'rejected' },
  undeliverable: { cause: 'undeliverable' },
}

export const factsOf = (event: ItemEvent): LetterFacts => usualFacts[event] ?? {}
