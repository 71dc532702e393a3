import { type ConditionCategory, conditionArt, picturedAnswers } from '#shop/devices/condition-pictures.ts'
import { accessory } from './accessories.ts'
import { batteries } from './battery.ts'
import { deviceStates, sharedStates, smells } from './device-states.ts'
import { glassMarks, housingMarks, lamp } from './marks.ts'
import { apertures, lensInsides, lensSurfaces, rubbers, sensors, shutters } from './optics.ts'
import { tile } from './paint.ts'
import { defect } from './parts.ts'
import { screens } from './screens.ts'
import { conditionShapes } from './shapes/all.ts'

type Drawings = Record<string, string | undefined>
type Draw = (category: ConditionCategory, answer: string) => string | undefined

const from =
  (drawings: Drawings): Draw =>
  (_, answer) =>
    drawings[answer]

const drawHousing: Draw = (category, answer) => {
  const shape = conditionShapes[category]
  if (answer === 'bent' || answer === 'broken') return shape.bent
  const marks = housingMarks[answer]
  return marks === undefined ? undefined : shape.housing(answer === 'dents', marks)
}

/** Whoever answers one of these has held the device under a lamp. */
const underLamp = new Set(['no-marks', 'hairlines'])

const drawGlass: Draw = (category, answer) => {
  const marks = glassMarks[answer]
  const drawing = marks && conditionShapes[category].glass?.('', marks)
  return drawing && underLamp.has(answer) ? drawing + lamp : drawing
}

const drawScreen: Draw = (category, answer) => {
  const screen = screens[answer]
  return screen && conditionShapes[category].glass?.(screen, '')
}

const drawState =
  (question: string): Draw =>
  (category, answer) =>
    deviceStates(conditionShapes[category])[question]?.[answer]

const drawRepair: Draw = (category, answer) =>
  answer === 'never' ? conditionShapes[category].housing(false, '') : sharedStates.repair?.[answer]

/** By question, as it stands in the address. */
const questions: Record<string, Draw> = {
  new: drawState('new'),
  power: drawState('power'),
  functions: drawState('functions'),
  liquid: drawState('liquid'),
  lock: from(sharedStates.lock!),
  ban: from(sharedStates.ban!),
  simlock: from(sharedStates.simlock!),
  region: from(sharedStates.region!),
  repair: drawRepair,
  controllers: from(sharedStates.controllers!),
  drift: from(sharedStates.drift!),
  'ear-pads': from(sharedStates['ear-pads']!),
  smell: (category, answer) => smells(conditionShapes[category].whole(true))[answer],
  'display-glass': drawGlass,
  'display-function': drawScreen,
  housing: drawHousing,
  battery: from(batteries),
  shutter: from(shutters),
  sensor: from(sensors),
  rubber: from(rubbers),
  'glass-surface': from(lensSurfaces),
  'glass-inside': from(lensInsides),
  aperture: from(apertures),
  defects: defect,
  accessories: accessory,
}

const byAddress = new Map(picturedAnswers().map((one) => [conditionArt(one.category, one.question, one.answer), one]))

const inAddress = (code: string): string => code.toLowerCase().replaceAll('_', '-')

/** The picture of an answer as a complete SVG file, or nothing if it is not the address of one. */
export function drawConditionAt(path: string): string | undefined {
  const asked = byAddress.get(path)
  if (!asked) return undefined

  const drawing = questions[inAddress(asked.question)]?.(asked.category, inAddress(asked.answer))
  return drawing && tile(drawing)
}
