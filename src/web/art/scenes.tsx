import { brand, ink, mid, paper, round, Scene, soft, warm, type SceneProps } from './scene.tsx'

/** Things going round: what one person no longer needs comes back to another. */
export function HeroScene({ label }: SceneProps) {
  return (
    <Scene width={520} height={480} label={label}>
      <circle cx="260" cy="262" r="206" fill={soft} opacity=".55" />
      <path d="M400 176a164 164 0 1 1-152-78" stroke={brand} strokeWidth="30" {...round} />
      <path d="m240 62 62 36-58 44z" fill={brand} stroke={brand} strokeWidth="12" {...round} />
      <path d="M190 30h0M330 30h0" stroke={warm} strokeWidth="44" strokeLinecap="round" />
      <Phone />
      <Camera />
      <Headphones />
      <Gamepad />
      <Watch />
    </Scene>
  )
}

function Phone() {
  return (
    <g transform="rotate(-8 260 262)">
      <rect x="202" y="160" width="116" height="214" rx="24" fill={ink} />
      <rect x="209" y="167" width="102" height="200" rx="18" fill={paper} />
      <rect x="209" y="167" width="102" height="200" rx="18" fill={mid} opacity=".5" />
      <path d="M209 290c34-30 68 22 102-12v71a18 18 0 0 1-18 18h-66a18 18 0 0 1-18-18z" fill={brand} opacity=".8" />
      <circle cx="278" cy="222" r="20" fill={warm} />
      <rect x="246" y="175" width="28" height="8" rx="4" fill={ink} />
    </g>
  )
}

function Camera() {
  return (
    <g transform="translate(44 236) rotate(-6)">
      <path d="M34 14 42 0h30l8 14z" fill={ink} />
      <rect y="12" width="114" height="76" rx="14" fill={paper} stroke={ink} strokeWidth="4" />
      <path d="M0 36h114" stroke={ink} strokeWidth="4" />
      <circle cx="57" cy="54" r="27" fill={ink} />
      <circle cx="57" cy="54" r="16" fill={mid} />
      <path d="M48 52a10 10 0 0 1 8-8" stroke={paper} strokeWidth="4" {...round} />
      <circle cx="98" cy="24" r="4" fill={warm} />
    </g>
  )
}

function Headphones() {
  return (
    <g transform="translate(372 192) rotate(10)">
      <path d="M12 62C4-14 108-14 100 62" stroke={ink} strokeWidth="9" {...round} />
      <rect x="-2" y="50" width="30" height="52" rx="14" fill={paper} stroke={ink} strokeWidth="4" />
      <rect x="84" y="50" width="30" height="52" rx="14" fill={paper} stroke={ink} strokeWidth="4" />
      <path d="M28 60v32M84 60v32" stroke={brand} strokeWidth="8" {...round} />
    </g>
  )
}

function Gamepad() {
  return (
    <g transform="translate(340 382) rotate(-10)">
      <path
        d="M-30-26c-20 0-28 10-33 30-5 22-7 36-3 45 4 10 15 10 23 0l13-16h60l13 16c8 10 19 10 23 0 4-9 2-23-3-45-5-20-13-30-33-30z"
        fill={paper}
        stroke={ink}
        strokeWidth="4"
        {...round}
      />
      <path d="M-32-6v16M-40 2h16" stroke={ink} strokeWidth="6" {...round} />
      <path d="M32-8h0M32 12h0M22 2h0" stroke={ink} strokeWidth="8" {...round} />
      <path d="M42 2h0" stroke={warm} strokeWidth="8" {...round} />
    </g>
  )
}

function Watch() {
  return (
    <g transform="translate(132 352) rotate(18)">
      <path d="M16 22 20 -8h34l4 30zM16 72l4 30h34l4-30z" fill={mid} />
      <rect x="6" y="12" width="62" height="70" rx="20" fill={paper} stroke={ink} strokeWidth="4" />
      <path d="M37 30v18l11 7" stroke={brand} strokeWidth="5" {...round} />
      <rect x="68" y="38" width="6" height="14" rx="3" fill={ink} />
    </g>
  )
}

/** A parcel leaves the house, its label printed. */
export function ParcelScene({ label }: SceneProps) {
  return (
    <Scene width={240} height={180} label={label}>
      <Backdrop />
      <path d="m120 44 66 26v68l-66 28-66-28V70z" fill={paper} stroke={ink} strokeWidth="4" {...round} />
      <path d="m54 70 66 28 66-28M120 98v68" stroke={ink} strokeWidth="4" {...round} />
      <path d="m86 57 66 27v24l14-6V78l-66-28z" fill={warm} />
      <path d="m66 96 34 14v22l-34-14z" fill={soft} stroke={brand} strokeWidth="3" {...round} />
      <path d="m73 105 20 8M73 113l12 5" stroke={brand} strokeWidth="3" {...round} />
      <path d="M16 92h22M8 110h30M22 128h16" stroke={mid} strokeWidth="5" {...round} />
    </Scene>
  )
}

/** A device on the table, under a lamp and an honest eye. */
export function InspectionScene({ label }: SceneProps) {
  return (
    <Scene width={240} height={180} label={label}>
      <Backdrop />
      <path d="m96 66-44 92h132l-44-92z" fill={warm} opacity=".2" />
      <path d="M20 158h200" stroke={ink} strokeWidth="4" {...round} />
      <path d="M204 156V52a18 18 0 0 0-18-18h-68v12M188 156h30" stroke={ink} strokeWidth="4" {...round} />
      <path d="M84 66c2-14 16-22 34-22s32 8 34 22z" fill={brand} stroke={ink} strokeWidth="4" {...round} />
      <rect x="72" y="124" width="92" height="30" rx="9" fill={paper} stroke={ink} strokeWidth="4" />
      <path d="M84 139h24" stroke={mid} strokeWidth="5" {...round} />
      <circle cx="136" cy="118" r="20" fill={soft} stroke={ink} strokeWidth="4" />
      <path d="m150 132 16 16" stroke={ink} strokeWidth="7" {...round} />
      <path d="m128 118 6 6 10-11" stroke={brand} strokeWidth="4" {...round} />
    </Scene>
  )
}

/** The money arrives. */
export function PayoutScene({ label }: SceneProps) {
  return (
    <Scene width={240} height={180} label={label}>
      <Backdrop />
      <rect x="46" y="76" width="136" height="84" rx="16" fill={paper} stroke={ink} strokeWidth="4" />
      <path d="M46 100h136" stroke={ink} strokeWidth="4" />
      <path d="M62 122h44M62 138h26" stroke={mid} strokeWidth="6" {...round} />
      <circle cx="168" cy="66" r="36" fill={warm} stroke={ink} strokeWidth="4" />
      <path d="M182 53a18 18 0 1 0 0 26M146 62h24M146 70h24" stroke={ink} strokeWidth="5" {...round} />
      <path d="M88 22v34M75 44l13 13 13-13" stroke={brand} strokeWidth="6" {...round} />
      <circle cx="176" cy="146" r="18" fill={brand} />
      <path d="m168 146 6 6 11-12" stroke="var(--color-on-brand, #fff)" strokeWidth="4" {...round} />
    </Scene>
  )
}

function Backdrop() {
  return <circle cx="120" cy="96" r="80" fill={soft} opacity=".8" />
}
