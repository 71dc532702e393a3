import { describe, test, type TestAPI, type TestOptions } from 'vitest'
import { provesAll } from './runs.ts'

type Body = () => Promise<void> | void

/** A test that only the whole run has time for. Every file with one has another that the quick run tries. */
export const longTest: Pick<TestAPI, 'each'> & {
  (title: string, body: Body): void
  (title: string, options: TestOptions, body: Body): void
} = provesAll ? test : Object.assign(() => undefined, { each: () => () => undefined })

/** Several of them with something that they share, such as a shop of their own. */
export const longDescribe: (title: string, body: () => void) => void = provesAll ? describe : () => undefined
