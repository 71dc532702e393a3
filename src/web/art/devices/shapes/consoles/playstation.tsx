import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { FinishGradient, Ground, night } from '#web/art/devices/shapes/paint.tsx'
import { Gamepad } from './gamepad.tsx'

type Props = { look: DeviceLook }

const glow = { stroke: '#6ea3f0', strokeOpacity: 0.8, strokeWidth: 1.6 }

/** Two white collars that open towards the top, and a dark core between them. */
function five(collar: 'wide' | 'split' | 'striped') {
  const slim = collar !== 'wide'
  return function PlayStation5({ look: { id, finish, name } }: Props) {
    const hasDrive = !/digital|pro/.test(name)
    return (
      <>
        <FinishGradient id={`${id}f`} finish={finish} />
        <Ground id={id} y={212} width={200} />
        <path d="M66 50h34l3 158H63z" fill={night} />
        <path d="M72 56v146M95 56v146" {...glow} />
        <g fill={`url(#${id}f)`} stroke={finish.rim}>
          <path
            d={
              slim
                ? 'M42 38c18 2 28 10 28 32v139H46c-5 0-7-4-7-9 3-56 6-108 3-162z'
                : 'M36 22c22 4 34 16 34 44v143H46c-6 0-8-5-8-11 3-60 6-116-2-176z'
            }
          />
          <path
            d={
              slim
                ? 'M126 38c-18 2-28 10-28 32v139h24c5 0 7-4 7-9-3-56-6-108-3-162z'
                : 'M132 22c-22 4-35 16-35 44v143h25c6 0 8-5 8-11-3-60-5-116 2-176z'
            }
          />
          {hasDrive && (
            <path
              d={
                slim
                  ? 'M128 146c8 1 10 5 10 12v44c0 5-2 7-6 7h-10c6 0 8-4 7-9z'
                  : 'M129 124c10 2 12 6 12 14v62c0 6-2 9-7 9h-12c6 0 8-5 8-11z'
              }
            />
          )}
        </g>
        {hasDrive && <path d="M112 132v46" stroke="#40454d" strokeWidth="2.4" strokeLinecap="round" />}
        {collar === 'split' && <path d="M41 146l28-6M99 140l29 6" stroke={finish.rim} strokeWidth="2" />}
        {collar === 'striped' && (
          <path
            d="M41 118l29-4M41 127l29-4M41 136l29-4M98 114l29 4M98 123l29 4M98 132l29 4"
            stroke={night}
            strokeWidth="3.6"
          />
        )}
        <path d="M46 70c2 34 2 70 0 112" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <Gamepad x={168} y={182} fill={`url(#${id}f)`} finish={finish} dark="#2a2e35" />
      </>
    )
  }
}

/** Leaning slabs: two decks, two soft ones, or three. */
function four(decks: 2 | 3, soft: boolean) {
  return function PlayStation4({ look: { id, finish } }: Props) {
    const high = 18
    return (
      <>
        <FinishGradient id={`${id}f`} finish={finish} />
        <Ground id={id} y={206} width={216} />
        <path d="M34 92 52 72h154l10 20z" fill={finish.light} stroke={finish.rim} />
        {Array.from({ length: decks }, (_, deck) => (
          <path
            key={deck}
            d={
              soft
                ? `M32 ${92 + deck * (high + 4)}h178a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6v-6a6 6 0 0 1 6-6z`
                : `M${26 + deck * 3} ${92 + deck * (high + 4)}h190l-4 ${high}H${30 + deck * 3}z`
            }
            fill={`url(#${id}f)`}
            stroke={finish.rim}
          />
        ))}
        <path d="M30 112h184" stroke={night} strokeWidth="3.4" />
        {decks === 3 && <path d="M32 134h180" stroke={night} strokeWidth="3.4" />}
        <path d="M44 102h68" stroke={night} strokeWidth="2.6" strokeLinecap="round" />
        <path d={soft ? 'M150 112h40' : 'M124 92v18'} {...glow} strokeWidth="2.2" />
        {!soft && decks === 2 && <path d="M30 84 40 74h84v16H29z" fill="#fff" opacity=".1" />}
        <Gamepad x={120} y={decks === 3 ? 182 : 176} fill={`url(#${id}f)`} finish={finish} />
      </>
    )
  }
}

export const playStations = {
  ps5: five('wide'),
  'ps5-slim': five('split'),
  'ps5-pro': five('striped'),
  ps4: four(2, false),
  'ps4-slim': four(2, true),
  'ps4-pro': four(3, false),
} as const
