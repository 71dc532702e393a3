import type { ComponentType } from 'react'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { edge, FinishGradient, Gradient, Ground, night, rubber } from './paint.tsx'

type Props = { look: DeviceLook }

interface Build {
  /** Path of the viewfinder's hump; without it the top is flat. */
  hump?: string
  /** Where the body begins and ends. */
  top: number
  bottom: number
  grip: 'deep' | 'small' | 'none'
  /** Dials that stand out of the top plate. */
  dials?: boolean
  /** A window of a viewfinder in the upper corner. */
  window?: boolean
  lens: number
}

/** A body with a lens on it: what differs is the hump, the grip and how tall it is. */
function body({ hump, top, bottom, grip, dials = false, window = false, lens }: Build): ComponentType<Props> {
  return function Body({ look }) {
    const { id, finish, trim } = look
    const shoulder = top + 28
    return (
      <>
        <defs>
          <FinishGradient id={`${id}f`} finish={finish} />
          <FinishGradient id={`${id}t`} finish={trim} />
        </defs>
        <Ground id={id} y={bottom + 2} width={206} />
        {hump && <path d={hump} fill={`url(#${id}t)`} stroke={trim.rim} />}
        {hump && <path d={`M106 ${top - 30}h28v4h-28z`} fill={rubber} />}
        <Controls look={look} top={top} dials={dials} />
        <path
          d={`M38 ${top}h164a12 12 0 0 1 12 12v28H26V${top + 12}a12 12 0 0 1 12-12z`}
          fill={`url(#${id}t)`}
          stroke={trim.rim}
        />
        <path
          d={`M26 ${shoulder}h188v${bottom - shoulder - 12}a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12z`}
          fill={`url(#${id}f)`}
          stroke={finish.rim}
        />
        <path d={`M26.6 ${shoulder + 6}h186.8v${bottom - shoulder - 24}H26.6z`} fill={rubber} />
        {grip !== 'none' && (
          <path
            d={
              grip === 'deep'
                ? `M21 ${top + 16}a12 12 0 0 1 12-12h24c9 0 12 6 12 14v${bottom - top - 32}a14 14 0 0 1-14 14H35a14 14 0 0 1-14-14z`
                : `M26 ${shoulder + 4}h18c8 0 10 5 10 12v${bottom - shoulder - 26}a8 8 0 0 1-8 8H26z`
            }
            fill={grip === 'deep' ? finish.dark : '#1d2026'}
            stroke={finish.rim}
          />
        )}
        {window && <rect x="42" y={top + 7} width="27" height="15" rx="3" fill={night} {...edge} />}
        {window && <rect x="168" y={top + 8} width="16" height="11" rx="2" fill={night} fillOpacity=".7" />}
        <MountedLens look={look} x={126} y={(top + bottom) / 2 + 6} radius={lens} />
      </>
    )
  }
}

function Controls({ look: { trim }, top, dials }: Props & { top: number; dials: boolean }) {
  return (
    <>
      <rect x="40" y={top - 6} width="22" height="10" rx="4" fill={trim.dark} stroke={trim.rim} />
      <rect x="45" y={top - 9} width="12" height="5" rx="2.5" fill={trim.light} stroke={trim.rim} />
      <rect x="168" y={top - 9} width="30" height="12" rx="3" fill={trim.base} stroke={trim.rim} />
      <path d={`M170 ${top - 3}h26`} stroke="#000" strokeOpacity=".4" strokeWidth="11" strokeDasharray="1.2 2.4" />
      {dials && <rect x="70" y={top - 10} width="22" height="13" rx="3" fill={trim.base} stroke={trim.rim} />}
      {dials && (
        <path d={`M72 ${top - 4}h18`} stroke="#000" strokeOpacity=".4" strokeWidth="12" strokeDasharray="1.2 2.4" />
      )}
    </>
  )
}

/** Makers of whom one knows the ring around the lens. */
const rings: Readonly<Record<string, string>> = { canon: '#c2312f', sony: '#d9772f', zeiss: '#2d62b0' }

function MountedLens({ look: { id, maker }, x, y, radius }: Props & { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 58})`}>
      <Gradient id={`${id}g`} colours={['#7d93c9', '#2b2f5e', '#0a0d18']} />
      <Gradient id={`${id}b`} colours={['#565c66', '#1f2329', '#0d1013']} />
      <circle cx="2" cy="3" r="59" fill="#000" opacity=".3" />
      <circle r="58" fill="#c4c3be" />
      <circle r="55" fill={`url(#${id}b)`} {...edge} />
      <circle r="49" stroke="#000" strokeOpacity=".55" strokeWidth="7" strokeDasharray="2 2.2" />
      <circle r="41" fill="#14171c" stroke={rings[maker] ?? '#4c525c'} strokeWidth="1.8" />
      <circle r="32" fill={night} stroke="#2b3038" strokeWidth="3" />
      <circle r="25" fill={`url(#${id}g)`} />
      <circle r="11" fill="#0a0d18" fillOpacity=".7" />
      <path d="M-17-9A20 20 0 0 1-3-19" stroke="#fff" strokeOpacity=".75" strokeWidth="4" strokeLinecap="round" />
      <circle cx="10" cy="12" r="3" fill="#c9a6e8" fillOpacity=".6" />
    </g>
  )
}

