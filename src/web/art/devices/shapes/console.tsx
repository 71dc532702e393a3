import { type DeviceLook, finish, type Finish, pick } from '#web/art/devices/device-look.ts'
import { edge, FinishGradient, Ground, night, rubber, Screen } from './paint.tsx'

const white: Finish = { light: '#fdfdfc', base: '#eeeeea', dark: '#c9cac6' }
const coal: Finish = finish([220, 7, 21])

export function Console({ look }: { look: DeviceLook }) {
  const { maker, name } = look
  if (/switch|deck|ally|legion|3ds|2ds|boy|vita|psp|portal|\bds\b/.test(name)) return <Handheld look={look} />
  if (maker === 'sony' && /5/.test(name)) return <Fins look={look} />
  if (/series/.test(name)) return <Tower look={look} />
  return <Slab look={look} />
}

function Fins({ look: { id } }: { look: DeviceLook }) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={white} />
      <Ground y={212} width={190} />
      <path d="M60 48h52l2 158H58z" fill={night} />
      <path d="M70 52v148" stroke="#4a8df0" strokeOpacity=".8" strokeWidth="2" />
      <path d="M42 26c20 4 26 18 26 40v142H50c-8 0-10-6-10-14 3-60 8-110 2-168z" fill={`url(#${id}f)`} {...edge} />
      <path d="M132 26c-20 4-27 18-27 40v142h17c8 0 11-6 10-14-3-60-7-110 0-168z" fill={`url(#${id}f)`} {...edge} />
      <Gamepad x={164} y={182} fill={`url(#${id}f)`} dark />
    </>
  )
}

function Tower({ look: { id, name, accent } }: { look: DeviceLook }) {
  const small = /series s/.test(name)

  return (
    <>
      <FinishGradient id={`${id}f`} finish={small ? white : coal} />
      <Ground y={212} width={190} />
      <rect x="42" y={small ? 62 : 34} width="84" height={small ? 148 : 176} rx="6" fill={`url(#${id}f)`} {...edge} />
      {small && <circle cx="84" cy="112" r="33" fill="#191c21" />}
      {small && <circle cx="84" cy="112" r="17" stroke="#3d434c" strokeWidth="26" strokeDasharray="1.6 3.6" />}
      {!small && <path d="M50 44h68" stroke={accent} strokeOpacity=".75" strokeWidth="7" strokeDasharray="4 3.1" />}
      {!small && <path d="M54 96v78" stroke="#000" strokeOpacity=".7" strokeWidth="3" strokeLinecap="round" />}
      <circle cx={small ? 112 : 56} cy={small ? 74 : 62} r="4" fill={small ? '#c4c5c1' : '#454b54'} />
      <Gamepad x={162} y={182} fill={`url(#${id}f)`} dark={small} />
    </>
  )
}

function Slab({ look: { id, seed, accent, maker, name } }: { look: DeviceLook }) {
  const body = maker === 'nintendo' || / s\b|slim/.test(name) ? pick([white, coal], seed) : coal

  return (
    <>
      <FinishGradient id={`${id}f`} finish={body} />
      <Ground y={206} width={208} />
      <path d="M30 92 46 76h156l12 16z" fill={body.light} {...edge} />
      <path d="M26 92h190l-7 22H33z" fill={`url(#${id}f)`} {...edge} />
      <path d="M33 118h176l7 26H26z" fill={`url(#${id}f)`} {...edge} />
      <path d="M33 114h176v4H33z" fill={night} />
      <path d="M54 104h62" stroke={night} strokeWidth="3" strokeLinecap="round" />
      <path d="M176 104h22" stroke={accent} strokeWidth="3" strokeLinecap="round" />
      <Gamepad x={120} y={172} fill={`url(#${id}f)`} dark={body === white} />
    </>
  )
}

/** The same friendly pad for every maker: four buttons, a cross, two sticks. */
function Gamepad({ x, y, fill, dark = false }: { x: number; y: number; fill: string; dark?: boolean }) {
  const ink = dark ? '#2a2e35' : '#bfc4cb'

  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={padOutline} fill="#000" opacity=".2" transform="translate(0 3)" />
      <path d={padOutline} fill={fill} {...edge} />
      <path d="M-32-6v10M-37-1h10" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <path d="M31-7h0M25-1h0M37-1h0M31 5h0" stroke={ink} strokeWidth="4.4" strokeLinecap="round" />
      <path d="M-14 9h0M14 9h0" stroke={rubber} strokeWidth="14" strokeLinecap="round" />
      <path d="M-14 8h0M14 8h0" stroke="#4b515b" strokeWidth="8" strokeLinecap="round" />
      <rect x="-9" y="-12" width="18" height="9" rx="2.5" fill={ink} fillOpacity=".35" />
    </g>
  )
}

const padOutline =
  'M-32-17c-12 0-17 6-20 18-3 13-4 22-2 28 2 7 10 7 15 0l8-11c3-3 4-3 8-3h46c4 0 5 0 8 3l8 11c5 7 13 7 15 0 2-6 1-15-2-28-3-12-8-18-20-18-6 0-6 1-10 1h-44c-4 0-4-1-10-1z'

const joyful: [Finish, Finish][] = [
  [finish([192, 88, 46]), finish([4, 88, 60])],
  [white, white],
  [finish([262, 46, 60]), finish([32, 92, 58])],
]

function Handheld({ look }: { look: DeviceLook }) {
  const { id, seed, name, maker } = look
  const sides: [Finish, Finish] =
    maker !== 'nintendo' ? [coal, coal] : /oled/.test(name) ? [white, white] : pick(joyful, seed >>> 2)
  const [left, right] = /lite/.test(name) ? [sides[0], sides[0]] : sides

  return (
    <>
      <FinishGradient id={`${id}l`} finish={left} />
      <FinishGradient id={`${id}r`} finish={right} />
      <Ground y={182} width={196} />
      <path d="M52 70v102H36a22 22 0 0 1-22-22V92a22 22 0 0 1 22-22z" fill={`url(#${id}l)`} {...edge} />
      <path d="M188 70v102h16a22 22 0 0 0 22-22V92a22 22 0 0 0-22-22z" fill={`url(#${id}r)`} {...edge} />
      <rect x="52" y="69" width="136" height="104" rx="3" fill={/lite/.test(name) ? left.base : '#1b1f25'} {...edge} />
      <rect x="57" y="76" width="126" height="90" rx="3" fill={night} />
      <Screen look={look} x={61} y={80} width={118} height={82} rx={1} />
      <path d="M33 97h0M207 134h0" stroke={rubber} strokeWidth="21" strokeLinecap="round" />
      <path d="M33 96h0M207 133h0" stroke="#565d68" strokeWidth="13" strokeLinecap="round" />
      <g stroke={left === white ? '#3a4048' : night} strokeWidth="6.4" strokeLinecap="round">
        <path d="M33 125h0M33 143h0M24 134h0M42 134h0M207 87h0M207 105h0M198 96h0M216 96h0" />
        <path d="M42 79h5M193 79h5M195.5 76.5v5" strokeWidth="2" />
      </g>
    </>
  )
}
