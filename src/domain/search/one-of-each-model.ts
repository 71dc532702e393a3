import type { FoundDevice } from '#engines/search/search.ts'

/** A list of suggestions names a model once, by its best variant, however many storage sizes it has. */
export function oneOfEachModel<Device extends Pick<FoundDevice, 'manufacturerId' | 'model'>>(
  devices: readonly Device[],
): Device[] {
  const models = new Map<string, Device>()
  for (const device of devices) {
    const key = `${device.manufacturerId} ${device.model}`
    if (!models.has(key)) models.set(key, device)
  }
  return [...models.values()]
}
