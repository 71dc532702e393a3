import { mix } from '#web/art/devices/colour.ts'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import type { NotebookModel } from '#web/art/devices/models/model.ts'
import { FinishGradient, Gradient, Ground, night, Screen } from './paint.tsx'

/** Frame left and right, above, and below the screen. */
const frames: Record<NotebookModel['screen'], [number, number, number]> = {
  notch: [3, 3.4, 6],
  thin: [6, 6, 9],
  tall: [3.4, 3.6, 5],
  wide: [8, 9, 13],
}

export function Notebook({ look }: { look: DeviceLook }) {
  const { id, finish, name } = look
  const known = look.known?.kind === 'notebook' ? look.known.entry : undefined
  const screen = known?.screen ?? (look.maker === 'apple' ? 'notch' : 'thin')
  const [side, above, below] = frames[screen]
  const top = screen === 'tall' ? 34 : 40
  const size = /\b(?:11|12)\b/.test(name) ? 0.88 : /\b(?:15|16|17)/.test(name) ? 1.03 : 0.97

  return (
    <>
      <defs>
        <FinishGradient id={`${id}f`} finish={finish} />
        <Gradient id={`${id}d`} colours={[finish.light, finish.base]} x2={0.3} />
      </defs>
      <Ground id={id} y={203} width={226 * size} />
      <g transform={`translate(${120 - 120 * size} ${202 - 202 * size}) scale(${size})`}>
        <rect x="35" y={top} width="170" height={156 - top} rx="8" fill={finish.base} stroke={finish.rim} />
        <rect x="36.4" y={top + 1.4} width="167.2" height={153.2 - top} rx="6.8" fill={night} />
        <Screen
          look={look}
          x={36.4 + side}
          y={top + 1.4 + above}
          width={167.2 - 2 * side}
          height={153.2 - top - above - below}
          rx={screen === 'notch' ? 4 : 1}
        />
        {screen === 'notch' && <path d="M107 44h26v4a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3z" fill={night} />}
        {screen !== 'notch' && <circle cx="120" cy={top + 1.4 + above / 2} r="1" fill="#4a5262" />}
        <path d="M60 155.4h120" stroke={mix(finish.dark, '#000000', 0.45)} strokeWidth="2.4" />
        <Deck look={look} deck={known?.deck ?? 'keys'} />
      </g>
    </>
  )
}

const gaming = /rog|legion|omen|alienware|predator|gaming|nitro|tuf|blade|victus/

/** The keyboard is a few dashed lines: at this size the eye does the rest. */
function Deck({ look: { id, finish, name, accent }, deck }: { look: DeviceLook; deck: NotebookModel['deck'] }) {
  const keys = deck === 'white-keys' ? finish.light : gaming.test(name) ? mix(accent, '#191c21', 0.5) : '#191c21'
  const well = deck === 'white-keys' ? finish.dark : mix(finish.base, '#000000', 0.35)

  return (
    <>
      <path d="M35 156h170l19 36H16z" fill={`url(#${id}d)`} stroke={finish.rim} />
      <path d="M46.4 159h147.2l8.6 20H37.8z" fill={well} />
      <g stroke={keys}>
        {deck === 'touch-bar' ? (
          <path d="M47 161.2h146" stroke="#3f5a86" strokeWidth="2.6" />
        ) : (
          <path d="M47.4 161.2h145.2" strokeWidth="2.2" strokeDasharray="8.6 1.4" />
        )}
        <path d="M45.6 165.6h148.8" strokeWidth="3.4" strokeDasharray="9.2 1.5" />
        <path d="M43.2 170.7h153.6" strokeWidth="3.8" strokeDasharray="9.8 1.6" />
        <path d="M41 176h27m2 0h100m2 0h27" strokeWidth="3.8" strokeDasharray="12 1.7" />
      </g>
      {deck === 'red-point' && <circle cx="120" cy="168.3" r="2.1" fill="#d33a32" />}
      {deck === 'red-point' && <path d="M97 181.4h46" stroke="#d33a32" strokeWidth="1.2" strokeDasharray="14 2" />}
      <path
        d={deck === 'red-point' ? 'M97 183h46l2 7.6H95z' : 'M92 181h56l2.6 9.6h-61z'}
        fill={finish.base}
        stroke={finish.rim}
        strokeWidth=".7"
      />
      <path
        d="M16 192h208v3a6.4 6.4 0 0 1-6.4 6.4H22.4A6.4 6.4 0 0 1 16 195z"
        fill={`url(#${id}f)`}
        stroke={finish.rim}
        strokeWidth=".7"
      />
      <path d="M100 192.4h40a5 5 0 0 1-5 3.6h-30a5 5 0 0 1-5-3.6z" fill={finish.dark} />
      <path d="M24 197.6h6M33 197.6h6" stroke="#000" strokeOpacity=".45" strokeWidth="1.6" strokeLinecap="round" />
    </>
  )
}
