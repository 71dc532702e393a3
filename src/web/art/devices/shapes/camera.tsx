import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { edge, FinishGradient, Gradient, Ground, night, rubber } from './paint.tsx'

export function Camera({ look }: { look: DeviceLook }) {
  const isAction = look.maker === 'gopro' || /hero|osmo|action|insta/.test(look.name)
  return isAction ? <ActionCamera look={look} /> : <SystemCamera look={look} />
}

function SystemCamera({ look }: { look: DeviceLook }) {
  const { id, finish, maker } = look
  const flatTop = isRangefinder(look)
  const silverTop = maker === 'fujifilm' || maker === 'leica' || maker === 'olympus'
  const top = silverTop ? { light: '#e9e8e4', base: '#c9c8c3', dark: '#97968f' } : finish

  return (
    <>
      <defs>
        <FinishGradient id={`${id}f`} finish={finish} />
        <FinishGradient id={`${id}t`} finish={top} />
      </defs>
      <Ground y={203} width={190} />
      {!flatTop && <path d="M84 76 94 47a8 8 0 0 1 7.5-5h37a8 8 0 0 1 7.5 5l10 29z" fill={`url(#${id}t)`} {...edge} />}
      {!flatTop && <path d="M103 38h34v5h-34z" fill={rubber} />}
      <Controls silver={silverTop} accent={look.accent} flat={flatTop} />
      <path d="M38 68h164a12 12 0 0 1 12 12v28H26V80a12 12 0 0 1 12-12z" fill={`url(#${id}t)`} {...edge} />
      <path d="M26 96h188v92a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12z" fill={`url(#${id}f)`} {...edge} />
      <path d="M26 104h188v78H26z" fill={rubber} />
      {!flatTop && (
        <path
          d="M22 84a12 12 0 0 1 12-12h22c9 0 12 6 12 14v100a14 14 0 0 1-14 14H36a14 14 0 0 1-14-14z"
          fill={rubber}
          {...edge}
        />
      )}
      {maker === 'nikon' && <path d="M34 96h24l-6 7H40z" fill={look.accent} />}
      {flatTop && <rect x="42" y="76" width="26" height="15" rx="3" fill={night} {...edge} />}
      <MountedLens look={look} />
    </>
  )
}

function Controls({ silver, accent, flat }: { silver: boolean; accent: string; flat: boolean }) {
  const metal = silver ? '#b9b8b2' : '#3a4048'

  return (
    <>
      <rect x="38" y={flat ? 60 : 62} width="22" height="12" rx="4" fill={metal} {...edge} />
      <rect x="44" y={flat ? 56 : 58} width="10" height="6" rx="3" fill={accent} />
      <rect x="168" y="58" width="30" height="12" rx="3" fill={metal} {...edge} />
      <path d="M171 64h25" stroke="#000" strokeOpacity=".45" strokeWidth="12" strokeDasharray="1.2 2.4" />
      {flat && <rect x="134" y="60" width="24" height="10" rx="3" fill={metal} {...edge} />}
    </>
  )
}

function MountedLens({ look: { id, maker, accent } }: { look: DeviceLook }) {
  const ringed = maker === 'canon' || maker === 'sony' || maker === 'zeiss' || maker === 'leica'
  const x = 128
  const y = 140

  return (
    <>
      <defs>
        <Gradient id={`${id}g`} colours={['#7d93c9', '#2b2f5e', '#0a0d18']} />
        <Gradient id={`${id}b`} colours={['#4a505a', '#1c2026', '#0d1013']} />
      </defs>
      <circle cx={x} cy={y} r="58" fill="#c4c3be" />
      <circle cx={x} cy={y} r="55" fill={`url(#${id}b)`} {...edge} />
      <circle cx={x} cy={y} r="50" stroke="#000" strokeOpacity=".55" strokeWidth="7" strokeDasharray="2 2.2" />
      <circle cx={x} cy={y} r="42" fill="#14171c" stroke={ringed ? accent : '#4c525c'} strokeWidth="2" />
      <circle cx={x} cy={y} r="32" fill={night} stroke="#2b3038" strokeWidth="3" />
      <circle cx={x} cy={y} r="25" fill={`url(#${id}g)`} />
      <circle cx={x} cy={y} r="11" fill="#0a0d18" fillOpacity=".7" />
      <path
        d={`M${x - 17} ${y - 9}a20 20 0 0 1 14-10`}
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx={x + 10} cy={y + 12} r="3" fill="#c9a6e8" fillOpacity=".65" />
    </>
  )
}

function ActionCamera({ look: { id, finish, accent } }: { look: DeviceLook }) {
  return (
    <>
      <FinishGradient id={`${id}f`} finish={finish} />
      <Gradient id={`${id}g`} colours={['#7d93c9', '#2b2f5e', '#0a0d18']} />
      <Ground y={198} width={156} />
      <rect x="46" y="70" width="148" height="124" rx="20" fill={`url(#${id}f)`} {...edge} />
      <rect x="64" y="62" width="40" height="10" rx="5" fill={rubber} />
      <rect x="58" y="92" width="58" height="52" rx="6" fill={night} {...edge} />
      <path
        d="M58 158h58M58 168h58M58 178h40"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="124" y="82" width="60" height="60" rx="14" fill={night} {...edge} />
      <circle cx="154" cy="112" r="23" fill={`url(#${id}g)`} stroke="#3a4048" strokeWidth="4" />
      <path d="M141 104a16 16 0 0 1 10-7" stroke="#fff" strokeOpacity=".75" strokeWidth="4" strokeLinecap="round" />
      <circle cx="172" cy="168" r="4" fill={accent} />
    </>
  )
}

/** Cameras without the hump of a viewfinder: compacts and the classic rangefinder shape. */
function isRangefinder({ maker, name }: DeviceLook): boolean {
  return (
    maker === 'leica' || /x100|x-e|x-pro|pen|powershot|coolpix|rx100|zv-1|a6\d|α6|alpha 6|compact|cyber-shot/.test(name)
  )
}
