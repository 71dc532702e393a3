import { applePhones } from './apple-phones.ts'
import { cameras } from './cameras.ts'
import { consoles } from './consoles.ts'
import { googlePhones } from './google-phones.ts'
import type { KnownModels } from './model.ts'
import { macbooks, otherNotebooks } from './notebooks.ts'
import { otherPhones } from './other-phones.ts'
import { samsungGalaxyA } from './samsung-galaxy-a.ts'
import { samsungPhones } from './samsung-phones.ts'
import { galaxyTabs, ipads, surfaces } from './tablets.ts'
import { appleWatches, otherWatches } from './watches.ts'

type Known = { [K in keyof KnownModels]: { kind: K; maker: string; entry: KnownModels[K] } }[keyof KnownModels]

const of = <K extends keyof KnownModels>(kind: K, maker: string, entries: readonly KnownModels[K][]) =>
  entries.map((entry) => ({ kind, maker, entry }))

const byMaker = <K extends keyof KnownModels>(kind: K, makers: Readonly<Record<string, readonly KnownModels[K][]>>) =>
  Object.entries(makers).flatMap(([maker, entries]) => of(kind, maker, entries))

/** Every model of which we know how it looks. Makers in lower case. */
export const knownModels = [
  ...of('phone', 'apple', applePhones),
  ...of('phone', 'samsung', [...samsungPhones, ...samsungGalaxyA]),
  ...of('phone', 'google', googlePhones),
  ...byMaker('phone', otherPhones),
  ...of('tablet', 'apple', ipads),
  ...of('tablet', 'samsung', galaxyTabs),
  ...of('tablet', 'microsoft', surfaces),
  ...of('notebook', 'apple', macbooks),
  ...byMaker('notebook', otherNotebooks),
  ...of('watch', 'apple', appleWatches),
  ...byMaker('watch', otherWatches),
  ...byMaker('console', consoles),
  ...byMaker('camera', cameras),
] as readonly Known[]
