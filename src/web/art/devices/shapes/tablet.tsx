import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { edge, Eye, FinishGradient, Ground, night, Screen } from './paint.tsx'

const width = 138
const height = 180

export function Tablet({ look }: { look: DeviceLook }) {
  const { id, finish, name, maker } = look
  const withPen = /pro|ultra|note|\bs\d/.test(name)
  const scale = /mini/.test(name) ? 0.86 : 1

  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground y={222} width={178} />
      <g transform={`translate(${(1 - scale) * 120} ${(1 - scale) * 220}) scale(${scale})`}>
        <rect x="32" y="24" width={width} height={height} rx="14" fill={`url(#${id}f)`} {...edge} />
        <Eye x={45} y={37} radius={6.5} />
        {withPen && maker !== 'apple' && <Eye x={45} y={54} radius={6.5} />}
        <Front look={look} />
        {withPen && <Pen />}
      </g>
    </>
  )
}

function Front({ look }: { look: DeviceLook }) {
  const x = 64
  const y = 38
  const old = hasHomeButton(look)
  const brow = old ? 17 : 8

  return (
    <>
      <rect x={x - 3} y={y} width={width + 3} height={height + 3} rx="15" fill="#000" opacity=".16" />
      <rect x={x} y={y} width={width} height={height} rx="14" fill={look.finish.dark} {...edge} />
      <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx="12" fill={night} />
      <Screen look={look} x={x + 8} y={y + brow} width={width - 16} height={height - 2 * brow} rx={old ? 1 : 6} />
      {old && <circle cx={x + width / 2} cy={y + height - 9} r="5" stroke="#4a515c" strokeWidth="1.2" />}
      {!old && <circle cx={x + width / 2} cy={y + 5} r="1.4" fill="#3a4150" />}
    </>
  )
}

function Pen() {
  return (
    <>
      <path d="M214 70v132l-4 10-4-10V70a4 4 0 0 1 8 0z" fill="#dce0e5" {...edge} />
      <path d="M214 70v132h-3V66a4 4 0 0 1 3 4zM206 190h8" stroke="#c9c7c1" strokeWidth=".8" />
    </>
  )
}

function hasHomeButton({ maker, name }: DeviceLook): boolean {
  if (maker !== 'apple' || /pro|m\d/.test(name)) return false
  const generation = Number(/(\d{1,2})(?:\.|th|st|nd|rd|e)?\s*gen/.exec(name)?.[1] ?? 0)
  if (/air/.test(name)) return generation > 0 && generation < 4
  if (/mini/.test(name)) return generation > 0 && generation < 6
  return generation < 10
}
