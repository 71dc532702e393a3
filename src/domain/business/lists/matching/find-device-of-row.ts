import { typeAllocationCode } from '#domain/catalogue/identification/imei.ts'
import type { readTypeAllocationCodes } from '#domain/catalogue/identification/read-type-allocation-codes.ts'
import { chooseVariant } from './choose-variant.ts'
import type { RowProblem, RowRemark, Suggestion } from '#domain/business/lists/device-list.ts'
import { asSuggestion, choicesOf, MAX_CHOICES } from './choices.ts'
import { modelKey, numberKey, type KnownDevice, type KnownModel, type KnownModels } from './known-models.ts'
import { matchModels, mayMean, namesSeveral, withoutModel, type ModelMatch } from './match-model.ts'
import { isAccessory, nameWords, withUnit } from './name-words.ts'
import type { TypedRow } from './read-row.ts'

type DeviceKnowledge = { models: KnownModels; codes: Awaited<ReturnType<typeof readTypeAllocationCodes>> }

export type FoundInRow =
  | {
      ok: true
      device: KnownDevice
      /** What speaks against it, and which devices that would be. */
      remark?: Pick<RowRemark, 'kind' | 'detail'>
      choices: Suggestion[]
    }
  | {
      ok: false
      reason: Extract<RowProblem, 'unknown-device' | 'ambiguous-device' | 'storage-missing'>
      detail: string
      /** What may be meant; nothing if nobody but the search could tell. */
      choices: Suggestion[] | undefined
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

/** The device of a row: what it is called knows best, then the number that is printed on it; the IMEI confirms or decides. */
function findDeviceOfRow({ models, codes }: DeviceKnowledge, said: Named, imei: string | null): FoundInRow {
  const name = [said.manufacturer, said.name].filter(Boolean).join(' ')
  const words = nameWords(`${name} ${withUnit(said.storage)}`)
  const coded = imei === null ? undefined : codes.get(typeAllocationCode(imei))
  const ofImei = coded && models.byName.get(modelKey(coded.manufacturerId, coded.model))
  const matches = findMatches(models, said, words)
  const confirmed = matches.find(({ model }) => model === ofImei)

  const detail = name || said.number || imei || ''
  const called = confirmed ?? (matches.length === 1 ? matches[0] : undefined)
  if (called) return doubted(variantOf(called, detail, imei !== null), confirmed ? undefined : ofImei, words)
  if (matches.length > 1)
    return severalFor(detail, [...matches.map(({ model }) => model), ...(ofImei ? [ofImei] : [])], words)
  if (ofImei)
    return byImeiAlone(
      variantOf({ model: ofImei, rest: withoutModel(words, ofImei).rest }, detail, true),
      mayMean(words, ofImei) ? '' : said.name,
    )
  const reason = namesSeveral(words, models) ? 'ambiguous-device' : 'unknown-device'
  return { ok: false, reason, detail, choices: isAccessory(words) ? [] : undefined }
}

/** The name counts; that the IMEI is of another model is worth a look. */
function doubted(found: FoundInRow, ofImei: KnownModel | undefined, words: readonly string[]): FoundInRow {
  if (!found.ok || !ofImei) return found
  const remark = { kind: 'imei-other-device', detail: ofImei.fullName } as const
  return { ...found, remark, choices: choicesOf([ofImei], words) }
}

/** If nobody understood what it is called, somebody should see whether the IMEI is right. */
const byImeiAlone = (found: FoundInRow, unread: string): FoundInRow =>
  found.ok && unread !== '' ? { ...found, remark: { kind: 'name-unread', detail: unread } } : found

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

const severalFor = (detail: string, models: readonly KnownModel[], words: readonly string[]): FoundInRow => ({
  ok: false,
  reason: 'ambiguous-device',
  detail,
  choices: choicesOf(models, words),
})

function variantOf({ model, rest }: ModelMatch, detail: string, hasImei: boolean): FoundInRow {
  const choice = chooseVariant(model, rest, hasImei)
  if (choice.ok) return { ...choice, choices: [] }
  return {
    ok: false,
    reason: choice.reason,
    detail: choice.reason === 'storage-missing' ? model.fullName : detail,
    choices: choice.among.slice(0, MAX_CHOICES).map(asSuggestion),
  }
}
