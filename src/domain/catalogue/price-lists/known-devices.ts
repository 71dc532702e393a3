import type { Category } from '#shop/devices/categories.ts'
import type { Resale } from './margin.ts'
import type { FileRow } from './price-file.ts'

/** As much of a device as price lists need. */
export type KnownDevice = Resale & {
  id: number
  url: string
  manufacturer: string
  model: string
  variant: string
  /** As the leading country calls it, without its maker. */
  name: string
  category: Category
}

export type FoundInFile =
  | { ok: true; device: KnownDevice }
  | { ok: false; reason: 'unknown-device' | 'ambiguous-device' | 'contradicting' }

export type DeviceFinder = (row: Pick<FileRow, 'id' | 'url' | 'name' | 'variant'>) => FoundInFile

/** Names are compared without caring about capitals and how many spaces somebody typed. */
const spoken = (...words: string[]): string =>
  words.join(' ').normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** An address may be given whole; its last part is the name of the device. */
const slugIn = (url: string): string =>
  url
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast(Boolean)
    ?.toLowerCase() ?? ''

/** Finds devices by id, address, or name and variant. Where a line gives several of them they must mean the same one. */
export function openDeviceFinder(): { learn(device: KnownDevice): void; find: DeviceFinder } {
  const byId = new Map<string, KnownDevice>()
  const byUrl = new Map<string, KnownDevice>()
  const byName = new Map<string, Set<KnownDevice>>()

  const learn = (device: KnownDevice) => {
    const { id, url, manufacturer, model, variant, name } = device
    byId.set(String(id), device)
    byUrl.set(url, device)
    const names = [
      spoken(model, variant),
      spoken(manufacturer, model, variant),
      spoken(name),
      spoken(manufacturer, name),
    ]
    for (const each of names) byName.set(each, (byName.get(each) ?? new Set()).add(device))
  }

  const find: DeviceFinder = ({ id, url, name, variant }) => {
    const found = new Set<KnownDevice | undefined>()
    if (id !== '') found.add(byId.get(id))
    if (url !== '') found.add(byUrl.get(slugIn(url)))
    // A name on its own may mean several; beside an id it is only read by people.
    if (found.size === 0) {
      const called = byName.get(spoken(name, variant)) ?? new Set()
      if (called.size > 1) return { ok: false, reason: 'ambiguous-device' }
      found.add([...called][0])
    }
    if (found.size > 1) return { ok: false, reason: 'contradicting' }
    const [device] = found
    return device ? { ok: true, device } : { ok: false, reason: 'unknown-device' }
  }

  return { learn, find }
}
