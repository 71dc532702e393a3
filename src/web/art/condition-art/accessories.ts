import { box, disc, line, paint } from './paint.ts'

const solid = (d: string, fill: string = paint.surface): string => `<path d="${d}" fill="${fill}" ${line(6)}/>`
const stroke = (d: string, width = 6, tint: string = paint.ink): string => `<path d="${d}" ${line(width, tint)}/>`

/** A wound cable between two plugs. */
const cable = (plug: string, other: string = plug): string =>
  `<g transform="translate(0 -9)">${stroke('M-40 40V14C-40-46 52-40 52 6S-18 46-18 4S40-40 40 30V34', 9, paint.thread)}<g transform="translate(-40 48)">${plug}</g><g transform="translate(40 48)">${other}</g></g>`

const usbPlug = `${solid(box(-13, -16, 26, 30, 7))}${stroke('M0 20V22', 13, paint.metal)}`
const hdmiPlug = `${solid(box(-19, -16, 38, 30, 7), paint.rubber)}<path d="M-13 14H13V20L8 26H-8L-13 20Z" fill="${paint.metal}" ${line(4)}/>`
const mainsPlug = `${solid(box(-22, -18, 44, 32, 11), paint.rubber)}${stroke('M-9 16V28M9 16V28', 7, paint.metal)}`

const coldPlug = solid(box(-15, -16, 30, 40, 9), paint.rubber)

const carton = `${solid('M-58-22L0-48L58-22V38L0 66L-58 38Z', '#d9b98a')}${solid('M-58-22L0 4L58-22L0-48Z', '#ead3ad')}${stroke('M0 4V66', 6)}<path d="M-30-36L28-10V10" ${line(10, '#fff4dd')} stroke-linecap="butt"/>`

const adapter = `${stroke('M-18-44V-66M18-44V-66', 11, paint.metal)}${solid(box(-46, -46, 92, 92, 20))}${solid(box(-18, 18, 36, 14, 7), paint.night)}`

const brick = `${stroke('M-80-44Q-50-44-48-16M46 24Q74 30 56 66', 9, paint.thread)}<g transform="rotate(18)">${solid(box(-56, -30, 112, 60, 16), paint.rubber)}${stroke('M-36 0h0', 8, '#74cdb3')}</g>`

const cap = (x: number, y: number, radius: number): string =>
  `<path d="${disc(x, y, radius)}" fill="${paint.rubber}" ${line(6, '#53605a')}/><circle cx="${x}" cy="${y}" r="${radius * 0.62}" ${line(4, '#7c8b86')}/>`

const strap = `${stroke('M-62-70C-70 20-20 30 0-10S64-60 62 10', 17, paint.rubber)}${stroke('M-62-70C-70 20-20 30 0-10S64-60 62 10', 5, paint.accent)}`

const band = `${solid('M-20-76H20L24-30H-24Z', paint.rubber)}${solid('M-24 30H24L20 76H-20Z', paint.rubber)}${stroke('M0-60h0M0-46h0M0 44h0M0 58h0', 7, '#7c8b86')}<path d="${box(-34, -36, 68, 72, 22)}" ${line(5, paint.thread)} stroke-dasharray="2 9"/>`

const keyboard = `${solid(box(-72, -34, 144, 74, 14), paint.body)}<path d="M-56-16H56M-56 2H56" ${line(11, paint.surface)} stroke-linecap="butt" stroke-dasharray="11 5"/>${stroke('M-26 22H26', 10, paint.surface)}`

const pen = `<g transform="rotate(38)">${solid('M-13-72H13V32L0 66L-13 32Z')}${stroke('M-13 32H13M-13-48H13', 5)}<path d="M-5 53L0 66L5 53Z" fill="${paint.ink}"/></g>`

const hood = `${solid('M-60-50Q-46-24-30-46Q0-66 30-46Q46-24 60-50L42 54H-42Z', paint.rubber)}<ellipse cy="54" rx="42" ry="9" fill="${paint.night}" ${line(5, '#53605a')}/>${stroke('M-40-6L-32 36', 5, '#7c8b86')}`

const collar = `<path d="${disc(0, -14, 48)}" ${line(24)}/><path d="${disc(0, -14, 48)}" ${line(14, paint.metal)}/>${solid(box(-16, 36, 32, 18, 4), paint.metal)}${solid(box(-42, 52, 84, 18, 6), paint.body)}${solid(box(50, -28, 20, 28, 7), paint.rubber)}`

const pouch = `${solid(box(-58, -54, 116, 112, 48), paint.body)}${stroke('M-58 4H58', 5, paint.brandStrong)}<path d="M-52 4H52" ${line(4, paint.metal)} stroke-dasharray="1 8"/>${solid(box(34, -8, 16, 24, 6), paint.accent)}`

const lensPouch = `${solid(box(-40, -36, 80, 104, 22), paint.rubber)}${stroke('M-40-14H40', 6, paint.accent)}${stroke('M-22-40Q-34-66-10-64M22-40Q34-66 10-64', 6, paint.thread)}`

const dock = `${solid(box(-64, -20, 128, 78, 12), paint.rubber)}<rect x="-46" y="-58" width="92" height="60" rx="5" fill="${paint.night}" ${line(5, paint.body)}/>${solid(box(-64, 4, 128, 54, 12), paint.rubber)}${stroke('M44 42h0', 7, '#74cdb3')}`

const puck = `<path d="M-80 66Q-30 66-16 30" ${line(9, paint.thread)}/><circle cy="-10" r="48" fill="${paint.surface}" ${line(6)}/><circle cy="-10" r="30" fill="${paint.metal}"/>`

const cameraCharger = `${solid(box(-52, -30, 104, 92, 16), paint.rubber)}${solid(box(-32, -54, 64, 78, 9), paint.body)}${stroke('M-14-38V-30M0-38V-30M14-38V-30', 6, '#d9b25a')}${stroke('M0 44h0', 9, '#74cdb3')}`

const half = (left: string, right: string): string =>
  `<g transform="translate(-22 -16) scale(.72)">${left}</g><g transform="translate(26 26) scale(.62)">${right}</g>`

const accessories: Record<string, string> = {
  cable: cable(usbPlug),
  adapter,
  box: carton,
  pen,
  keyboard,
  charger: brick,
  'charger-watch': puck,
  'charger-camera': cameraCharger,
  band,
  battery: `${solid(box(-40, -60, 80, 120, 12), paint.body)}${stroke('M-22-44V-32M-7-44V-32M8-44V-32M23-44V-32', 8, '#d9b25a')}<rect x="-26" y="-12" width="52" height="54" rx="6" fill="${paint.surface}"/><path d="M6-6L-14 18H-2L-6 36L14 12H2Z" fill="${paint.accent}"/>`,
  'body-cap': cap(0, 0, 60),
  'strap-box': half(strap, carton),
  caps: cap(-20, -18, 46) + cap(32, 34, 34),
  hood,
  'tripod-collar': collar,
  'case-box': half(lensPouch, carton),
  'power-cable': cable(mainsPlug, coldPlug),
  'hdmi-cable': cable(hdmiPlug),
  dock,
  case: pouch,
}

const ownLooks: Record<string, Record<string, string>> = {
  watch: { charger: 'charger-watch' },
  camera: { charger: 'charger-camera' },
}

/** What a seller may put into the parcel besides the device. */
export const accessory = (category: string, thing: string): string | undefined =>
  accessories[ownLooks[category]?.[thing] ?? thing]
