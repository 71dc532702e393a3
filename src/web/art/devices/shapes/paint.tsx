import type { DeviceLook, Finish } from '#web/art/devices/device-look.ts'

/** The darks that all makers share: bezels, glass, rubber. */
export const night = '#0c0f14'
export const rubber = '#23272e'
const glass = '#26324a'

/** A thin grey edge keeps black devices visible on a dark page, and white ones on a light page. */
export const edge = { stroke: '#929ba8', strokeOpacity: 0.5 }

export function Ground({ y, width }: { y: number; width: number }) {
  return <ellipse cx="120" cy={y} rx={width / 2} ry="5" fill="#000" fillOpacity=".13" />
}

interface GradientProps {
  id: string
  colours: string[]
  /** Where it runs to, from the upper left corner. */
  x2?: number
  y2?: number
}

export function Gradient({ id, colours, x2 = 1, y2 = 1 }: GradientProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={x2} y2={y2}>
      {colours.map((colour, position) => (
        <stop key={position} offset={position / (colours.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  )
}

export function FinishGradient({ id, finish: { light, base, dark } }: { id: string; finish: Finish }) {
  return <Gradient id={id} colours={[light, base, dark]} />
}

interface Box {
  x: number
  y: number
  width: number
  height: number
  rx: number
}

/** A lit screen: a soft picture from the colours of the maker, a glow, a wave, and a clean reflection. */
export function Screen({ look, ...box }: Box & { look: DeviceLook }) {
  const { id, seed, wallpaper } = look
  const { x, y, width, height } = box
  const [upper, lower, glow] = wallpaper
  const lean = (seed >>> 7) % 2 === 0
  const reach = Math.min(width, height)
  const swell = height * (0.44 + ((seed >>> 9) % 5) * 0.06)
  const wave = `M${x} ${r(y + swell)}c${r(width * 0.3)} ${r(-height * 0.16)} ${r(width * 0.55)} ${r(height * 0.2)} ${width} ${r(-height * 0.06)}V${y + height}H${x}z`

  return (
    <>
      <defs>
        <Gradient id={`${id}s`} colours={[upper, lower]} x2={lean ? 0.7 : 0.2} />
        <clipPath id={`${id}c`}>
          <rect {...box} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect {...box} fill={`url(#${id}s)`} />
        <circle
          cx={r(x + width * (lean ? 0.8 : 0.22))}
          cy={r(y + height * 0.24)}
          r={r(reach * 0.42)}
          fill={glow}
          opacity=".5"
        />
        <path d={wave} fill={lower} opacity=".5" />
        <path d={wave} fill={glow} opacity=".28" transform={`translate(0 ${r(height * 0.2)})`} />
        <path d={`M${x} ${y}h${r(width * 0.62)}l${r(-width * 0.5)} ${height}H${x}z`} fill="#fff" opacity=".07" />
      </g>
    </>
  )
}

/** The eye of a camera, from a phone's to a system camera's. */
export function Eye({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={night} {...edge} />
      <circle cx={x} cy={y} r={r(radius * 0.52)} fill={glass} />
      <circle cx={r(x - radius * 0.2)} cy={r(y - radius * 0.22)} r={r(radius * 0.16)} fill="#fff" opacity=".75" />
    </>
  )
}

/** One decimal is finer than any screen, and short. */
export function r(value: number): number {
  return Math.round(value * 10) / 10
}
