import type { ComponentType } from 'react'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { handhelds } from './handhelds.tsx'
import { otherConsoles } from './others.tsx'
import { playStations } from './playstation.tsx'
import { xboxes } from './xbox.tsx'

export const consoleShapes = { ...playStations, ...xboxes, ...handhelds, ...otherConsoles } as const satisfies Record<
  string,
  ComponentType<{ look: DeviceLook }>
>
