import type { ComponentType } from 'react'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { Camera } from './camera.tsx'
import { Console } from './console.tsx'
import { Headphones } from './headphones.tsx'
import { Lens } from './lens.tsx'
import { Notebook } from './notebook.tsx'
import { Phone } from './phone.tsx'
import { Smartwatch } from './smartwatch.tsx'
import { Tablet } from './tablet.tsx'

export const deviceShapes = {
  smartphone: Phone,
  iphone: Phone,
  tablet: Tablet,
  ipad: Tablet,
  notebook: Notebook,
  camera: Camera,
  lens: Lens,
  console: Console,
  smartwatch: Smartwatch,
  headphones: Headphones,
} as const satisfies Record<string, ComponentType<{ look: DeviceLook }>>
