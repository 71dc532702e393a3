import { type Finish, finish, isPale } from '#web/art/devices/colour.ts'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { FinishGradient, Ground, night, rubber, Screen } from '#web/art/devices/shapes/paint.tsx'
import { Gamepad } from './gamepad.tsx'

type Props = { look: DeviceLook }

const controls = (
  <>
    <path d="M33 97h0M207 134h0" stroke={rubber} strokeWidth="21" strokeLinecap="round" />
    <path d="M32.5 96h0M206.5 133h0" stroke="#5a616c" strokeWidth="13" strokeLinecap="round" />
  </>
)

function Buttons({ ink }: { ink: string }) {
  return (
    <g stroke={ink} strokeWidth="6.4" strokeLinecap="round">
      <path d="M33 125h0M33 143h0M24 134h0M42 134h0M207 87h0M207 105h0M198 96h0M216 96h0" />
      <path d="M42 79h5M193 79h5M195.5 76.5v5" strokeWidth="2" />
    </g>
  )
}

/** A tablet between two grips that come off. */
function joined({ frame, slim = false, large = false }: { frame: string; slim?: boolean; large?: boolean }) {
  const [y, height] = large ? [64, 112] : [69, 104]
  const side = slim ? 4 : 9
  return function Switch({ look }: Props) {
    const { id, finish: left, trim: right } = look
    const ink = isPale(left) ? '#3a4048' : night
    return (
      <>
        <FinishGradient id={`${id}l`} finish={left} />
        <FinishGradient id={`${id}r`} finish={right} />
        <Ground id={id} y={184} width={222} />
        <path
          d={`M52 ${y + 1}v${height - 2}H36a22 22 0 0 1-22-22V${y + 23}a22 22 0 0 1 22-22z`}
          fill={`url(#${id}l)`}
          stroke={left.rim}
        />
        <path
          d={`M188 ${y + 1}v${height - 2}h16a22 22 0 0 0 22-22V${y + 23}a22 22 0 0 0-22-22z`}
          fill={`url(#${id}r)`}
          stroke={right.rim}
        />
        {large && <path d="M52 70v100" stroke="#58b4dc" strokeWidth="4" />}
        {large && <path d="M188 70v100" stroke="#f0665a" strokeWidth="4" />}
        <rect x="53" y={y} width="134" height={height} rx="3" fill={frame} stroke="#6b727d" />
        <Screen
          look={look}
          x={53 + side}
          y={y + side + 1}
          width={134 - 2 * side}
          height={height - 2 * side - 2}
          rx={1}
        />
        {controls}
        <Buttons ink={ink} />
      </>
    )
  }
}

/** One piece, screen and grips together. */
function onePiece({ wide = false, grips = false }: { wide?: boolean; grips?: boolean }) {
  return function OnePiece({ look }: Props) {
    const { id, finish: body } = look
    return (
      <>
        <FinishGradient id={`${id}l`} finish={body} />
        <Ground id={id} y={184} width={222} />
        {grips ? (
          <path
            d="M34 66h172c14 0 20 10 22 26l4 74c0 12-10 16-18 8l-12-12H38l-12 12c-8 8-18 4-18-8l4-74c2-16 8-26 22-26z"
            fill={`url(#${id}l)`}
            stroke={body.rim}
          />
        ) : (
          <rect x="14" y="70" width="212" height="102" rx="22" fill={`url(#${id}l)`} stroke={body.rim} />
        )}
        <rect x={wide ? 50 : 56} y="74" width={wide ? 140 : 128} height="90" rx="4" fill={night} />
        <Screen look={look} x={wide ? 55 : 61} y={79} width={wide ? 130 : 118} height={80} rx={1} />
        {controls}
        <Buttons ink={isPale(body) ? '#3a4048' : '#a7adb6'} />
      </>
    )
  }
}

/** Two screens that close upon each other. */
function Clamshell({ look }: Props) {
  const { id, finish: body } = look
  return (
    <>
      <FinishGradient id={`${id}l`} finish={body} />
      <Ground id={id} y={216} width={196} />
      <rect x="32" y="24" width="176" height="94" rx="12" fill={`url(#${id}l)`} stroke={body.rim} />
      <rect x="58" y="34" width="124" height="74" rx="4" fill={night} />
      <Screen look={look} x={64} y={39} width={112} height={64} rx={1} />
      <rect x="32" y="120" width="176" height="94" rx="12" fill={`url(#${id}l)`} stroke={body.rim} />
      <path d="M58 119h124" stroke={night} strokeWidth="5" strokeLinecap="round" />
      <rect x="76" y="132" width="88" height="66" rx="3" fill={night} />
      <rect x="80" y="136" width="80" height="58" rx="1" fill={look.wallpaper[1]} />
      <path d="M54 152h0" stroke={rubber} strokeWidth="19" strokeLinecap="round" />
      <path d="M54 172v14M47 179h14" stroke={rubber} strokeWidth="5" strokeLinecap="round" />
      <path d="M186 144h0M186 162h0M177 153h0M195 153h0" stroke={rubber} strokeWidth="7" strokeLinecap="round" />
    </>
  )
}

/** A small screen above a cross and two buttons. */
function Upright({ look }: Props) {
  const { id, finish: body } = look
  return (
    <>
      <FinishGradient id={`${id}l`} finish={body} />
      <Ground id={id} y={222} width={132} />
      <path
        d="M66 22h108a6 6 0 0 1 6 6v166a28 28 0 0 1-28 28H66a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z"
        fill={`url(#${id}l)`}
        stroke={body.rim}
      />
      <path d="M74 36h92a4 4 0 0 1 4 4v62a18 18 0 0 1-18 18H74a4 4 0 0 1-4-4V40a4 4 0 0 1 4-4z" fill="#565a63" />
      <rect x="88" y="48" width="64" height="58" rx="1" fill="#a9b58c" />
      <path d="M88 48h40L88 92z" fill="#fff" opacity=".16" />
      <path d="M86 142v26M73 155h26" stroke={rubber} strokeWidth="10" strokeLinecap="round" />
      <path d="M160 146h0M138 156h0" stroke="#7d2f4c" strokeWidth="15" strokeLinecap="round" />
      <path d="m94 196 10-4M114 196l10-4" stroke="#6f737b" strokeWidth="5" strokeLinecap="round" />
      <path d="m148 206 12-14M156 208l12-14" stroke="#000" strokeOpacity=".25" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}

const pad: Finish = finish('#f1f1ee')

/** A gamepad, cut in two, with a screen in between. */
function Portal({ look }: Props) {
  return (
    <>
      <FinishGradient id={`${look.id}l`} finish={pad} />
      <Ground id={look.id} y={184} width={222} />
      <g transform="translate(120 116) scale(2.05 1.7)">
        <Gamepad x={0} y={0} fill={`url(#${look.id}l)`} finish={pad} />
      </g>
      <rect x="52" y="64" width="136" height="94" rx="4" fill={night} stroke={pad.rim} />
      <Screen look={look} x={58} y={70} width={124} height={82} rx={1} />
    </>
  )
}

export const handhelds = {
  switch: joined({ frame: '#1b1f25' }),
  'switch-oled': joined({ frame: night, slim: true }),
  'switch-two': joined({ frame: night, slim: true, large: true }),
  'switch-lite': onePiece({}),
  deck: onePiece({ wide: true, grips: true }),
  handheld: onePiece({ wide: true }),
  clamshell: Clamshell,
  upright: Upright,
  portal: Portal,
} as const
