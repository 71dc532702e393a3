import { broken } from './badges.ts'
import { box, disc, eye, line, paint } from './paint.ts'

const solid = (d: string, fill: string = paint.surface): string => `<path d="${d}" fill="${fill}" ${line(6)}/>`
const stroke = (d: string, width = 6, tint: string = paint.ink): string => `<path d="${d}" ${line(width, tint)}/>`

const fingerprint = `${solid(box(-58, -58, 116, 116, 30))}${stroke('M-30 26V2A30 32 0 0 1 30 2V14M-15 36V2A15 17 0 0 1 15 2V26M0 40V4M30 28V32', 6, paint.brand)}`

const loudspeaker = `${solid('M-54-18H-34L-8-42V42L-34 18H-54Z', paint.body)}${stroke('M12-20Q26 0 12 20M30-34Q54 0 30 34', 8, paint.thread)}`

const radio =
  stroke('M-56-14A80 80 0 0 1 56-14M-34 10A50 50 0 0 1 34 10', 11, paint.thread) + stroke('M0 36h0', 22, paint.body)

const key = (x: number, y: number, width: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="30" rx="8" fill="${fill}" ${line(5)}/>`

const port = (inside: string): string =>
  `<path d="${box(-66, -38, 132, 76, 18)}" fill="${paint.body}" ${line(6)}/>${inside}`
const usb = port(
  `<rect x="-40" y="-14" width="80" height="28" rx="14" fill="${paint.night}"/><path d="M-22 0H22" ${line(6, paint.metal)}/>`,
)
const twoPorts = port(
  `<rect x="-52" y="-12" width="42" height="24" rx="5" fill="${paint.night}"/><path d="M-44 0H-18" ${line(6, paint.metal)}/><path d="M8-12H52V2L44 12H16L8 2Z" fill="${paint.night}"/><path d="M20-1H40" ${line(4, paint.metal)}/>`,
)
const hdmi = port(
  `<path d="M-46-16H46V4L34 18H-34L-46 4Z" fill="${paint.night}"/><path d="M-26-3H26" ${line(6, paint.metal)}/>`,
)

const flash = 'M8-60L-34 8H-6L-14 60L34-14H4Z'

const fan = `${solid(box(-60, -60, 120, 120, 24), paint.body)}<circle r="48" fill="${paint.night}"/><g fill="${paint.metal}">${[
  0, 72, 144, 216, 288,
]
  .map((tx) => `<path d="M0-10Q-16-34 6-44Q24-32 8-6Z" transform="rotate(${tx})"/>`)
  .join('')}</g><circle r="11" fill="${paint.brand}"/>`

const focusFrame = `<circle r="30" fill="#8fc0b0"/><path d="M-30 6Q-10-12 6 4T30 2A30 30 0 0 1-28 10Z" fill="${paint.body}"/>${stroke('M-56-32V-56H-32M32-56H56V-32M56 32V56H32M-32 56H-56V32', 9, paint.thread)}`

const shaking = `<g transform="translate(-4 -2)">${solid(box(-32, -26, 64, 54, 10), paint.body)}<circle r="17" cy="1" fill="${paint.night}"/><circle r="8" cy="1" fill="#3b4a86"/></g>${stroke('M-50-26Q-60 0-50 26M-64-16Q-70 0-64 16M44-26Q54 0 44 20M58-18Q64-4 60 8', 7, paint.thread)}`

const mount = `<path d="${disc(0, 0, 62)}" fill="${paint.metal}" ${line(6)}/><path d="${disc(0, 0, 42)}" fill="${paint.night}"/>${stroke('M-24 30A38 38 0 0 0 24 30', 7, '#d9b25a').replace('/>', ' stroke-dasharray="1 10"/>')}<path d="M-6-60H6L0-48Z" fill="#c8473a"/>${stroke('M-52 0h0M52 0h0', 7, paint.inkSoft)}`

/** The turning ring is the one in colour. */
const ring = (y: number): string =>
  `<path d="${box(-44, -56, 88, 112, 12)}" fill="${paint.inkSoft}" ${line(6)}/><path d="${box(-52, y, 104, 34, 9)}" fill="${paint.body}" ${line(6)}/><path d="M-42 ${y + 17}H44" stroke="${paint.brandStrong}" stroke-width="20" stroke-linecap="butt" stroke-dasharray="4 7"/>`

const microphone = `${solid(box(-20, -64, 40, 76, 20), paint.body)}${stroke('M-36-10V-4A36 36 0 0 0 36-4V-10M0 34V58M-20 60H20', 8, paint.thread)}${stroke('M-8-40H8M-8-26H8', 5, paint.bodyPale)}`

const handset = (more: string, fill: string = paint.glass): string =>
  `<path d="${box(-42, -66, 84, 132, 18)}" fill="${fill}" ${line(6, paint.body)}/>${more}`

const cupHead = (left: string, right: string): string =>
  `<path d="M-46 8C-54-70 54-70 46 8" ${line(11, paint.inkSoft)}/><rect x="-62" y="-4" width="32" height="62" rx="15" fill="${left}" ${line(5)}/><rect x="30" y="-4" width="32" height="62" rx="15" fill="${right}" ${line(5)}/>`

const screenCrack = 'M-20-30L-4-10L-14 6L8 22M-4-10L22-16'

const parts: Record<string, string> = {
  biometry: fingerprint,
  'camera-rear': `<path d="${box(-56, -56, 112, 112, 32)}" fill="${paint.body}" ${line(6)}/>${eye(-24, -24, 24)}${eye(-24, 28, 20)}${eye(28, -2, 24)}<path d="M30-36h0" ${line(12, '#fff3d6')}/>`,
  'camera-front': handset(
    `${eye(0, -36, 17)}<circle cy="4" r="11" fill="${paint.brandMid}"/><path d="M-25 48A25 26 0 0 1 25 48Z" fill="${paint.brandMid}"/>`,
  ),
  camera: `${handset(eye(0, -34, 20), paint.body)}<path d="M0-2h0" ${line(9, '#fff3d6')}/>`,
  audio: loudspeaker,
  buttons: `${handset('', paint.glass)}${stroke('M48-40V-14M48 4V30', 12, paint.accent)}${stroke('M-18-6L8-6M-4-18L10-6L-4 6', 7, paint.brandMid)}`,
  'charge-port': usb,
  wireless: radio,
  bluetooth: `<path d="${box(-66, -44, 54, 88, 13)}" fill="${paint.glass}" ${line(6, paint.body)}/>${stroke('M8-14Q18 0 8 14M24-26Q42 0 24 26', 8, paint.thread)}<rect x="46" y="-34" width="22" height="50" rx="11" fill="${paint.body}" ${line(5)}/>`,
  network: `<g stroke-width="17"><path d="M-48 44V32" stroke="${paint.body}"/><path d="M-18 44V12" stroke="${paint.body}"/><path d="M12 44V-14M42 44V-42" stroke="${paint.thread}" stroke-opacity=".4"/></g>`,
  sensors: `${handset(stroke('M-20 0A28 28 0 0 1 20 0M-10 14A14 14 0 0 1 10 14', 6, paint.brandMid))}${stroke('M-58-26V26M-70-12V12M58-26V10M70-12V4', 7, paint.thread)}`,
  pen: `<g transform="rotate(38)">${solid('M-13-66H13V28L0 60L-13 28Z')}${stroke('M-13 28H13M-13-44H13', 5)}<path d="M-5 48L0 60L5 48Z" fill="${paint.ink}"/></g>${stroke('M-58 56q12-14 22 0', 7, paint.accent)}`,
  keys: `${key(-62, -52, 36, paint.surface)}${key(-18, -52, 36, paint.surface)}${key(26, -52, 36, paint.surface)}${key(-62, -12, 36, paint.surface)}<rect x="-18" y="-12" width="36" height="30" rx="8" ${line(5, paint.accent)} stroke-dasharray="1 9"/>${key(26, -12, 36, paint.surface)}${key(-40, 28, 80, paint.surface)}`,
  trackpad: `${solid(box(-62, -50, 124, 96, 16), paint.body)}${solid(box(-44, -32, 88, 60, 10))}${stroke('M-8 10V-8A8 8 0 0 1 8-8V10', 6, paint.brand)}`,
  ports: twoPorts,
  hdmi,
  charging: `${solid(disc(0, 0, 60), paint.body)}<path d="M8-42L-26 8H-4L-12 42L26-10H2Z" fill="${paint.lamp}"/>`,
  'audio-cam': `${solid(box(-62, -52, 124, 82, 12), paint.glass)}${eye(0, -34, 9)}${stroke('M-30 8V-4M-15 14V-10M0 18V-14M15 12V-8M30 8V-2', 7, paint.brandMid)}${stroke('M-62 46H62', 12, paint.body)}`,
  fan,
  drive: `${solid(disc(-4, -4, 60), paint.metal)}<path d="${disc(-4, -4, 18)}" fill="${paint.body}" ${line(5)}/><circle cx="-4" cy="-4" r="6" fill="${paint.surface}"/>${stroke('M-48-10A44 44 0 0 1-14-46M40 2A44 44 0 0 1 8 38', 6, paint.surface)}`,
  'drive-notebook': `${solid(box(-62, -36, 124, 68, 12), paint.body)}<path d="M-44-18H-16V14H-44ZM-6-18H22V14H-6Z" fill="${paint.night}"/>${stroke('M38-22V18', 8, '#d9b25a').replace('/>', ' stroke-dasharray="1 9"/>')}`,
  storage: `${solid('M-50-40V36C-50 60 50 60 50 36V-40', paint.body)}${solid('M-50-40C-50-64 50-64 50-40S-50-16-50-40Z', paint.bodyLight)}${stroke('M-50-2C-50 20 50 20 50-2', 6)}`,
  screen: `${solid(box(-66, -38, 132, 76, 24), paint.body)}<rect x="-38" y="-28" width="76" height="56" rx="5" fill="${paint.night}"/>${stroke('M-52-8h0M52 8h0', 13, paint.night)}${stroke(screenCrack, 4, '#f2faf6')}`,
  hinge: `<path d="M-56 44H50" ${line(16, paint.body)}/><path d="M-52 34L-8-52" ${line(16, paint.body)}/><circle cx="-54" cy="40" r="15" fill="${paint.metal}" ${line(5)}/>${stroke('M-16 20A42 42 0 0 0-26 6M8 16A66 66 0 0 0-8-14', 6, paint.accent)}`,
  autofocus: focusFrame,
  stabiliser: shaking,
  dials: `${solid(disc(-6, -4, 52), paint.body)}<circle cx="-6" cy="-4" r="45" ${line(12, paint.night)} stroke-linecap="butt" stroke-dasharray="4 6"/><circle cx="-6" cy="-4" r="30" fill="${paint.bodyLight}"/>${stroke('M-6-8V-26', 7, paint.surface)}`,
  monitor: `${solid(box(-64, -44, 128, 88, 14), paint.body)}<rect x="-48" y="-30" width="96" height="60" rx="6" fill="${paint.night}"/><path d="M-48-30H0L-34 30H-48Z" fill="${paint.glassLight}"/>`,
  card: `${solid('M-44-60H16L44-32V52A8 8 0 0 1 36 60H-44A8 8 0 0 1-52 52V-52A8 8 0 0 1-44-60Z', paint.body)}<path d="M-36-46V-26M-20-46V-26M-4-46V-26M12-46V-26" ${line(8, '#d9b25a')} stroke-linecap="butt"/><rect x="-38" y="-6" width="68" height="44" rx="7" fill="${paint.surface}"/>`,
  flash: `<path d="${flash}" fill="#f2c14e" ${line(6)}/>`,
  mount,
  'zoom-ring': ring(4),
  'focus-ring': ring(-40),
  'filter-thread': `<path d="M-60 4A60 60 0 1 1 20 56Q-2 40-22 54Q-58 42-60 4Z" fill="${paint.metal}" ${line(6)}/><path d="M-44 0A44 44 0 1 1 12 42Q-2 34-18 38Q-42 28-44 0Z" fill="${paint.night}"/><circle r="28" cy="-2" fill="#2b3560"/>${stroke('M-16-12A20 20 0 0 1-4-22', 5, '#fff')}`,
  controls: `${solid(box(-70, -40, 140, 80, 28), paint.body)}<rect x="-30" y="-30" width="60" height="60" rx="8" fill="${paint.night}"/>${stroke('M-60-2H-40M-50-12V8', 8, paint.accent)}<circle cx="44" cy="8" r="7" fill="${paint.accent}"/><circle cx="56" cy="-8" r="7" fill="${paint.accent}"/>`,
  crown: `${solid(box(-62, -54, 100, 108, 34), paint.body)}<rect x="-50" y="-42" width="76" height="84" rx="24" fill="${paint.night}"/><rect x="36" y="-28" width="26" height="34" rx="8" fill="${paint.accent}" ${line(5)}/>${stroke('M44-18H54M44-10H54M44-2H54', 3)}`,
  'sensors-watch': `<circle r="58" fill="${paint.body}" ${line(6)}/><circle r="40" fill="${paint.night}"/>${stroke('M-30 2H-14L-6-16L6 18L14 2H30', 7, '#74cdb3')}`,
  'charging-watch': `<path d="M-80 62Q-30 64-14 34" ${line(9, paint.thread)}/><circle r="46" cy="-8" fill="${paint.surface}" ${line(6)}/><circle r="32" cy="-8" fill="${paint.metal}"/><path d="M5-32L-14-6H-2L-6 14L14-12H2Z" fill="${paint.brand}"/>`,
  'one-side': cupHead(paint.body, '#8a958f') + stroke('M-20 14Q-10 27-20 40M-6 6Q10 27-6 48', 7, paint.thread),
  sound: stroke('M-62 0H-46L-36-30L-22 34L-10-44L4 30L14-14L24 20L34-6L44 0H62', 8, paint.thread),
  'noise-cancelling': `${cupHead(paint.body, paint.body)}${stroke('M-14 12V44M0 2V54M14 16V40', 7, paint.thread)}`,
  microphone,
  'buttons-headphones': `<rect x="-40" y="-64" width="80" height="124" rx="40" fill="${paint.body}" ${line(6)}/><circle cy="-24" r="15" fill="${paint.surface}"/>${stroke('M-8 16H8M0 8V24M-8 42H8', 6, paint.surface)}`,
  'charging-case': `<path d="M-52-4V-22A34 34 0 0 1-18-56H18A34 34 0 0 1 52-22V-4Z" fill="${paint.bodyPale}" ${line(6)}/><path d="M-24-8V-20M24-8V-20" ${line(18)}/><path d="M-24-8V-20M24-8V-20" ${line(11, paint.surface)}/><path d="M-58-4H58V22A36 36 0 0 1 22 58H-22A36 36 0 0 1-58 22Z" fill="${paint.body}" ${line(6)}/>${stroke('M0 18h0', 9, paint.accent)}`,
}

/** Some parts look different on other devices. */
const ownLooks: Record<string, Record<string, string>> = {
  notebook: { drive: 'drive-notebook' },
  watch: { sensors: 'sensors-watch', charging: 'charging-watch' },
  headphones: { buttons: 'buttons-headphones' },
}

/** A part that does not work. */
export function defect(category: string, part: string): string | undefined {
  const drawing = parts[ownLooks[category]?.[part] ?? part]
  return drawing && `<g transform="translate(-5 -5)">${drawing}</g>${broken}`
}
