import type { Files } from '#engines/files/files.ts'
import { conditionArt, conditionCategories } from '#shop/devices/condition-pictures.ts'
import { newId } from '#shop/ids.ts'
import { drawConditionAt } from '#web/art/condition-art/draw-condition.ts'
import { drawPng } from '#web/art/draw-png.ts'
import type { DemoItem } from './draw-trade.ts'
import type { Row } from '#demo/insert-rows.ts'
import type { DemoContext } from './trade-rows.ts'

const SIZE = 320

const fileOf = (category: string): string => `photos/demo-${category.toLowerCase()}.png`

/** Nobody has photographed the devices of the demo: one drawing per kind of device stands for all of them. */
export async function saveDemoPhotos(files: Files): Promise<void> {
  for (const category of conditionCategories) {
    const svg = drawConditionAt(conditionArt(category, 'HOUSING', 'DENTS') ?? '')
    if (!svg) throw new Error(`There is no drawing for ${category}`)
    const large = svg.replace(/width="\d+" height="\d+"/, `width="${SIZE}" height="${SIZE}"`)
    await files.write(fileOf(category), await drawPng(large), 'image/png')
  }
}

/** The drawing of a phone, as a colleague would upload it. */
export async function readDemoPhoto(files: Files): Promise<Uint8Array> {
  const stored = await files.read(fileOf(conditionCategories[0]!))
  return new Uint8Array(stored!.bytes)
}

const photographed = new Set<string>(['differs', 'notInParcel', 'suspicious'])

/** Two pictures of what is not as it was described. */
export function photoRows({ id: itemId, device, life }: DemoItem, { staff }: DemoContext): Row[] {
  const seen = life.events.find(({ event }) => photographed.has(event))
  if (!seen) return []
  return [4, 2].map((minutes) => {
    const at = new Date(seen.at.getTime() - minutes * 60_000)
    return {
      id: newId(at),
      item_id: itemId,
      at,
      taken_by: staff.get(seen.actor),
      file: fileOf(device.questionnaire),
      content_type: 'image/png',
      width: SIZE,
      height: SIZE,
    }
  })
}
