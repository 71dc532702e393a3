import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { Eye, FinishGradient, Ground, night, rubber } from '#web/art/devices/shapes/paint.tsx'
import { Gamepad } from './gamepad.tsx'

type Props = { look: DeviceLook }

function Slab({ look: { id, finish } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground id={id} y={206} width={216} />
      <path d="M28 92c20-18 164-18 184 0z" fill={finish.light} stroke={finish.rim} />
      <path
        d="M26 92h188a4 4 0 0 1 4 4v14H22V96a4 4 0 0 1 4-4zM22 114h196v20a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z"
        fill={`url(#${id}f)`}
        stroke={finish.rim}
      />
      <path d="M40 102h84" stroke={night} strokeWidth="3" strokeLinecap="round" />
      <path d="M180 102h20" stroke="#9aa2ad" strokeWidth="3" strokeLinecap="round" />
      <Gamepad x={120} y={174} fill={`url(#${id}f)`} finish={finish} />
    </>
  )
}

/** Standing on its narrow side, straight, with a slot down its front. */
function Standing({ look: { id, finish } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground id={id} y={212} width={190} />
      <path d="M58 202h58l10 9H48z" fill="#a9adb3" />
      <path d="m104 44 18-8v158l-18 12z" fill={finish.dark} stroke={finish.rim} />
      <rect x="64" y="44" width="42" height="162" rx="3" fill={`url(#${id}f)`} stroke={finish.rim} />
      <path d="M84 58v84" stroke="#7cc4e6" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M76 182h0M76 192h0" stroke="#8b9097" strokeWidth="5" strokeLinecap="round" />
      <path
        d="m148 206-8-62a6 6 0 0 1 6-7h12a6 6 0 0 1 6 6l4 62a5 5 0 0 1-5 5h-10a5 5 0 0 1-5-4z"
        fill={`url(#${id}f)`}
        stroke={finish.rim}
      />
      <path d="M152 148v10M147 153h10" stroke="#7d838c" strokeWidth="3" />
      <path d="M155 172h0" stroke="#d5d8dc" strokeWidth="11" strokeLinecap="round" />
    </>
  )
}

/** Drawn in at the waist, a slot for discs down its front. */
function Tall({ look: { id, finish } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground id={id} y={212} width={190} />
      <path
        d="M52 32c10 8 14 26 14 88s-4 82-12 90h60c-8-8-12-28-12-90s4-80 14-88z"
        fill={`url(#${id}f)`}
        stroke={finish.rim}
      />
      <path d="M84 52v96" stroke={night} strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="84" cy="186" r="6.4" fill={finish.light} stroke="#9aa2ad" strokeWidth="2" />
      <Gamepad x={160} y={182} fill={`url(#${id}f)`} finish={finish} sticks="offset" />
    </>
  )
}

/** The old ones that open upwards. */
function Lid({ look: { id, finish } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground id={id} y={206} width={206} />
      <path d="M34 112 54 58a8 8 0 0 1 7-5h118a8 8 0 0 1 7 5l20 54z" fill={finish.light} stroke={finish.rim} />
      <ellipse cx="120" cy="82" rx="46" ry="20" fill={finish.base} stroke={finish.rim} />
      <path d="M34 112h172v24a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" fill={`url(#${id}f)`} stroke={finish.rim} />
      <path d="M58 122h34v12H58zM148 122h34v12h-34z" fill={finish.dark} />
      <path d="M64 130h22M154 130h22" stroke={night} strokeOpacity=".6" strokeWidth="3" />
      <Gamepad x={120} y={174} fill={`url(#${id}f)`} finish={finish} />
    </>
  )
}

/** Glasses with a strap, and one of their two grips. */
function Headset({ look: { id, finish } }: Props) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Ground id={id} y={208} width={196} />
      <path d="M46 112c-10-64 158-64 148 0" stroke={finish.dark} strokeWidth="16" />
      <path d="M46 112c-10-64 158-64 148 0" stroke={finish.base} strokeWidth="11" />
      <path
        d="M54 92h132a22 22 0 0 1 22 22v30a26 26 0 0 1-26 26h-20c-14 0-18-14-42-14s-28 14-42 14H58a26 26 0 0 1-26-26v-30a22 22 0 0 1 22-22z"
        fill={`url(#${id}f)`}
        stroke={finish.rim}
      />
      <path d="M44 104h152" stroke="#fff" strokeOpacity=".5" strokeWidth="3" strokeLinecap="round" />
      <Eye x={56} y={124} radius={8} />
      <Eye x={184} y={124} radius={8} />
      <Eye x={98} y={140} radius={5.5} />
      <Eye x={142} y={140} radius={5.5} />
      <path d="M188 168h22l-6 34a9 9 0 0 1-17-4z" fill={`url(#${id}f)`} stroke={finish.rim} />
      <ellipse cx="198" cy="166" rx="21" ry="10" fill={finish.light} stroke={finish.rim} />
      <path d="M194 165h0" stroke={rubber} strokeWidth="9" strokeLinecap="round" />
    </>
  )
}

export const otherConsoles = { slab: Slab, standing: Standing, tall: Tall, lid: Lid, headset: Headset } as const
