import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { edge, FinishGradient, Ground, night, Screen } from './paint.tsx'
import { PhoneCameras } from './phone-cameras.tsx'

const width = 88
const height = 186

/** Back and front side by side: the back tells the maker, the front the generation. */
export function Phone({ look }: { look: DeviceLook }) {
  const { id, finish, name } = look
  const scale = /mini|compact|\bse\b/.test(name) ? 0.92 : /max|plus|ultra|xl\b/.test(name) ? 1.05 : 1

  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground y={222} width={164} />
      <g transform={`translate(${(1 - scale) * 120} ${(1 - scale) * 220}) scale(${scale})`}>
        <rect x="43" y="24" width={width} height={height} rx="18" fill={`url(#${id}f)`} {...edge} />
        <PhoneCameras look={look} />
        <Front look={look} />
      </g>
    </>
  )
}

function Front({ look }: { look: DeviceLook }) {
  const x = 109
  const y = 34
  const brow = frontStyle(look) === 'button' ? 20 : 5

  return (
    <>
      <rect x={x - 3} y={y} width={width + 3} height={height + 3} rx="19" fill="#000" opacity=".16" />
      <rect x={x} y={y} width={width} height={height} rx="18" fill={look.finish.dark} {...edge} />
      <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="16" fill={night} />
      <Screen look={look} x={x + 5} y={y + brow} width={width - 10} height={height - 2 * brow} rx={brow > 5 ? 2 : 13} />
      <FrontDetail style={frontStyle(look)} middle={x + width / 2} top={y} />
    </>
  )
}

type FrontStyle = 'button' | 'notch' | 'island' | 'hole'

function frontStyle({ maker, name }: DeviceLook): FrontStyle {
  if (maker !== 'apple') return 'hole'
  const generation = Number(/\b(\d+)/.exec(name)?.[1] ?? 10)
  if (generation < 10 || /\bse\b/.test(name)) return 'button'
  return generation > 14 || /14 pro/.test(name) ? 'island' : 'notch'
}

function FrontDetail({ style, middle, top }: { style: FrontStyle; middle: number; top: number }) {
  if (style === 'hole') return <circle cx={middle} cy={top + 13} r="3.2" fill={night} />
  if (style === 'island') return <rect x={middle - 12} y={top + 10} width="24" height="7" rx="3.5" fill={night} />
  if (style === 'notch') return <path d={`M${middle - 21} ${top + 4}h42c-3 0-3 9-8 9h-26c-5 0-5-9-8-9z`} fill={night} />

  return (
    <>
      <rect x={middle - 8} y={top + 9} width="16" height="2.4" rx="1.2" fill="#3a404a" />
      <circle cx={middle} cy={top + height - 10.5} r="6" stroke="#4a515c" strokeWidth="1.2" />
    </>
  )
}
