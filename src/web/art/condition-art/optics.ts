import { broken, fine, unknown } from './badges.ts'
import { box, disc, line, on, paint } from './paint.ts'

const glassOutline = disc(0, 0, 52)

/** The front of a lens: rings, and glass that shimmers. */
const lensGlass = (marks: string): string =>
  `<linearGradient id="q" x2="1" y2="1"><stop stop-color="#6f86bd"/><stop offset=".5" stop-color="#2b3560"/><stop offset="1" stop-color="#0a0d18"/></linearGradient><path d="${disc(0, 0, 72)}" fill="${paint.body}"/><path d="${disc(0, 0, 66)}" fill="${paint.night}"/><circle r="59" ${line(1.5, '#53605a')}/><path d="${glassOutline}" fill="url(#q)"/>${on(glassOutline, marks)}<path d="M-40-16A43 43 0 0 1-18-39" ${line(5, '#fff')} stroke-opacity=".75"/>`

const scratch = 'M-26-16Q2-6 28 24Q0 2-26-16Z'
const scratched = (d: string): string => `<path d="${d}" fill="#eef5ff" ${line(2.4, '#eef5ff')}/>`

export const lensSurfaces: Record<string, string> = {
  'no-marks': lensGlass(''),
  'cleaning-marks': lensGlass(
    `<path d="M-44 10A46 46 0 0 1 10-30M-40 20A44 44 0 0 1 18-22M-34 28A40 40 0 0 1 24-12M-26 36A38 38 0 0 1 32-4M-14 42A38 38 0 0 1 38 6" ${line(1.4, '#dbe8ff')} stroke-opacity=".75"/>`,
  ),
  scratch: lensGlass(scratched(scratch)),
  scratches: lensGlass(
    `${scratched(`${scratch}M-38 8Q-16 16-4 40Q-20 24-38 8ZM4-40Q22-30 36-8Q18-24 4-40ZM8 34Q26 28 40 12Q28 34 8 34Z`)}<path d="M-26-4L-14-8L-8 2L-18 8Z" fill="${paint.night}" ${line(3, '#eef5ff')}/>`,
  ),
}

/** A lamp behind the lens shows what is inside. */
const lightThrough = `<radialGradient id="l"><stop stop-color="#fff7e2"/><stop offset=".45" stop-color="#f7e3b4"/><stop offset="1" stop-color="#55618c"/></radialGradient><path d="${glassOutline}" fill="url(#l)"/>`
const inside = (marks: string): string => lensGlass(lightThrough + marks)
const thread = '#3d4a3c'

export const lensInsides: Record<string, string> = {
  clear: inside(''),
  dust: inside(
    `<path d="M-22-14h0M-6 20h0M14-24h0M26 6h0M-32 16h0M6-2h0M20 30h0M-10-32h0M-14 4h0" ${line(4.4, '#4b4a45')}/><path d="M8 12l5 3M-26-28l4-2" ${line(2, '#4b4a45')}/>`,
  ),
  haze: inside(
    `<radialGradient id="h"><stop stop-color="#eceef0" stop-opacity=".55"/><stop offset=".75" stop-color="#c9cfd4" stop-opacity=".95"/><stop offset="1" stop-color="#b9c1c8"/></radialGradient><path d="${glassOutline}" fill="url(#h)"/>`,
  ),
  fungus: inside(
    `<path d="M-52 14L-32 8L-20-4L-10-6M-32 8L-22 16L-8 16L2 12M-22 16L-18 30M-20-4L-20-18L-28-28M-10-6L-4-16M38 36L28 24L14 26M28 24L26 10L34 0M26 10L14 4M34 0L46-4" ${line(2.6, thread)}/><path d="M-10-6h0M2 12h0M-18 30h0M-28-28h0M14 26h0M14 4h0M-4-16h0" ${line(7, thread)} stroke-opacity=".75"/>`,
  ),
  separation: inside(
    `<g stroke-width="5.5"><path d="M-44-24A50 50 0 0 0-26 42" stroke="#7b5bc4"/><path d="M-39-21A44 44 0 0 0-22 37" stroke="#3f9bd1"/><path d="M-34-18A39 39 0 0 0-19 32" stroke="#6cc06a"/><path d="M-29-15A33 33 0 0 0-16 27" stroke="#f0d24e"/><path d="M-24-12A28 28 0 0 0-13 22" stroke="#ee8a4a"/></g>`,
  ),
}

