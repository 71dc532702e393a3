import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { consoleShapes } from './consoles/all.ts'

export function Console({ look }: { look: DeviceLook }) {
  const Shape = consoleShapes[look.known?.kind === 'console' ? look.known.entry.shape : usualShape(look)]
  return <Shape look={look} />
}

/** What a console is not known for, its name may still tell. */
function usualShape({ maker, name }: DeviceLook): keyof typeof consoleShapes {
  if (/quest|vive|rift|index|\bvr/.test(name)) return 'headset'
  if (/deck|ally|legion|claw|\bg cloud|kun|2s$/.test(name)) return 'deck'
  if (/pocket|boy|playdate|watch|lynx|evercade$|exp$/.test(name)) return 'upright'
  if (/switch/.test(name)) return 'switch'
  if (/\bds|3ds|2ds/.test(name)) return 'clamshell'
  if (maker === 'microsoft') return 'series-x'
  if (/5/.test(name) && maker === 'sony') return 'ps5'
  return maker === 'sony' ? 'slab' : 'lid'
}
