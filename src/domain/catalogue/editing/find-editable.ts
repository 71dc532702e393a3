import type { Engines } from '#engines/engines.ts'
import { deviceForm, type DeviceForm } from './device-form.ts'
import { storedDevice, storedModel } from './device-edit-store.ts'
import { entryForm, type EntryForm } from './entry-form.ts'
import { entryById, manufacturerRows, seriesRows, type EntryKind, type EntryRow } from './entry-store.ts'
import { revisionOf } from './typed-form.ts'

type Reads = Pick<Engines, 'db' | 'now'>

export type { EntryRow }

export type EditableEntry = {
  id: number
  name: string
  manufacturer: { id: number; name: string }
  form: EntryForm
  revision: string
}

/** A maker or a series, ready to be changed. */
export async function findEntry({ db, now }: Reads, kind: EntryKind, id: number): Promise<EditableEntry | undefined> {
  const entry = await entryById(db, kind, id)
  if (!entry) return undefined
  const form = entryForm(entry)
  const manufacturer = { id: entry.manufacturerId, name: entry.manufacturer }
  return { id, name: entry.name, manufacturer, form, revision: revisionOf(form, now()) }
}

export type EditableDevice = {
  id: number
  manufacturer: string
  form: DeviceForm
  revision: string
  /** The other variants of its model. */
  others: { id: number; variant: string }[]
  /** All variants are alike but for what tells them apart, so that a change is meant for all of them. */
  isAlike: boolean
}

/** A device, ready to be changed. */
export async function findEditableDevice({ db, now }: Reads, id: number): Promise<EditableDevice | undefined> {
  const device = await storedDevice(db, id)
  if (!device) return undefined
  const variants = await storedModel(db, device)
  const form = deviceForm(device)
  const alike = (['released', 'numbers', 'screen', 'aliases', 'hidden'] as const).every((field) =>
    variants.every((variant) => deviceForm(variant)[field] === form[field]),
  )
  return {
    id,
    manufacturer: device.manufacturer,
    form,
    revision: revisionOf(form, now()),
    others: variants.filter((variant) => variant.id !== id).map(({ id: other, variant }) => ({ id: other, variant })),
    isAlike: alike,
  }
}

/** All makers, also those that are hidden or have nothing yet. */
export const findManufacturerRows = ({ db }: Pick<Engines, 'db'>): Promise<EntryRow[]> => manufacturerRows(db)

/** All series, also those that are hidden or have nothing yet. */
export const findSeriesRows = ({ db }: Pick<Engines, 'db'>): Promise<EntryRow[]> => seriesRows(db)
