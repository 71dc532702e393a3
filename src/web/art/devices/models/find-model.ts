import { knownModels } from './all.ts'
import { asInAddress } from './model-name.ts'
import type { KnownModels } from './model.ts'

type Kind = keyof KnownModels

/** The entry of a model, and what differs between the models of an entry. */
export type FoundModel = {
  [K in Kind]: { kind: K; entry: KnownModels[K]; colour: string; size: [width: number, height: number] | undefined }
}[Kind]

const kinds: Readonly<Record<string, Kind>> = {
  iphone: 'phone',
  smartphone: 'phone',
  ipad: 'tablet',
  tablet: 'tablet',
  notebook: 'notebook',
  smartwatch: 'watch',
  console: 'console',
  camera: 'camera',
}

const exact = new Map<string, FoundModel>()
/** Names that end in `*`; the longest comes first. */
const beginnings: [string, FoundModel][] = []

for (const { kind, maker, entry } of knownModels) {
  const models: Readonly<Record<string, string>> = Array.isArray(entry.models)
    ? Object.fromEntries(entry.models.map((name: string) => [name, '']))
    : (entry.models as Readonly<Record<string, string>>)
  const colours = Object.values(entry.colours)

  for (const [position, [name, size]] of Object.entries(models).entries()) {
    const [width, height] = size.split('x').map(Number)
    // The table pairs kinds and entries; the compiler cannot follow that through a loop.
    const found = {
      kind,
      entry,
      colour: colours[position % colours.length]!,
      size: width && height ? [width, height] : undefined,
    } as FoundModel
    if (name.endsWith('*')) beginnings.push([`${kind}|${maker}|${asInAddress(name.slice(0, -1))}`, found])
    else {
      const key = `${kind}|${maker}|${asInAddress(name)}`
      if (!exact.has(key)) exact.set(key, found)
    }
  }
}
beginnings.sort(([one], [other]) => other.length - one.length)

export function findModel(category: string, maker: string, name: string): FoundModel | undefined {
  const key = `${kinds[category]}|${maker}|${name}`
  return exact.get(key) ?? beginnings.find(([beginning]) => key.startsWith(beginning))?.[1]
}
