import { luminance, mix } from '#web/art/devices/colour.ts'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import type { PhoneFacts } from '#web/art/devices/models/phone-facts.ts'
import { night, r, Screen } from './paint.tsx'

/** Millimetres above and below the screen where they are more than the bezel. */
const brows: Partial<Record<PhoneFacts['front'], number>> = { button: 16.5, 'wide-button': 13, chin: 8.2 }

export function PhoneFront({ look, facts }: { look: DeviceLook; facts: PhoneFacts }) {
  const { finish } = look
  const { frontWidth: width, height, corner, bezel, front } = facts
  const brow = r((brows[front] ?? bezel) * (front === 'button' ? height / 138 : 1))
  const rx = brows[front] ? (front === 'chin' ? 2.4 : 0.5) : Math.max(corner - bezel, 1)
  const glass = hasWhiteFront(look, front) ? '#f1f0ed' : night
  const inset = 1

  return (
    <>
      <path
        d={`M${width + 0.4} ${r(height * 0.27)}v${r(height * 0.1)}`}
        stroke={finish.rim}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <rect
        width={width}
        height={height}
        rx={corner}
        fill={mix(finish.base, finish.rim, 0.4)}
        stroke={finish.rim}
        strokeWidth=".7"
      />
      <rect
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={corner - inset}
        fill={glass}
      />
      <Screen look={look} x={bezel} y={brow} width={r(width - 2 * bezel)} height={r(height - 2 * brow)} rx={rx} />
      {front === 'duo' && (
        <path
          d={`M${width / 2} ${bezel}v${r(height - 2 * bezel)}`}
          stroke="#000"
          strokeOpacity=".16"
          strokeWidth="1.2"
        />
      )}
      <FrontDetail front={front} width={width} height={height} brow={brow} />
    </>
  )
}

/** Up to the eighth generation a light iPhone was light in front, too. */
function hasWhiteFront({ finish, maker, name }: DeviceLook, front: PhoneFacts['front']): boolean {
  return front === 'button' && maker === 'apple' && luminance(finish.base) > 0.4 && !/se 202|3g|2007/.test(name)
}

type Detail = { front: PhoneFacts['front']; width: number; height: number; brow: number }

function FrontDetail({ front, width, height, brow }: Detail) {
  const middle = r(width / 2)
  if (front === 'button') return <Button middle={middle} height={height} brow={brow} />
  if (front === 'wide-button') return <WideButton middle={middle} height={height} brow={brow} />
  if (front === 'chin') return <rect x={middle - 5} y={brow / 2} width="10" height="1.2" rx=".6" fill="#3d434d" />
  if (front === 'none') return null
  const top = r(brow + 4.6)
  return (
    <>
      <path
        d={cutouts[front](middle, brow, top, width)}
        fill={night}
        stroke={night}
        strokeWidth={strokes[front] ?? 0}
        strokeLinecap="round"
      />
      <path
        d={`M${r(middle - 11)} ${r(height - brow - 2.6)}h22`}
        stroke="#fff"
        strokeOpacity=".75"
        strokeLinecap="round"
      />
    </>
  )
}

/** Where a front is cut out is a dot or a line with round ends, or else a shape of its own. */
const strokes: Partial<Record<PhoneFacts['front'], number>> = {
  island: 5.9,
  hole: 4,
  'left-hole': 4.2,
  'right-hole': 4.6,
  'right-pill': 4.6,
  duo: 3.6,
}

type Cutout = (middle: number, brow: number, top: number, width: number) => string

const notch =
  (half: number): Cutout =>
  (middle, brow) =>
    `M${r(middle - half - 1.6)} ${r(brow - 0.3)}h${r(2 * half + 3.2)}c-1.4 0-1.6 .8-1.6 2 0 2.4-1.4 3.7-3.8 3.7h${r(7.6 - 2 * half)}c-2.4 0-3.8-1.3-3.8-3.7 0-1.2-.2-2-1.6-2z`

const cutouts: Record<Exclude<PhoneFacts['front'], 'button' | 'wide-button' | 'chin' | 'none'>, Cutout> = {
  'wide-notch': notch(17.4),
  notch: notch(13.2),
  island: (middle, _brow, top) => `M${r(middle - 7.4)} ${r(top + 1.6)}h14.8`,
  drop: (middle, brow) => `M${r(middle - 6)} ${r(brow - 0.3)}h12c-3 0-3 5-6 5s-3-5-6-5z`,
  hole: (middle, _brow, top) => `M${middle} ${top}h0`,
  'left-hole': (_middle, brow, top) => `M${r(brow + 5.4)} ${r(top + 0.6)}h0`,
  'right-hole': (_middle, brow, top, width) => `M${r(width - brow - 6)} ${r(top + 0.8)}h0`,
  'right-pill': (_middle, brow, top, width) => `M${r(width - brow - 12)} ${r(top + 0.8)}h6`,
  duo: (_middle, _brow, top, width) => `M${r(width * 0.76)} ${top}h0`,
}

function Button({ middle, height, brow }: { middle: number; height: number; brow: number }) {
  return (
    <>
      <rect x={middle - 5} y={r(brow * 0.5)} width="10" height="1.4" rx=".7" fill="#5a606a" />
      <circle
        cx={middle}
        cy={r(height - brow / 2)}
        r="5.2"
        stroke="#8a8f98"
        strokeWidth=".9"
        fill="#fff"
        fillOpacity=".06"
      />
    </>
  )
}

function WideButton({ middle, height, brow }: { middle: number; height: number; brow: number }) {
  return (
    <>
      <rect x={middle - 6} y={r(brow * 0.42)} width="12" height="1.3" rx=".65" fill="#5a606a" />
      <rect
        x={middle - 9}
        y={r(height - brow / 2 - 2.6)}
        width="18"
        height="5.4"
        rx="2.7"
        stroke="#8a8f98"
        strokeWidth=".9"
      />
    </>
  )
}