/** Looking through the mount. */
const chip = box(-34, -24, 68, 48, 4)
const sensor = (marks: string): string =>
  `<linearGradient id="q" x2="1" y2="1"><stop stop-color="#6f9bc9"/><stop offset=".4" stop-color="#5a6fb0"/><stop offset=".7" stop-color="#7d62a8"/><stop offset="1" stop-color="#3f7f86"/></linearGradient><path d="${disc(0, 0, 72)}" fill="${paint.body}"/><path d="${disc(0, 0, 64)}" fill="${paint.metal}"/><path d="${disc(0, 0, 54)}" fill="${paint.night}"/><path d="M-22 48h44" ${line(4, '#d9b25a')} stroke-dasharray="1 8"/><path d="${chip}" fill="url(#q)" ${line(3, '#53605a')}/>${on(chip, marks)}<path d="M-59 0h0M0-59h0M59 0h0" ${line(5, paint.inkSoft)}/>`

export const sensors: Record<string, string> = {
  clean: sensor(''),
  dust: sensor(
    `<path d="M-22-12h0M-4 8h0M16-14h0M24 10h0M-26 14h0M6-2h0M-10-18h0M12 18h0" ${line(4.6, '#1a2431')}/><path d="M-18 2l6 2" ${line(2.2, '#1a2431')}/>`,
  ),
  damaged: sensor(
    `<path d="M-30-18L-4 0L22 16" ${line(4, '#f4faf7')}/><path d="M12-24V24" ${line(3, '#f05fa8')}/><ellipse cx="-16" cy="12" rx="10" ry="7" fill="#12181f" fill-opacity=".8"/><path d="M24-14h0" ${line(6, '#fff')}/>`,
  ),
}

/** Six blades around a hole; each is turned by the sixth of a circle. */
const blades = (turns: number[]): string =>
  `<path d="${disc(0, 0, 72)}" fill="${paint.body}"/><path d="${disc(0, 0, 65)}" fill="${paint.night}"/>${on(
    disc(0, 0, 62),
    `<path d="${disc(0, 0, 62)}" fill="#f7e3b4"/><g fill="#3c4946" ${line(2.5, '#7c8b86')}>${turns.map((tx) => `<path d="M-70-36L20-30L64-66H-70Z" transform="rotate(${tx})"/>`).join('')}</g>`,
  )}`

const closed = blades([0, 60, 120, 180, 240, 300])

export const apertures: Record<string, string> = {
  ok: closed,
  oily: `${closed}<g fill="#c58b2b" fill-opacity=".8"><path d="M-50-22Q-36-40-16-42Q-26-30-34-18Q-44-12-50-22ZM28 42Q44 34 52 18Q54 34 42 46Q32 52 28 42Z"/><ellipse cx="34" cy="-34" rx="10" ry="7"/><ellipse cx="-34" cy="32" rx="9" ry="7"/></g><path d="M-40-24q8-8 14-11M40 36q6-6 8-10" ${line(3, '#fff1cf')}/>`,
  stuck: `${blades([0, 74, 112, 196, 236, 318])}${broken}`,
}

const count = (bars: number, badge = ''): string =>
  `<g transform="translate(0 -18) scale(.72)">${blades([0, 60, 120, 180, 240, 300])}</g><g stroke-width="13">${[
    -42, -14, 14, 42,
  ]
    .map(
      (x, bar) =>
        `<path d="M${x - 6} 56h12" stroke="${bar < bars ? (bars > 2 ? paint.accent : paint.body) : '#8fa39b'}" stroke-opacity="${bar < bars ? 1 : 0.45}"/>`,
    )
    .join('')}</g>${badge}`

export const shutters: Record<string, string> = {
  'lt-20k': count(1),
  'lt-50k': count(2),
  'lt-100k': count(3),
  'ge-100k': count(4),
  unknown: count(0, unknown),
}

const grip = (peel: string): string =>
  `<path d="${box(-100, -58, 150, 140, 20)}" fill="${paint.body}"/><rect x="-6" y="-72" width="36" height="18" rx="6" fill="${paint.accent}"/>${peel}`
const dots = `<path d="M-56-18H18M-56-4H18M-56 10H18M-56 24H18M-56 38H18M-56 52H18" ${line(4.5, '#2a3531')} stroke-dasharray="0 12"/>`

export const rubbers: Record<string, string> = {
  ok: `${grip(`<path d="${box(-66, -34, 100, 120, 16)}" fill="${paint.rubber}"/>${dots}`)}${fine}`,
  loose: grip(
    `<path d="M-66-34H-4L34 8V86H-66Z" fill="${paint.rubber}"/><g opacity=".9">${on('M-66-34H-4L34 8V86H-66Z', dots)}</g><path d="M-4-34Q-14-2 34 8Q14 26-12 20Q-34 8-4-34Z" fill="#5d6b65" ${line(3, paint.night)}/><path d="M4-26Q16-18 26-4" ${line(4, '#d9b25a')} stroke-dasharray="5 8"/>`,
  ),
}
