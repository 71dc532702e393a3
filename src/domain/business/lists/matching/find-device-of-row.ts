import { typeAllocationCode } from '#domain/catalogue/identification/imei.ts'
import type { readTypeAllocationCodes } from '#domain/catalogue/identification/read-type-allocation-codes.ts'
import { chooseVariant } from './choose-variant.ts'
import type { RowProblem } from '#domain/business/lists/device-list.ts'
import { modelKey, numberKey, type KnownDevice, type KnownModel, type KnownModels } from './known-models.ts'
import { matchModels, namesSeveral, withoutModel, type ModelMatch } from './match-model.ts'
import { isAccessory, nameWords } from './name-words.ts'
import type { TypedRow } from './read-row.ts'

type DeviceKnowledge = { models: KnownModels; codes: Awaited<ReturnType<typeof readTypeAllocationCodes>> }

export type FoundInRow =
  | { ok: true; device: KnownDevice }
  | {
      ok: false
      reason: Extract<RowProblem, 'unknown-device' | 'ambiguous-device' | 'storage-missing'>
      detail: string
      /** What may be meant; nothing if nobody but the search could tell. */
      suggestions: string[] | undefined
    }

type Named = Pick<TypedRow, 'manufacturer' | 'name' | 'number' | 'storage'>

export type DeviceFinder = (said: Named, imei: string | null) => FoundInRow

/** Most lists name the same few devices again and again: what was found once is not looked for again. */
export function deviceFinder(knowledge: DeviceKnowledge): DeviceFinder {
  const found = new Map<string, FoundInRow>()
  return (said, imei) => {
    const { manufacturer, name, number, storage } = said
    const key = JSON.stringify([manufacturer, name, number, storage, imei && typeAllocationCode(imei)])
    const device = found.get(key) ?? findDeviceOfRow(knowledge, said, imei)
    found.set(key, device)
    return device
  }
}

/** The device of a row: its IMEI knows the model best, then its name, then the number that is printed on it. */
function findDeviceOfRow({ models, codes }: DeviceKnowledge, said: Named, imei: string | null): FoundInRow {
  const name = [said.manufacturer, said.name].filter(Boolean).join(' ')
  const words = nameWords(`${name} ${withUnit(said.storage)}`)
  const coded = imei === null ? undefined : codes.get(typeAllocationCode(imei))
  const ofImei = coded && models.byName.get(modelKey(coded.manufacturerId, coded.model))
  const matches = findMatches(models, said, words)

  const detail = name || said.number || imei || ''
  if (ofImei) {
    const contradicts = matches.length > 0 && !matches.some(({ model }) => model === ofImei)
    if (contradicts) return severalFor(detail, [ofImei, ...matches.map(({ model }) => model)])
    return variantOf({ model: ofImei, rest: withoutModel(words, ofImei).rest }, detail, true)
  }
  if (matches.length > 1)
    return severalFor(
      detail,
      matches.map(({ model }) => model),
    )
  if (matches[0]) return variantOf(matches[0], detail, imei !== null)
  const reason = namesSeveral(words, models) ? 'ambiguous-device' : 'unknown-device'
  return { ok: false, reason, detail, suggestions: isAccessory(words) ? [] : undefined }
}

/** In a column of storage sizes some leave out the unit; one or two are terabytes. */
function withUnit(storage: string): string {
  if (!/^\d+$/.test(storage)) return storage
  return Number(storage) <= 2 ? `${storage} TB` : `${storage} GB`
}

/** By name; if that says nothing, or not enough, by the numbers beside and within it. */
function findMatches(
  models: KnownModels,
  { manufacturer, name, number, storage }: Named,
  words: string[],
): ModelMatch[] {
  const byName = matchModels(words, models)
  if (byName.length === 1) return byName

  const written = [number, ...name.split(/[\s(),;[\]]+/)].filter((word) => models.byNumber.has(numberKey(word)))
  const numbered = new Set(written.flatMap((word) => models.byNumber.get(numberKey(word)) ?? []))
  if (numbered.size === 0) return byName
  const others = written.reduce((text, word) => text.replace(word, ' '), `${manufacturer} ${name}`)
  const rest = nameWords(`${others} ${withUnit(storage)}`)
  const named = matchModels(rest, models).filter(({ model }) => numbered.has(model))
  return named.length > 0 ? named : [...numbered].map((model) => ({ model, rest: withoutModel(rest, model).rest }))
}

const MAX_SUGGESTIONS = 3

const severalFor = (detail: string, models: readonly KnownModel[]): FoundInRow => ({
  ok: false,
  reason: 'ambiguous-device',
  detail,
  suggestions: models.slice(0, MAX_SUGGESTIONS).map(({ fullName }) => fullName),
})

function variantOf({ model, rest }: ModelMatch, detail: string, hasImei: boolean): FoundInRow {
  const choice = chooseVariant(model, rest, hasImei)
  if (choice.ok) return choice
  const suggestions = choice.among.slice(0, MAX_SUGGESTIONS).map(({ fullName }) => fullName)
  return {
    ok: false,
    reason: choice.reason,
    detail: choice.reason === 'storage-missing' ? model.fullName : detail,
    suggestions,
  }
}
