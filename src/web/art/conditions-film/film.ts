import { drawApproval, drawCard, drawCoin, drawEquals } from './deal.ts'
import { colour, n, put, stroke } from './drawing.ts'
import { dentMarks, drawGrade, glassSamples, housingSamples, lightScuffs, visibleScuffs } from './grades.ts'
import { drawCracks, drawGouges, drawHairlines, drawScratches } from './marks.ts'
import { drawBack, drawEdge, drawFront, drawSide } from './phone.ts'
import { answersPage, batteryPage, drawBattery, wallpaper } from './screens.ts'
import { drawCloth, drawFinger, drawLamp, drawLight, drawLoupe, drawRepair, drawSmudge, drawTouch } from './things.ts'
import { along, during, mix, ramp } from './timing.ts'

export const filmSeconds = 34
export const framesPerSecond = 25
export const filmSize = { width: 1280, height: 720 }

/** When the film comes to each grade: of the glass, and of the housing. */
export const glassGrades = [7, 9.3, 11.7, 13.9, 16.5]
export const housingGrades = [21, 22, 23.1, 24.2, 25.6]

/** One picture of the film, as SVG. */
export function drawFrame(second: number): string {
  const { width, height } = filmSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
    <rect width="${width}" height="${height}" fill="${colour.paper}"/>
    ${room(second)}${phone(second)}${cloth(second)}${finger(second)}${grades(second)}${repair(second)}${battery(second)}${deal(second)}</svg>`
}

const phoneX = (second: number): number =>
  along(second, [
    [3.9, 640],
    [5.2, 560],
    [28.4, 560],
    [29.4, 372],
  ])

function room(second: number): string {
  const lamp = ramp(second, 4.1, 5.4) * (1 - ramp(second, 25.5, 26.6))
  const light = ramp(second, 5.2, 6.2) * (1 - ramp(second, 25.2, 26))
  return `<circle cx="${n(phoneX(second))}" cy="340" r="296" fill="#e5efe8"/>
    <path d="M90 632H1190" ${stroke(5, colour.line)}/>
    <ellipse cx="${n(phoneX(second))}" cy="632" rx="150" ry="9" fill="${colour.ink}" fill-opacity=".13"/>
    ${drawLight(light)}${put({ x: mix(-160, 276, lamp), y: mix(40, 138, lamp) }, lamp > 0 ? drawLamp() : '')}`
}

/** The reflection runs to and fro as the phone is tilted. */
const shineAt = (second: number): number =>
  along(second, [
    [5.6, -0.5],
    [7, -0.4],
    [7.6, 0.28],
    [8.6, 0.72],
    [9.1, 1.4],
    [9.4, 1.4],
    [9.9, 0.78],
    [11.1, 0.22],
    [11.6, -0.4],
    [11.9, -0.4],
    [13.8, 1.3],
    [14.6, 0.28],
    [17, 0.28],
    [18.2, 1.5],
    [26, 1.5],
  ])

const tiltAt = (second: number): number => {
  const looking = during(second, 5.4, 14.6, 0.8)
  return looking * Math.max(-1, Math.min(1, (shineAt(second) - 0.5) * 1.3))
}

/** 0 shows the front, 1 the back; in between the phone stands on its edge. */
const flipAt = (second: number): number => ramp(second, 19.9, 20.9) - ramp(second, 25.7, 26.7)

function phone(second: number): string {
  const [tilt, flip] = [tiltAt(second), flipAt(second)]
  const turned = Math.cos(flip * Math.PI)
  const wide = Math.max(0.03, Math.abs(turned)) * (1 - 0.13 * Math.abs(tilt))
  const dent = ramp(second, housingGrades[3]! - 0.3, housingGrades[3]! + 0.4)
  const seen = turned > 0 ? front(second) : drawBack(housingMarks(second), dent)
  const scale = along(second, [
    [28.4, 1],
    [29.4, 0.9],
  ])
  return put(
    { x: phoneX(second), y: 352, tx: tilt * 3, scale },
    drawSide(wide, Math.sin(flip * Math.PI)) + put({ wide }, drawEdge(tilt, turned > 0 ? 0 : dent) + seen),
  )
}

function housingMarks(second: number): string {
  const [, light, visible, dented, end] = housingGrades as [number, number, number, number, number]
  return [
    put({ opacity: during(second, light - 0.2, visible + 0.2, 0.5) }, lightScuffs),
    put({ opacity: during(second, visible - 0.2, dented + 0.2, 0.5) }, visibleScuffs),
    put({ opacity: during(second, dented, end + 4, 0.5) }, dentMarks),
  ].join('')
}

function front(second: number): string {
  const [, hairlines, scratched, deep, end] = glassGrades as [number, number, number, number, number]
  const crack = during(second, 17, 19.7, 0.9)
  const on = 1 - ramp(second, 1.1, 2)
  const reading = ramp(second, 26.3, 27)
  const marks = [
    drawScratches(during(second, scratched - 0.3, deep + 0.2, 0.6)),
    drawGouges(during(second, deep, end, 0.6)),
    put({ opacity: crack }, drawCracks(ramp(second, 17, 18.4))),
    smudges(second),
  ]
  return drawFront({
    screen: reading > 0 ? readings(second) : wallpaper,
    lit: Math.max(on, reading),
    shine: shineAt(second),
    shineStrength: during(second, 5.4, 19.6),
    marks: marks.join(''),
    marksInLight: put({ opacity: during(second, hairlines, scratched, 0.4) }, drawHairlines()),
    pressed: during(second, 0.7, 1.3, 0.25),
  })
}

const readings = (second: number): string =>
  batteryPage(batteryLevel(second)) + put({ opacity: ramp(second, 29, 29.6) }, answersPage(second, 29.4))

const batteryLevel = (second: number): number => 0.86 * ramp(second, 26.9, 28.2)

/** Each goes when the cloth has come by. */
const prints = [
  [-48, -152, 2.75],
  [44, -92, 2.95],
  [-60, 24, 3.3],
  [52, 84, 3.5],
  [-34, 168, 3.85],
] as const

const smudges = (second: number): string =>
  prints
    .map(([x, y, wiped]) =>
      put({ x, y, opacity: 0.5 * ramp(second, 1.4, 2) * (1 - ramp(second, wiped - 0.15, wiped + 0.2)) }, drawSmudge()),
    )
    .join('')

/** Down the glass from side to side, then away. */
function cloth(second: number): string {
  const x = along(second, [
    [1.9, 1010],
    [2.5, 700],
    [2.85, 560],
    [3.35, 715],
    [3.85, 570],
    [4.6, 250],
  ])
  const y = along(second, [
    [1.9, 90],
    [2.5, 190],
    [3.85, 515],
    [4.6, 760],
  ])
  return put(
    {
      x,
      y,
      tx: along(second, [
        [1.9, -14],
        [4.6, 20],
      ]),
      opacity: during(second, 1.9, 4.6, 0.4),
    },
    drawCloth(),
  )
}

/** The finger runs along the glass and stops at what it feels. */
function finger(second: number): string {
  const shown = during(second, 14.1, 16.7, 0.5)
  const x = along(second, [
    [14.1, 720],
    [14.8, 600],
    [15.15, 578],
    [15.5, 560],
    [16.2, 545],
    [16.8, 700],
  ])
  const y = along(second, [
    [14.1, 520],
    [14.8, 424],
    [15.15, 392],
    [15.5, 384],
    [16.2, 396],
    [16.8, 540],
  ])
  const felt = during(second, 14.95, 16.3, 0.4)
  return put({ x, y, opacity: felt }, drawTouch()) + put({ x, y, scale: 0.7, opacity: shown }, drawFinger())
}

function grades(second: number): string {
  const list = (from: number[], samples: string[], shown: number) =>
    put(
      { x: mix(40, 0, shown), opacity: shown },
      samples
        .map((sample, index) => {
          const [begin, end] = [from[index]!, from[index + 1]!]
          const active = during(second, begin - 0.1, end + 0.1, 0.35)
          return put(
            { x: 950, y: 128 + index * 132 },
            drawGrade({ index, active, reached: ramp(second, begin, begin + 0.5), sample }),
          )
        })
        .join(''),
    )
  const ofGlass = during(second, 6, 17.2, 0.7)
  const ofHousing = during(second, 20.2, 26, 0.6)
  return ofGlass > 0 ? list(glassGrades, glassSamples, ofGlass) : list(housingGrades, housingSamples, ofHousing)
}

function repair(second: number): string {
  const shown = during(second, 17.3, 20.2, 0.7)
  const tx = along(second, [
    [17.6, -10],
    [18.4, 52],
    [19, 26],
    [19.7, 52],
  ])
  return put({ x: 1000, y: 326, scale: mix(0.8, 1, shown), opacity: shown }, drawRepair(tx))
}

function battery(second: number): string {
  const shown = during(second, 26.5, 29, 0.6)
  return put(
    { x: mix(960, 940, shown), y: 312, scale: mix(0.92, 1, shown), opacity: shown },
    drawLoupe(put({ x: -4 }, drawBattery(batteryLevel(second)))),
  )
}

/** The coin leaves the phone as it is and arrives as it is. */
function deal(second: number): string {
  const card = ramp(second, 29.5, 30.2)
  const flight = ramp(second, 31.1, 31.9)
  const coin = {
    x: mix(372, 1000, flight),
    y: mix(476, 268, flight) - 150 * Math.sin(flight * Math.PI),
    scale: 0.9,
    opacity: flight > 0 ? 1 : 0,
  }
  return [
    put({ x: mix(960, 930, card), y: 352, opacity: card }, drawCard()),
    put({ x: 652, y: 352, scale: ramp(second, 30.5, 31.1) }, drawEquals()),
    put(coin, drawCoin()),
    put({ x: 1100, y: 460, scale: ramp(second, 31.8, 32.3) }, drawApproval()),
  ].join('')
}
