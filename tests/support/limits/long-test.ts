import { test } from 'vitest'
import { provesAll } from './runs.ts'

/** A test that only the whole run has time for. */
export const longTest: (title: string, body: () => Promise<void>) => void = provesAll ? test : () => undefined
