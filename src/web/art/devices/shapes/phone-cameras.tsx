import { type DeviceLook, pick } from '#web/art/devices/device-look.ts'
import { edge, Eye } from './paint.tsx'

type Spot = [x: number, y: number, radius?: number]

interface Island {
  /** The raised plate under the eyes, if there is one. */
  plate?: { x: number; y: number; width: number; height: number; rx: number }
  plateIsDark?: boolean
  eyes: Spot[]
  flash: Spot
}

const square = { x: 51, y: 32, width: 46, height: 46, rx: 13 }
const bar = { x: 43, y: 48, width: 88, height: 27, rx: 4 }
const plateau = { x: 47, y: 30, width: 80, height: 42, rx: 15 }
const round = { x: 51, y: 34, width: 52, height: 52, rx: 26 }
const pill = { x: 52, y: 33, width: 26, height: 66, rx: 13 }

const islands = {
  one: { eyes: [[60, 42, 8]], flash: [75, 42] },
  oneBelowOther: {
    plate: square,
    eyes: [
      [64, 45, 8.5],
      [64, 65, 8.5],
    ],
    flash: [83, 55],
  },
  diagonal: {
    plate: square,
    eyes: [
      [64, 45, 8.5],
      [84, 65, 8.5],
    ],
    flash: [84, 45],
  },
  triangle: {
    plate: square,
    eyes: [
      [63, 44, 8.5],
      [63, 66, 8.5],
      [84, 55, 8.5],
    ],
    flash: [85, 40],
  },
  plateau: {
    plate: plateau,
    eyes: [
      [62, 43, 8],
      [62, 60, 8],
      [79, 51.5, 8],
    ],
    flash: [97, 43],
  },
  column: {
    eyes: [
      [61, 45, 8.5],
      [61, 66, 8.5],
      [61, 87, 8.5],
    ],
    flash: [78, 56],
  },
  bar: {
    plate: bar,
    plateIsDark: true,
    eyes: [
      [60, 61.5, 8],
      [80, 61.5, 8],
    ],
    flash: [97, 61.5],
  },
  round: {
    plate: round,
    plateIsDark: true,
    eyes: [
      [67, 51, 7.5],
      [87, 51, 7.5],
      [67, 70, 7.5],
    ],
    flash: [87, 70],
  },
  grid: {
    plate: { ...square, height: 50 },
    plateIsDark: true,
    eyes: [
      [64, 46, 8],
      [84, 46, 8],
      [64, 67, 8],
    ],
    flash: [84, 67],
  },
  pill: {
    plate: pill,
    eyes: [
      [65, 46, 8.5],
      [65, 66, 8.5],
    ],
    flash: [65, 86],
  },
} as const satisfies Record<string, Island>

export function PhoneCameras({ look }: { look: DeviceLook }) {
  const { plate, plateIsDark, eyes, flash }: Island = islands[islandFor(look)]

  return (
    <>
      {plate && <rect {...plate} fill={plateIsDark ? '#14181e' : look.finish.light} fillOpacity=".82" {...edge} />}
      {eyes.map(([x, y, radius = 8]) => (
        <Eye key={`${x}-${y}`} x={x} y={y} radius={radius} />
      ))}
      <circle cx={flash[0]} cy={flash[1]} r="2.6" fill="#fff3d6" />
    </>
  )
}

/** How each maker arranges its eyes; makers without a habit get one by their name. */
function islandFor({ maker, name, seed }: DeviceLook): keyof typeof islands {
  if (maker === 'apple') return appleIsland(name)
  if (maker === 'samsung') return 'column'
  if (maker === 'google') return 'bar'
  if (maker === 'oneplus' || maker === 'huawei' || maker === 'honor') return 'round'
  if (maker === 'sony') return 'pill'
  if (maker === 'xiaomi') return /ultra|pro/.test(name) ? 'round' : 'grid'
  return pick(['pill', 'grid', 'round', 'column'] as const, seed >>> 3)
}

function appleIsland(name: string): keyof typeof islands {
  const generation = Number(/\b(\d+)/.exec(name)?.[1] ?? 10)
  if (/pro/.test(name)) return generation > 16 ? 'plateau' : 'triangle'
  if (/\bse\b|xr|air|\de\b/.test(name) || generation < 9) return 'one'
  return generation > 12 && generation < 16 ? 'diagonal' : 'oneBelowOther'
}
