import { type Finish, isPale } from '#web/art/devices/colour.ts'
import { rubber } from '#web/art/devices/shapes/paint.tsx'

type Props = {
  x: number
  y: number
  fill: string
  finish: Finish
  sticks?: 'even' | 'offset' | undefined
  dark?: string | undefined
}

/** Even sticks or offset ones tell the two families apart; everything else is shared. */
export function Gamepad({ x, y, fill, finish, sticks = 'even', dark }: Props) {
  const ink = isPale(finish) ? '#3a3f47' : '#aab0b9'
  const [left, right] = sticks === 'even' ? ['M-14 9h0', 'M14 9h0'] : ['M-31-2h0', 'M13 9h0']
  const cross = sticks === 'even' ? 'M-32-7v11M-37.5-1.5h11' : 'M-14 3.5v11M-19.5 9h11'

  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outline} fill="#000" opacity=".22" transform="translate(1 3)" />
      <path d={outline} fill={fill} stroke={finish.rim} />
      {dark && <path d="M-19-16h38c2 9-3 18-9 23-4 3-16 3-20 0-6-5-11-14-9-23z" fill={dark} />}
      <path d={cross} stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <path d="M31-7h0M25-1h0M37-1h0M31 5h0" stroke={ink} strokeWidth="4.4" strokeLinecap="round" />
      <path d={left + right} stroke={rubber} strokeWidth="14" strokeLinecap="round" />
      <path d={left + right} stroke="#555c67" strokeWidth="8" strokeLinecap="round" transform="translate(-.5 -.8)" />
      {sticks === 'even' && (
        <rect
          x="-10"
          y="-13"
          width="20"
          height="10"
          rx="2.5"
          fill={dark ? finish.light : ink}
          fillOpacity={dark ? 1 : 0.5}
        />
      )}
    </g>
  )
}

const outline =
  'M-32-17c-12 0-17 6-20 18-3 13-4 22-2 28 2 7 10 7 15 0l8-11c3-3 4-3 8-3h46c4 0 5 0 8 3l8 11c5 7 13 7 15 0 2-6 1-15-2-28-3-12-8-18-20-18-6 0-6 1-10 1h-44c-4 0-4-1-10-1z'
