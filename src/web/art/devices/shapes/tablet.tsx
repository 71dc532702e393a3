import { luminance, mix } from '#web/art/devices/colour.ts'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { backs } from '#web/art/devices/models/backs/all.ts'
import type { TabletModel } from '#web/art/devices/models/model.ts'
import { FinishGradient, Ground, night, r, Screen } from './paint.tsx'
import { PhoneBack } from './phone-back.tsx'

const ground = 221
/** Millimetres beside the screen. */
const bezels: Record<TabletModel['front'], number> = { thin: 9, bezel: 12, button: 8 }

/** The front before the back: of a tablet people know the screen. */
export function Tablet({ look }: { look: DeviceLook }) {
  const { id } = look
  const { front, back, pen, width, height } = tabletFacts(look)
  const step = width * (width > height ? 0.08 : 0.26)
  const k = r(Math.min(72, 21000 / (height + 8), 20400 / (width + step + (pen ? 14 : 0)))) / 100
  const left = r(120 - (k * (width + step + (pen ? 14 : 0))) / 2)
  const corner = front === 'button' ? 11 : 15
  const facts = { width, height, corner, back: backs[back], edges: 'flat' as const, front: 'none' as const }

  return (
    <>
      <FinishGradient id={`${id}f`} finish={look.finish} />
      <Ground id={id} y={ground} width={k * (width + step) + 16} />
      <g transform={`translate(${left} ${r(ground - k * height)}) scale(${k})`}>
        <g transform="translate(0 -8)">
          <PhoneBack look={look} facts={{ ...facts, frontWidth: width, bezel: 0 }} />
        </g>
        <g transform={`translate(${r(step)})`}>
          <Front look={look} front={front} width={width} height={height} corner={corner} />
          {pen && <Pen x={width + 5} height={height} />}
        </g>
      </g>
    </>
  )
}

type FrontProps = { look: DeviceLook; front: TabletModel['front']; width: number; height: number; corner: number }

function Front({ look, front, width, height, corner }: FrontProps) {
  const { finish } = look
  const brow = front === 'button' ? 21 : bezels[front]
  const glass = front === 'button' && luminance(finish.base) > 0.45 ? '#f1f0ed' : night
  const screen = { x: bezels[front], y: brow, width: width - 2 * bezels[front], height: height - 2 * brow }

  return (
    <>
      <rect x="-3" y="-1" width={width} height={height} rx={corner} fill="#000" opacity=".2" />
      <rect width={width} height={height} rx={corner} fill={mix(finish.base, finish.rim, 0.4)} stroke={finish.rim} />
      <rect x="1.6" y="1.6" width={width - 3.2} height={height - 3.2} rx={corner - 1.6} fill={glass} />
      <Screen look={look} {...screen} rx={front === 'button' ? 1 : 7} />
      {front === 'button' ? (
        <circle cx={r(width / 2)} cy={height - 10.5} r="6" stroke="#8a8f98" strokeWidth="1.3" />
      ) : (
        <circle cx={r(width / 2)} cy={brow / 2} r="1.6" fill="#3d4656" />
      )}
    </>
  )
}

function Pen({ x, height }: { x: number; height: number }) {
  const tip = r(height * 0.86)
  return (
    <g transform={`translate(${r(x)})`}>
      <path d={`M0 40a4.5 4.5 0 0 1 9 0v${tip - 54}l-4.5 14-4.5-14z`} fill="#eceef0" stroke="#a7aeb8" />
      <path d={`M2.6 40v${tip - 60}`} stroke="#fff" strokeWidth="1.6" />
    </g>
  )
}

type TabletFacts = Pick<TabletModel, 'front' | 'back' | 'pen'> & { width: number; height: number }

function tabletFacts({ known, maker, name }: DeviceLook): TabletFacts {
  if (known?.kind === 'tablet') {
    const { front, back, pen = false } = known.entry
    const [width, height] = known.size!
    return { front, back, pen, width, height }
  }
  const pen = /pro|ultra|note|\bs\d/.test(name)
  const [width, height] = /mini|\b[78]\b|8\.\d|compact/.test(name) ? [130, 205] : [166, 254]
  if (maker === 'apple') return { front: 'thin', back: pen ? 'tablet-island' : 'tablet-one', pen, width, height }
  if (/surface/.test(name)) return { front: 'bezel', back: 'tablet-middle', pen: false, width: 290, height: 203 }
  return { front: pen ? 'thin' : 'bezel', back: pen ? 'tablet-pair' : 'tablet-one', pen, width, height }
}
