/** `npm run test:all` proves everything; `npm test` a sample of what takes long. */
export const provesAll = process.env['TEST_ALL'] === '1'

/** How often a long proof is tried: `runs(200, 5_000)` is 200 times in the quick run, 5,000 times in the whole one. */
export const runs = (quick: number, all: number): number => (provesAll ? all : quick)

/** What is tried of a list that takes long: all of it in the whole run, the first so many in the quick one. */
export const some = <Item>(all: readonly Item[], quick: number): readonly Item[] =>
  provesAll ? all : all.slice(0, quick)
