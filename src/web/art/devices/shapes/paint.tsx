import type { Finish } from '#web/art/devices/colour.ts'
import type { DeviceLook } from '#web/art/devices/device-look.ts'

/** The darks that all makers share: bezels, glass, rubber. */
export const night = '#0c0f14'
export const rubber = '#23272e'
export const black = '#171a20'

/** A thin grey edge keeps black devices visible on a dark page, and white ones on a light page. */
export const edge = { stroke: '#929ba8', strokeOpacity: 0.5 }

/** What stands on the ground darkens it, most where it touches. */
export function Ground({ id, y, width, x = 120 }: { id: string; y: number; width: number; x?: number }) {
  return (
    <>
      <radialGradient id={`${id}o`}>
        <stop stopOpacity=".34" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={x} cy={y} rx={r(width / 2)} ry="7" fill={`url(#${id}o)`} />
    </>
  )
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
    <linearGradient id={id} x2={x2} y2={y2}>
      {colours.map((colour, position) => (
        <stop key={position} offset={position / (colours.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  )
}

/** The one light of all drawings: from the upper left. */
export function FinishGradient({ id, finish: { light, base, dark } }: { id: string; finish: Finish }) {
  return <Gradient id={id} colours={[light, base, dark]} />
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
  rx: number
}

/** A lit screen: a quiet picture, one soft hill, and the light of the room in its corner. */
export function Screen({ look, ...box }: Box & { look: DeviceLook }) {
  const { id, seed, wallpaper } = look
  const { x, y, width, height } = box
  const [upper, lower, glow] = wallpaper
  const swell = height * (0.5 + ((seed >>> 9) % 4) * 0.06)
  const hill = `M${x} ${r(y + swell)}c${r(width * 0.34)} ${r(-height * 0.12)} ${r(width * 0.6)} ${r(height * 0.12)} ${r(width)} ${r(-height * 0.08)}V${r(y + height)}H${x}z`

  return (
    <>
      <Gradient id={`${id}s`} colours={[upper, lower]} x2={0.5} />
      <clipPath id={`${id}c`}>
        <rect {...box} />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <rect {...box} fill={`url(#${id}s)`} />
        <path d={hill} fill={lower} opacity=".55" />
        <path d={`M${x} ${y}h${r(width * 0.7)}L${x} ${r(y + height * 0.6)}z`} fill={glow} opacity=".28" />
      </g>
    </>
  )
}

/** The eye of a camera, from a phone's to a system camera's. */
export function Eye({ x, y, radius, ring }: { x: number; y: number; radius: number; ring?: string }) {
  return <Eyes spots={[[x, y, radius]]} ring={ring} />
}

export type Spot = [x: number, y: number, radius: number]

/** Dots of one colour as one path: shorter than circles. */
export function Dots({
  spots,
  width,
  ...more
}: {
  spots: readonly Spot[]
  width: number
  stroke: string
  opacity?: number
}) {
  return (
    <path
      d={spots.map(([x, y]) => `M${r(x)} ${r(y)}h0`).join('')}
      strokeWidth={r(width)}
      strokeLinecap="round"
      {...more}
    />
  )
}

/** Several eyes: a ring, dark glass, the lens inside, and the light on it. */
export function Eyes({ spots, ring }: { spots: readonly Spot[]; ring?: string | undefined }) {
  return [...Map.groupBy(spots, ([, , radius]) => radius)].map(([radius, same]) => (
    <g key={radius}>
      {ring && <Dots spots={same} width={radius * 2 + 1.5} stroke={ring} />}
      <Dots spots={same} width={radius * 2} stroke={night} />
      <Dots spots={same} width={radius * 1.3} stroke="#1a2233" />
      <Dots spots={same} width={radius * 0.7} stroke="#3b4c74" />
      <Dots
        spots={same.map(([x, y]) => [x - radius * 0.24, y - radius * 0.26, radius])}
        width={radius * 0.32}
        stroke="#fff"
        opacity={0.8}
      />
    </g>
  ))
}

/** One decimal is finer than any screen, and short. */
export function r(value: number): number {
  return Math.round(value * 10) / 10
}
