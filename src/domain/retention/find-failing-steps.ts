import type { Engines } from '#engines/engines.ts'
import { failingSteps, type FailingStep } from './retention-store.ts'

export type { FailingStep } from './retention-store.ts'

/** What should have been forgotten and is not, by kind: the law gives no second night. */
export const findFailingSteps = ({ db }: Pick<Engines, 'db'>): Promise<FailingStep[]> => failingSteps(db)
