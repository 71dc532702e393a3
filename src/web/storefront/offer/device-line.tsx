import { DeviceImage } from '#web/art/devices/device-image.tsx'
import type { DeviceInShort } from './load-device-page.ts'

/** Which device it is about, without taking the room that the question needs. */
export function DeviceLine({ name, thumbnail }: DeviceInShort) {
  return (
    <div className="device-line">
      <DeviceImage src={thumbnail} size={72} />
      <h1>{name}</h1>
    </div>
  )
}
