import type { ComponentType } from 'react'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { Gradient, night } from './paint.tsx'

type Props = { look: DeviceLook }

/** Crown above, button below: on the right, where most makers put them. */
function Crown({ look: { finish, accent }, loud = false }: Props & { loud?: boolean }) {
  return (
    <>
      <rect x="176" y="92" width="11" height="23" rx="4" fill={finish.base} stroke={finish.rim} />
      <path d="M183.5 95v17" stroke={loud ? accent : finish.dark} strokeWidth="5" strokeDasharray="1.4 1.4" />
      <rect x="176" y="128" width="6" height="25" rx="3" fill={finish.base} stroke={finish.rim} />
    </>
  )
}

function TwoButtons({ look: { finish, accent }, loud = false }: Props & { loud?: boolean }) {
  return (
    <>
      <g stroke={finish.rim} fill={finish.base}>
        <rect x="174" y="82" width="9" height="21" rx="4" transform="rotate(-20 178 92)" />
        <rect x="174" y="137" width="9" height="21" rx="4" transform="rotate(20 178 148)" />
      </g>
      {loud && <path d="m179 86 4 11" stroke={accent} strokeWidth="3" strokeLinecap="round" />}
    </>
  )
}

/** Ten past ten, as in every shop window: the hands smile and hide nothing. */
function Hands({ look: { accent }, reach = 1 }: Props & { reach?: number }) {
  return (
    <g transform={`translate(120 120) scale(${reach})`} stroke="#fff" strokeLinecap="round">
      <path d="M0 0-19-13" strokeWidth="5.4" />
      <path d="M0 0 31-20" strokeWidth="4" />
      <path d="M-3-9 11 34" stroke={accent} strokeWidth="1.6" />
      <circle r="3.4" fill={accent} stroke="none" />
    </g>
  )
}

function Dial({
  look: { id, wallpaper },
  circular,
  ...box
}: Props & { circular?: boolean; x: number; y: number; width: number; height: number; rx: number }) {
  const ticks = circular ? 'M0-42v6M0 42v-6M42 0h-6M-42 0h6' : 'M0-50v8M0 50v-8M41 0h-7M-41 0h7'
  return (
    <>
      <Gradient id={`${id}s`} colours={[wallpaper[1], '#27303c', night]} x2={0.5} />
      <rect {...box} fill={`url(#${id}s)`} />
      <path
        d={ticks}
        transform="translate(120 120)"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  )
}

function square(width: number, height: number, rx: number, bezel: number): ComponentType<Props> {
  const [x, y] = [120 - width / 2, 120 - height / 2]
  return function Square({ look }) {
    return (
      <>
        <Crown look={look} />
        <rect x={x} y={y} width={width} height={height} rx={rx} fill={`url(#${look.id}f)`} stroke={look.finish.rim} />
        <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={rx - 4} fill={night} />
        <Dial
          look={look}
          x={x + bezel}
          y={y + bezel}
          width={width - 2 * bezel}
          height={height - 2 * bezel}
          rx={Math.max(rx - bezel, 4)}
        />
        <Hands look={look} />
      </>
    )
  }
}

/** The flat rim, the guard around the crown, the orange button on the other side. */
function Ultra({ look }: Props) {
  const { id, finish } = look
  return (
    <>
      <rect x="52" y="104" width="9" height="32" rx="3" fill="#e8783a" stroke={finish.rim} />
      <path d="M176 82c8 2 12 8 12 16v42c0 8-4 14-12 16z" fill={finish.base} stroke={finish.rim} />
      <rect x="182" y="92" width="11" height="27" rx="4" fill={finish.dark} stroke={finish.rim} />
      <path d="M189 95v21" stroke="#e8783a" strokeWidth="4" strokeDasharray="1.4 1.4" />
      <rect x="59" y="46" width="122" height="148" rx="38" fill={`url(#${id}f)`} stroke={finish.rim} />
      <rect x="68" y="55" width="104" height="130" rx="29" fill={night} stroke={finish.dark} strokeWidth="2" />
      <Dial look={look} x={73} y={60} width={94} height={120} rx={25} />
      <Hands look={look} />
    </>
  )
}

function round({
  ring,
  rugged,
  cushion,
  dome,
  sport,
}: Partial<Record<'ring' | 'rugged' | 'cushion' | 'dome' | 'sport', boolean>>): ComponentType<Props> {
  return function Round({ look }) {
    const { id, finish } = look
    const inner = dome ? 56 : ring || rugged ? 48 : 54
    return (
      <>
        {dome ? <Crown look={look} /> : <TwoButtons look={look} loud={ring} />}
        {(rugged || sport) && (
          <path d="m60 92 6-8M55 120h8M60 148l6 8" stroke={finish.rim} strokeWidth="8" strokeLinecap="round" />
        )}
        {cushion && <rect x="59" y="58" width="122" height="124" rx="44" fill={finish.base} stroke={finish.rim} />}
        <circle cx="120" cy="120" r="62" fill={`url(#${id}f)`} stroke={finish.rim} />
        {ring && <circle cx="120" cy="120" r="55" stroke={finish.dark} strokeWidth="11" strokeDasharray="1.3 4.46" />}
        {rugged && (
          <path d="M120 64h0M120 176h0M64 120h0M176 120h0" stroke={finish.dark} strokeWidth="7" strokeLinecap="round" />
        )}
        <circle cx="120" cy="120" r={inner + 2} fill={night} />
        <Dial
          look={look}
          circular
          x={120 - inner + 3}
          y={120 - inner + 3}
          width={2 * inner - 6}
          height={2 * inner - 6}
          rx={inner}
        />
        <Hands look={look} reach={ring || rugged ? 0.88 : 1} />
      </>
    )
  }
}

function Band({ look }: Props) {
  const { id, finish } = look
  return (
    <>
      <rect x="88" y="52" width="64" height="136" rx="26" fill={`url(#${id}f)`} stroke={finish.rim} />
      <Gradient id={`${id}s`} colours={[look.wallpaper[1], '#27303c', night]} x2={0.5} />
      <rect x="92" y="56" width="56" height="128" rx="22" fill={night} />
      <rect x="97" y="63" width="46" height="114" rx="16" fill={`url(#${id}s)`} />
      <path
        d="M108 92h24M108 106h24M114 148h12"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}

export const watchCases = {
  'square-small': square(108, 128, 30, 15),
  square: square(112, 132, 34, 9),
  'wide-square': square(116, 138, 38, 6),
  ultra: Ultra,
  round: round({}),
  'turning-ring': round({ ring: true }),
  cushion: round({ cushion: true }),
  dome: round({ dome: true }),
  rugged: round({ rugged: true }),
  sport: round({ sport: true }),
  band: Band,
} as const satisfies Record<string, ComponentType<Props>>
