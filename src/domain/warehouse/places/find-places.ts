import type { Engines } from '#engines/engines.ts'
import { isId } from '#shop/ids.ts'
import {
  itemsAtPlace,
  itemsOnNoPlace,
  itemsOfStocktake,
  latestStocktakes,
  placeRows,
  placeWithCode,
  stocktakesOfPlace,
  stocktakeWithId,
  type PlacedItem,
  type StocktakeItem,
  type StocktakeRow,
} from './place-store.ts'
import { parsePlaceCode, type Place } from './place.ts'

export type { PlacedItem, StocktakeItem, StocktakeRow } from './place-store.ts'

type Needs = Pick<Engines, 'db'>

/** By their codes. */
export const findPlaces = ({ db }: Needs): Promise<Place[]> => placeRows(db)

const SHOWN_ITEMS = 500
const SHOWN_STOCKTAKES = 20

export type PlaceView = { place: Place; items: PlacedItem[]; stocktakes: StocktakeRow[] }

/** A place, what stands there, and when it was counted. */
export async function findPlace({ db }: Needs, text: string): Promise<PlaceView | undefined> {
  const code = parsePlaceCode(text)
  const place = code === undefined ? undefined : await placeWithCode(db, code)
  if (!place) return undefined
  const [items, stocktakes] = await Promise.all([
    itemsAtPlace(db, place.code, SHOWN_ITEMS),
    stocktakesOfPlace(db, place.code, SHOWN_STOCKTAKES),
  ])
  return { place, items, stocktakes }
}

const SHOWN_WAITING = 50

/** What was received and is to be put away. */
export const findUnplaced = ({ db }: Needs) => itemsOnNoPlace(db, SHOWN_WAITING)

/** The last counts of all places, and what did not fit in them. */
export const findStocktakes = ({ db }: Needs): Promise<StocktakeRow[]> => latestStocktakes(db, SHOWN_STOCKTAKES)

/** One count, and what was found, too much or missing in it. */
export async function findStocktake(
  { db }: Needs,
  id: string,
): Promise<{ stocktake: StocktakeRow; items: StocktakeItem[] } | undefined> {
  const stocktake = isId(id) ? await stocktakeWithId(db, id) : undefined
  return stocktake && { stocktake, items: await itemsOfStocktake(db, id) }
}
