import type { KnownDevice, KnownModel } from './known-models.ts'
import { isSize } from './name-words.ts'

export type VariantChoice =
  | { ok: true; device: KnownDevice }
  | { ok: false; reason: 'storage-missing' | 'ambiguous-device' | 'unknown-device'; among: KnownDevice[] }

/** No phone has more memory to work with, and none is sold by it. */
const MAX_WORKING_MEMORY = 24

/** Which variant of a model is meant by what else stands in the row. */
export function chooseVariant(model: KnownModel, said: readonly string[], hasImei: boolean): VariantChoice {
  // A tablet for 5G is one that can phone.
  const words = said.map((word) => (word === '5g' && !model.variantWords.has(word) ? 'cellular' : word))
  const sizes = words.filter(isSize)
  const telling = words.filter((word) => model.variantWords.has(word))
  const unknownSize = sizes.find((size) => !model.variantWords.has(size) && !isWorkingMemory(size, sizes, telling))
  if (unknownSize !== undefined && model.devices.some(hasSize)) {
    return { ok: false, reason: 'unknown-device', among: model.devices }
  }

  const fitting = model.devices.filter(({ variantWords }) => telling.every((word) => variantWords.has(word)))
  const left = fitting.length > 1 ? narrowed(fitting, telling, hasImei) : fitting
  if (left.length === 1) return { ok: true, device: left[0]! }
  if (left.length === 0) return { ok: false, reason: 'unknown-device', among: model.devices }
  const isSizeSaid = telling.some(isSize) || !left.some(hasSize)
  return { ok: false, reason: isSizeSaid ? 'ambiguous-device' : 'storage-missing', among: left }
}

const hasSize = ({ variantWords }: KnownDevice): boolean => [...variantWords].some(isSize)

/** “8/256 GB” of a phone: only the larger one is its storage. */
const isWorkingMemory = (size: string, sizes: readonly string[], telling: readonly string[]): boolean =>
  sizes.length > 1 && telling.some(isSize) && Number.parseFloat(size) <= MAX_WORKING_MEMORY

/** What has an IMEI can phone; and who names all that a variant is called by does not mean one with a word more. */
function narrowed(devices: KnownDevice[], telling: readonly string[], hasImei: boolean): KnownDevice[] {
  const exact = devices.filter(({ variantWords }) => variantWords.size === new Set(telling).size)
  if (exact.length === 1) return exact
  const phoning = hasImei ? devices.filter(({ variantWords }) => variantWords.has('cellular')) : []
  return phoning.length > 0 ? phoning : devices
}
