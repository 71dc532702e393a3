import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { cameraBodies } from './camera-bodies.tsx'

export function Camera({ look }: { look: DeviceLook }) {
  const Body = cameraBodies[look.known?.kind === 'camera' ? look.known.entry.body : usualBody(look)]
  return <Body look={look} />
}

function usualBody({ name }: DeviceLook): keyof typeof cameraBodies {
  if (/hero|action|insta|\bcam\b/.test(name)) return 'action'
  if (/360|pocket|theta|fusion|\bmax/.test(name)) return 'stick'
  return /instax|compact|shot|tough|go\b/.test(name) ? 'compact' : 'mirrorless'
}
