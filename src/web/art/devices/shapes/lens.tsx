import { finish as finishOf, type Finish } from '#web/art/devices/colour.ts'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { edge, Gradient, Ground, night, r } from './paint.tsx'

const bottom = 208

/** A lens standing on its mount. The longer the focal length in its name, the taller it stands. */
export function Lens({ look }: { look: DeviceLook }) {
  const { id, accent, name } = look
  const { focal, isZoom, brightness } = readName(name)
  const height = Math.min(180, Math.max(84, 84 + 26 * Math.log2(focal / 24)))
  const half = brightness < 2 ? 54 : focal > 250 ? 56 : 48
  const top = bottom - height
  const body = barrel(look, focal)

  return (
    <>
      <defs>
        <Gradient id={`${id}b`} colours={[body.dark, body.base, body.light, body.base, body.dark]} y2={0} />
        <Gradient id={`${id}m`} colours={['#8d8c87', '#f0efeb', '#8e8d88']} y2={0} />
        <Gradient id={`${id}g`} colours={['#8aa0d6', '#3a2f66', '#0a0d18']} />
      </defs>
      <Ground id={id} y={212} width={110} />
      <rect x="82" y={bottom - 12} width="76" height="12" rx="3" fill={`url(#${id}m)`} />
      <path d={silhouette(half, top)} fill={`url(#${id}b)`} {...edge} />
      <Ribs half={half - 1} y={top + height * 0.18} height={height * (isZoom ? 0.2 : 0.34)} />
      {isZoom && <Ribs half={half - 4} y={top + height * 0.5} height={height * 0.2} />}
      <path d={`M${121 - half} ${r(top + 11)}h${2 * half - 2}`} stroke={accent} strokeWidth="3" />
      <rect x="110" y={r(bottom - 12 - height * 0.15)} width="20" height="3" rx="1.5" fill="#fff" fillOpacity=".65" />
      <ellipse cx="120" cy={r(top)} rx={half} ry="13" fill="#191d23" {...edge} />
      <ellipse cx="120" cy={r(top)} rx={half - 6} ry="10" fill={night} />
      <ellipse cx="120" cy={r(top + 1)} rx={half - 13} ry="7.5" fill={`url(#${id}g)`} />
      <path
        d={`M${120 - half + 22} ${r(top - 1)}q10-5 24-5`}
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  )
}

function silhouette(half: number, top: number): string {
  const foot = 42
  const waist = bottom - 34
  return `M${120 - half} ${r(top)}V${r(Math.max(top + 24, waist - 18))}L${120 - foot} ${waist + 10}V${bottom - 8}h${2 * foot}V${waist + 10}L${120 + half} ${r(Math.max(top + 24, waist - 18))}V${r(top)}z`
}

function Ribs({ half, y, height }: { half: number; y: number; height: number }) {
  return (
    <>
      <rect x={120 - half} y={r(y)} width={2 * half} height={r(height)} rx="2" fill="#000" fillOpacity=".5" />
      <path
        d={`M${122 - half} ${r(y + height / 2)}h${2 * half - 4}`}
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth={r(height - 4)}
        strokeDasharray="2.4 3.2"
      />
    </>
  )
}

/** Long professional lenses of two makers are white, so that they stay cool in the sun. */
function barrel({ maker, name, finish }: DeviceLook, focal: number): Finish {
  const isWhite =
    focal >= 200 && ((maker === 'canon' && /\bl\b/.test(name)) || (maker === 'sony' && /gm|\bg\b/.test(name)))
  return isWhite ? finishOf('#e6e3da') : finish
}

function readName(name: string) {
  const [, short, long] = /(\d{1,4})(?:[\s–-]+(\d{1,4}))?\s*mm/.exec(name) ?? []
  const [, aperture] = /(?:\bf[/ ]?|1:)\s*(\d(?:[.,]\d)?)/.exec(name) ?? []

  return {
    focal: Number(long ?? short ?? 50),
    isZoom: long !== undefined,
    brightness: Number((aperture ?? '2.8').replace(',', '.')),
  }
}
