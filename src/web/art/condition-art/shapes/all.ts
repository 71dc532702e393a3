import type { ConditionCategory } from '#shop/devices/condition-pictures.ts'
import { camera } from './camera.ts'
import { gameConsole } from './console.ts'
import { headphones } from './headphones.ts'
import { lens } from './lens.ts'
import { notebook } from './notebook.ts'
import { phone } from './phone.ts'
import type { ConditionShape } from './shape.ts'
import { tablet } from './tablet.ts'
import { watch } from './watch.ts'

export const conditionShapes: Record<ConditionCategory, ConditionShape> = {
  phone,
  tablet,
  notebook,
  camera,
  lens,
  console: gameConsole,
  watch,
  headphones,
}
