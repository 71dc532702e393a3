import type { Engines } from '#engines/engines.ts'
import { oneLine } from '#shop/forms/typed-text.ts'
import type { OverridePlace, Questionnaire } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { namedPlaces, placesNamed } from '#domain/catalogue/questionnaires/questionnaire-store.ts'

/** Where an override holds, by the names that its maker, series and model have today. */
export type NamedPlace = { place: OverridePlace; maker: string; series: string | null; model: string | null }

/** All places of a questionnaire that there still are. */
export const findPlaces = async ({ db }: Pick<Engines, 'db'>, { overrides }: Questionnaire): Promise<NamedPlace[]> => {
  const places = overrides.flatMap((override) => override.places)
  return places.length === 0 ? [] : namedPlaces(db, places)
}

export type TypedPlace = { maker: string; series: string; model: string }

/** What somebody calls a maker, a series or a model; nothing if there is none that is called so. */
export async function findPlace({ db }: Pick<Engines, 'db'>, typed: TypedPlace): Promise<OverridePlace | undefined> {
  const [manufacturer, series, model] = [typed.maker, typed.series, typed.model].map(oneLine)
  if (!manufacturer || (model && !series)) return undefined
  const [place] = await placesNamed(db, [{ manufacturer, series: series || null, model: model || null }])
  return place
}

export const isSamePlace = (one: OverridePlace, other: OverridePlace): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
