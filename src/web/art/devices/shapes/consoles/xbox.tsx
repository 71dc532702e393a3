import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { edge, FinishGradient, Ground, night } from '#web/art/devices/shapes/paint.tsx'
import { Gamepad } from './gamepad.tsx'

type Props = { look: DeviceLook }

/** A block whose round vents glow green from inside. */
function SeriesX({ look: { id, finish } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground id={id} y={212} width={200} />
      <path d="M36 44 50 34h82l-8 10z" fill="#14171b" stroke={finish.rim} />
      <path
        d="M52 39h0M62 39h0M72 39h0M82 39h0M92 39h0M102 39h0M112 39h0"
        stroke="#4fae5d"
        strokeWidth="5.4"
        strokeLinecap="round"
      />
      <path d="m124 44 8-10v168l-8 8z" fill={finish.dark} stroke={finish.rim} />
      <rect x="36" y="44" width="88" height="166" rx="2" fill={`url(#${id}f)`} stroke={finish.rim} />
      <circle cx="48" cy="57" r="4" fill={finish.dark} stroke={finish.rim} />
      <path d="M48 114v58" stroke={night} strokeWidth="3" strokeLinecap="round" />
      <path d="M48 194v6" stroke={night} strokeWidth="3" strokeLinecap="round" />
      <Gamepad x={166} y={182} fill={`url(#${id}f)`} finish={finish} sticks="offset" />
    </>
  )
}

/** Small and white, with one large black vent. */
function SeriesS({ look: { id, finish } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground id={id} y={212} width={196} />
      <path d="m120 58 8-6v152l-8 6z" fill={finish.dark} stroke={finish.rim} />
      <rect x="42" y="58" width="78" height="152" rx="3" fill={`url(#${id}f)`} stroke={finish.rim} />
      <circle cx="81" cy="112" r="32" fill="#1b1e23" />
      {[6, 13, 20, 27].map((radius) => (
        <circle
          key={radius}
          cx="81"
          cy="112"
          r={radius}
          stroke="#3d434c"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeDasharray="0 5"
        />
      ))}
      <circle cx="109" cy="70" r="3.6" fill={finish.dark} stroke={finish.rim} />
      <path d="M58 196h18M110 196h0" stroke="#8b9097" strokeWidth="3" strokeLinecap="round" />
      <Gamepad x={166} y={182} fill={`url(#${id}f)`} finish={finish} sticks="offset" />
    </>
  )
}

/** The flat ones: half vents and half gloss, white with holes, or black and dense. */
function one(kind: 'gloss' | 'holes' | 'dense') {
  return function XboxOne({ look: { id, finish } }: Props) {
    const tall = kind === 'gloss' ? 50 : 40
    return (
      <>
        <FinishGradient id={`${id}f`} finish={finish} />
        <Ground id={id} y={208} width={220} />
        <path d="M24 94 42 70h156l18 24z" fill={finish.light} stroke={finish.rim} />
        {kind === 'gloss' && <path d="M24 94 42 70h70l-4 24z" fill={finish.dark} />}
        {kind === 'gloss' && (
          <path d="M114 76h88M113 82h94M111 88h101" stroke="#000" strokeOpacity=".5" strokeWidth="2" />
        )}
        <rect x="24" y="94" width="192" height={tall} rx="2" fill={`url(#${id}f)`} stroke={finish.rim} />
        {kind === 'holes' && (
          <path
            d="M122 102h88M122 108h88M122 114h88M122 120h88M122 126h88"
            stroke="#8b9097"
            strokeWidth="2.8"
            strokeLinecap="round"
            strokeDasharray="0 6"
          />
        )}
        {kind !== 'gloss' && <path d={`M24 ${kind === 'holes' ? 134 : 128}h192`} stroke={night} strokeWidth="5" />}
        {kind === 'gloss' && <path d="M24 118h192" stroke={night} strokeWidth="3" />}
        <path d="M38 108h62" stroke={night} strokeWidth="2.8" strokeLinecap="round" />
        <circle cx={kind === 'holes' ? 112 : 204} cy="106" r="3.4" fill={finish.light} {...edge} />
        <Gamepad x={120} y={178} fill={`url(#${id}f)`} finish={finish} sticks="offset" />
      </>
    )
  }
}

export const xboxes = {
  'series-x': SeriesX,
  'series-s': SeriesS,
  one: one('gloss'),
  'one-s': one('holes'),
  'one-x': one('dense'),
} as const
