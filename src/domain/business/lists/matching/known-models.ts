import type { NamedDevice } from '#domain/catalogue/imports/read-catalogue.ts'
import { unhurried } from '#domain/lists/unhurried.ts'
import { impliedByMaker, mayBeMissing, nameWords } from './name-words.ts'

export type KnownDevice = { id: number; fullName: string; variantWords: ReadonlySet<string> }

/** A model with its variants, in the words by which it is found. */
export type KnownModel = {
  fullName: string
  words: readonly string[]
  makerWords: ReadonlySet<string>
  /** All words that any of its variants adds. */
  variantWords: ReadonlySet<string>
  /** Words of all models of the same maker. */
  wordsOfMaker: ReadonlySet<string>
  devices: KnownDevice[]
}

export type KnownModels = {
  byName: ReadonlyMap<string, KnownModel>
  byNumber: ReadonlyMap<string, readonly KnownModel[]>
  /** Which models have a word in their names. */
  byWord: ReadonlyMap<string, readonly KnownModel[]>
  /** Every model by the word that fewest others have: who does not say it does not mean the model. */
  byRarest: ReadonlyMap<string, readonly KnownModel[]>
  makerWords: ReadonlySet<string>
}

/** How a model is named by a type allocation code. */
export const modelKey = (manufacturerId: number, model: string): string => `${manufacturerId} ${model}`

/** SM-S911B, sm s911b and SM-S911B/DS are one. */
export const numberKey = (number: string): string => number.toLowerCase().replace(/\/.*$/, '').replaceAll(/[\s-]/g, '')

type Growing = KnownModel & { variantWords: Set<string>; wordsOfMaker: Set<string> }

export async function gatherModels(devices: readonly NamedDevice[]): Promise<KnownModels> {
  const byName = new Map<string, Growing>()
  const [byNumber, byWord] = [new Gathered(), new Gathered()]
  const makers = new Map<number, Set<string>>()
  for await (const device of unhurried(devices)) {
    const key = modelKey(device.manufacturerId, device.model)
    const wordsOfMaker = makers.get(device.manufacturerId) ?? new Set()
    makers.set(device.manufacturerId, wordsOfMaker)
    const model = byName.get(key) ?? newModel(device, wordsOfMaker)
    byName.set(key, model)
    addDevice(model, device)
    for (const number of device.modelNumbers) byNumber.add(numberKey(number), model)
  }
  for await (const model of unhurried(byName.values())) {
    for (const word of model.words) {
      byWord.add(word, model)
      model.wordsOfMaker.add(word)
    }
  }
  const models = [...byName.values()]
  const makerWords = new Set(models.flatMap((model) => [...model.makerWords]))
  return {
    byName,
    byNumber: byNumber.all,
    byWord: byWord.all,
    byRarest: await rarestOf(models, byWord.all),
    makerWords,
  }
}

async function rarestOf(
  models: readonly KnownModel[],
  byWord: KnownModels['byWord'],
): Promise<KnownModels['byRarest']> {
  const byRarest = new Gathered()
  const countOf = (word: string) => byWord.get(word)?.length ?? 0
  for await (const model of unhurried(models)) {
    const needed = model.words.filter((word) => !mayBeMissing(word) && !impliedByMaker.has(word))
    const words = needed.length > 0 ? needed : model.words
    if (words.length > 0)
      byRarest.add(
        words.reduce((one, other) => (countOf(other) < countOf(one) ? other : one)),
        model,
      )
  }
  return byRarest.all
}

function newModel({ manufacturer, model }: NamedDevice, wordsOfMaker: Set<string>): Growing {
  return {
    fullName: `${manufacturer} ${model}`,
    words: nameWords(model),
    makerWords: new Set(nameWords(manufacturer)),
    variantWords: new Set(),
    wordsOfMaker,
    devices: [],
  }
}

function addDevice(model: Growing, { id, manufacturer, name, model: modelName }: NamedDevice): void {
  const variantWords = new Set(nameWords(name.slice(modelName.length)))
  for (const word of variantWords) model.variantWords.add(word)
  model.devices.push({ id, fullName: `${manufacturer} ${name}`, variantWords })
}

class Gathered {
  readonly all = new Map<string, KnownModel[]>()

  add(key: string, model: KnownModel): void {
    const found = this.all.get(key) ?? []
    this.all.set(key, found)
    if (found.at(-1) !== model) found.push(model)
  }
}
