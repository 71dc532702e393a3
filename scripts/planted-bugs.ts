import { handlerBugs } from './planted-bugs/handlers.ts'
import { moneyBugs } from './planted-bugs/money.ts'
import { peopleBugs } from './planted-bugs/people.ts'
import type { PlantedBug } from './planted-bugs/planted-bug.ts'
import { rankingBugs } from './planted-bugs/ranking.ts'
import { timeBugs } from './planted-bugs/states-and-time.ts'
import { wordBugs } from './planted-bugs/words-and-search.ts'

export type { PlantedBug } from './planted-bugs/planted-bug.ts'

/** Small mistakes that somebody could really make, each of which a test has to notice. */
export const planted: readonly PlantedBug[] = [
  ...moneyBugs,
  ...peopleBugs,
  ...timeBugs,
  ...wordBugs,
  ...rankingBugs,
  ...handlerBugs,
]