function Compact({ look }: Props) {
  const { id, finish } = look
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground id={id} y={190} width={192} />
      <rect x="46" y="72" width="26" height="10" rx="4" fill={finish.dark} stroke={finish.rim} />
      <rect x="168" y="70" width="28" height="12" rx="3" fill={finish.base} stroke={finish.rim} />
      <rect x="32" y="79" width="176" height="110" rx="15" fill={`url(#${id}f)`} stroke={finish.rim} />
      <path d="M33 98h174" stroke="#000" strokeOpacity=".18" />
      <rect x="162" y="86" width="30" height="8" rx="3" fill="#f3efe2" {...edge} />
      <path d="M52 112v56" stroke="#000" strokeOpacity=".28" strokeWidth="8" strokeLinecap="round" />
      <MountedLens look={look} x={132} y={138} radius={45} />
    </>
  )
}

function Action({ look: { id, finish, accent } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Gradient id={`${id}g`} colours={['#7d93c9', '#2b2f5e', '#0a0d18']} />
      <Ground id={id} y={196} width={166} />
      <rect x="64" y="62" width="40" height="10" rx="5" fill={finish.dark} stroke={finish.rim} />
      <rect x="46" y="70" width="148" height="124" rx="20" fill={`url(#${id}f)`} stroke={finish.rim} />
      <rect x="58" y="92" width="58" height="52" rx="6" fill={night} {...edge} />
      <path d="M58 158h58M58 168h58M58 178h40" stroke="#000" strokeOpacity=".3" strokeWidth="3" strokeLinecap="round" />
      <rect x="124" y="82" width="60" height="60" rx="14" fill={night} {...edge} />
      <circle cx="154" cy="112" r="23" fill={`url(#${id}g)`} stroke="#3a4048" strokeWidth="4" />
      <path d="M141 104a16 16 0 0 1 10-7" stroke="#fff" strokeOpacity=".75" strokeWidth="4" strokeLinecap="round" />
      <circle cx="172" cy="168" r="4" fill={accent} />
    </>
  )
}

/** A handle with a lens at its upper end. */
function Stick({ look: { id, finish } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Gradient id={`${id}g`} colours={['#7d93c9', '#2b2f5e', '#0a0d18']} />
      <Ground id={id} y={224} width={96} />
      <rect x="86" y="20" width="68" height="204" rx="16" fill={`url(#${id}f)`} stroke={finish.rim} />
      <circle cx="120" cy="60" r="27" fill={night} {...edge} />
      <circle cx="120" cy="60" r="19" fill={`url(#${id}g)`} />
      <path d="M106 54a16 16 0 0 1 10-8" stroke="#fff" strokeOpacity=".75" strokeWidth="4" strokeLinecap="round" />
      <rect x="96" y="102" width="48" height="62" rx="6" fill={night} {...edge} />
      <path d="M96 102h34l-34 46z" fill="#fff" opacity=".08" />
      <circle cx="120" cy="186" r="8" fill={finish.dark} stroke={finish.rim} />
    </>
  )
}

const prism = 'M84 76 94 47a8 8 0 0 1 7.5-5h37a8 8 0 0 1 7.5 5l10 29z'

export const cameraBodies = {
  slr: body({
    hump: 'M78 76c8-4 12-20 18-30a8 8 0 0 1 7-4h34a8 8 0 0 1 7 4c6 10 10 26 18 30z',
    top: 68,
    bottom: 201,
    grip: 'deep',
    lens: 57,
  }),
  mirrorless: body({ hump: prism, top: 70, bottom: 198, grip: 'deep', lens: 55 }),
  tall: body({
    hump: 'M80 52c8-4 10-16 16-22a8 8 0 0 1 6-3h36a8 8 0 0 1 6 3c6 6 8 18 16 22z',
    top: 50,
    bottom: 220,
    grip: 'deep',
    lens: 58,
  }),
  retro: body({
    hump: 'M92 76 100 46a6 6 0 0 1 6-4h28a6 6 0 0 1 6 4l8 30z',
    top: 70,
    bottom: 196,
    grip: 'small',
    dials: true,
    lens: 54,
  }),
  flat: body({ top: 78, bottom: 194, grip: 'deep', lens: 54 }),
  rangefinder: body({ top: 72, bottom: 194, grip: 'none', window: true, dials: true, lens: 50 }),
  bridge: body({ hump: prism, top: 72, bottom: 200, grip: 'deep', lens: 64 }),
  compact: Compact,
  action: Action,
  stick: Stick,
} as const satisfies Record<string, ComponentType<Props>>
