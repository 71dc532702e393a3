import { deliveryBugs } from './delivery.ts'
import { moneyBugs } from './money.ts'
import { peopleBugs } from './people.ts'
import type { PlantedBug } from './planted-bug.ts'
import { rankingBugs } from './ranking.ts'
import { timeBugs } from './states-and-time.ts'
import { wordBugs } from './words-and-search.ts'

export type { PlantedBug } from './planted-bug.ts'

/** Small mistakes that somebody could really make, each of which a test has to notice. */
export const planted: readonly PlantedBug[] = [
  ...moneyBugs,
  ...peopleBugs,
  ...timeBugs,
  ...wordBugs,
  ...rankingBugs,
  ...deliveryBugs,
]
