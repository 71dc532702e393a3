import { mix, luminance } from '#web/art/devices/colour.ts'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import type { PhoneFacts } from '#web/art/devices/models/phone-facts.ts'
import { black, Dots, Eyes, Gradient, night, r, type Spot } from './paint.tsx'

type Props = { look: DeviceLook; facts: PhoneFacts }

export function PhoneBack({ look, facts }: Props) {
  const { id, finish } = look
  const { width, height, corner, edges, back } = facts
  const body = { width, height, rx: corner }
  const inset = edges === 'flat' ? 1.3 : 0.7

  return (
    <>
      <path
        d={`M-.4 ${r(height * 0.27)}v${r(height * 0.1)}`}
        stroke={finish.rim}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <rect
        {...body}
        fill={edges === 'flat' ? mix(finish.base, finish.rim, 0.45) : finish.base}
        stroke={finish.rim}
        strokeWidth=".7"
      />
      <rect
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={corner - inset}
        fill={`url(#${id}f)`}
      />
      {edges !== 'flat' && <Bend id={id} body={body} strong={edges === 'curved'} />}
      <Plates look={look} facts={facts} />
      {back.seams && <path d={back.seams} stroke="#000" strokeOpacity=".28" strokeWidth="1" />}
      {back.cover && <Cover look={look} at={back.cover} />}
      <Cameras look={look} facts={facts} />
    </>
  )
}

/** Glass that bends towards its edges: light on the left, shade on the right. */
function Bend({
  id,
  body,
  strong,
}: {
  id: string
  body: { width: number; height: number; rx: number }
  strong: boolean
}) {
  return (
    <>
      <linearGradient id={`${id}h`}>
        <stop stopColor="#fff" stopOpacity={strong ? 0.5 : 0.4} />
        <stop offset=".09" stopColor="#fff" stopOpacity="0" />
        <stop offset=".9" stopOpacity="0" />
        <stop offset="1" stopOpacity={strong ? 0.3 : 0.2} />
      </linearGradient>
      <rect {...body} fill={`url(#${id}h)`} />
    </>
  )
}

function Plates({ look, facts: { back, width } }: Props) {
  const { finish, trim } = look
  const fills: Record<string, string> = {
    glass: mix(finish.base, '#ffffff', luminance(finish.base) > 0.5 ? 0.3 : 0.13),
    dark: finish.dark,
    trim: trim.base,
    black,
  }

  return lines(back.plates).map(([x, y, w, h, rx, tone]) => {
    const plate = {
      x: w === 'full' ? 0 : across(x, back.from, width),
      y,
      width: w === 'full' ? width : w,
      height: h,
      rx: Number(rx) || undefined,
    }
    return (
      <g key={`${x} ${y}`}>
        {tone === 'glass' && <rect {...plate} fill="#000" opacity=".16" transform="translate(.7 .9)" />}
        <rect {...plate} fill={fills[tone!]} stroke={tone === 'black' ? undefined : finish.rim} strokeWidth=".6" />
      </g>
    )
  })
}

function Cameras({ look, facts: { back, width } }: Props) {
  const spots = (list?: string): Spot[] =>
    lines(list).map(([x, y, radius]) => [across(x, back.from, width), Number(y), Number(radius)])
  const ring = mix(look.finish.base, look.finish.rim, 0.8)
  const [flash] = spots(back.flash)
  const [finger] = spots(back.finger)

  return (
    <>
      {finger && (
        <circle
          cx={finger[0]}
          cy={finger[1]}
          r={finger[2]}
          fill="#000"
          fillOpacity=".12"
          stroke={look.finish.rim}
          strokeWidth=".5"
        />
      )}
      <Eyes spots={spots(back.eyes)} ring={back.ringed ? ring : undefined} />
      {flash && (
        <circle
          cx={flash[0]}
          cy={flash[1]}
          r={flash[2]}
          fill="#fff4d8"
          stroke="#000"
          strokeOpacity=".25"
          strokeWidth=".4"
        />
      )}
      {spots(back.dots).map((spot) => (
        <Dots key={spot.join()} spots={[spot]} width={spot[2] * 2} stroke={night} />
      ))}
    </>
  )
}

/** The outer screen of what folds: dark glass with a little light. */
function Cover({ look: { id, wallpaper }, at }: { look: DeviceLook; at: string }) {
  const [[x, y, width, height, rx] = []] = lines(at)

  return (
    <>
      <Gradient id={`${id}k`} colours={[wallpaper[1], black]} />
      <rect x={x} y={y} width={width} height={height} rx={rx} fill={`url(#${id}k)`} stroke={night} />
    </>
  )
}

const across = (x: string | undefined, from: 'middle' | undefined, width: number): number =>
  r(Number(x) + (from === 'middle' ? width / 2 : 0))

const lines = (list = ''): string[][] => (list ? list.split(',').map((line) => line.split(' ')) : [])
