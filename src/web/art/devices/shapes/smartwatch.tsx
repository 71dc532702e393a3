import { type DeviceLook, finish, pick } from '#web/art/devices/device-look.ts'
import { edge, FinishGradient, Gradient, Ground, night } from './paint.tsx'

const bands = [
  finish([220, 8, 22]),
  finish([28, 30, 82]),
  finish([214, 30, 34]),
  finish([14, 62, 60]),
  finish([152, 18, 42]),
]

export function Smartwatch({ look }: { look: DeviceLook }) {
  const { id, seed, maker, name, accent } = look
  const isSquare = maker === 'apple' || maker === 'fitbit' || /redmi|fit|band|versa/.test(name)
  const isRugged = /ultra|fenix|instinct|pro/.test(name)

  return (
    <>
      <defs>
        <FinishGradient id={`${id}f`} finish={look.finish} />
        <FinishGradient id={`${id}b`} finish={pick(bands, seed >>> 5)} />
        <Gradient id={`${id}a`} colours={[look.wallpaper[2], look.wallpaper[0]]} />
      </defs>
      <Ground y={229} width={90} />
      <path
        d="M84 84 90 22a12 12 0 0 1 12-11h36a12 12 0 0 1 12 11l6 62zM84 156l6 61a12 12 0 0 0 12 11h36a12 12 0 0 0 12-11l6-61z"
        fill={`url(#${id}b)`}
        {...edge}
      />
      <path d="M120 200h0M120 212h0M120 188h0" stroke="#000" strokeOpacity=".3" strokeWidth="5" strokeLinecap="round" />
      <rect x="177" y="104" width="9" height="19" rx="4" fill={isRugged ? accent : look.finish.dark} {...edge} />
      <rect x="178" y="132" width="5" height="24" rx="2.5" fill={look.finish.dark} />
      {isSquare ? <SquareFace look={look} /> : <RoundFace look={look} rugged={isRugged} />}
    </>
  )
}

function SquareFace({ look: { id, wallpaper } }: { look: DeviceLook }) {
  const [upper, , glow] = wallpaper

  return (
    <>
      <rect x="62" y="52" width="117" height="136" rx="36" fill={`url(#${id}f)`} {...edge} />
      <rect x="68" y="58" width="105" height="124" rx="30" fill={night} />
      <g strokeWidth="7.5" strokeLinecap="round">
        <circle cx="120" cy="120" r="36" stroke={glow} strokeOpacity=".2" />
        <path d="M120 84a36 36 0 1 1-33 22" stroke={`url(#${id}a)`} />
        <path d="M120 95a25 25 0 1 1-24 32" stroke={upper} />
        <path d="M120 106a14 14 0 0 1 12 21" stroke="#fff" strokeOpacity=".9" />
      </g>
      <path
        d="M81 71h16M146 71h12M84 169h12M144 169h14"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  )
}

function RoundFace({ look: { id, seed, accent, wallpaper }, rugged }: { look: DeviceLook; rugged: boolean }) {
  const hour = (seed >>> 6) % 12
  const minute = (seed >>> 10) % 12

  return (
    <>
      <circle cx="120" cy="120" r="62" fill={`url(#${id}f)`} {...edge} />
      {rugged && (
        <circle cx="120" cy="120" r="57" stroke="#000" strokeOpacity=".4" strokeWidth="6" strokeDasharray="2 12.92" />
      )}
      <circle cx="120" cy="120" r="52" fill={night} />
      <circle cx="120" cy="120" r="45" stroke="#fff" strokeOpacity=".55" strokeWidth="5" strokeDasharray="1.5 22.06" />
      <path d="M120 82a38 38 0 0 1 36 26" stroke={`url(#${id}a)`} strokeWidth="6" strokeLinecap="round" />
      <circle
        cx="120"
        cy="139"
        r="10"
        stroke={wallpaper[0]}
        strokeOpacity=".7"
        strokeWidth="3"
        strokeDasharray="42 20"
      />
      <g stroke="#fff" strokeLinecap="round">
        <path d="M120 120V98" strokeWidth="5" transform={`rotate(${hour * 30} 120 120)`} />
        <path d="M120 120V86" strokeWidth="3.5" transform={`rotate(${minute * 30} 120 120)`} />
        <path
          d="M120 128V84"
          stroke={accent}
          strokeWidth="1.5"
          transform={`rotate(${(hour + minute) * 30 + 48} 120 120)`}
        />
      </g>
      <circle cx="120" cy="120" r="4" fill={accent} />
    </>
  )
}
