import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { edge, FinishGradient, Gradient, Ground, night, Screen } from './paint.tsx'

export function Notebook({ look }: { look: DeviceLook }) {
  const { id, finish, maker, name } = look
  const plays = /rog|legion|omen|alienware|predator|gaming|nitro|tuf|blade|victus/.test(name)

  return (
    <>
      <defs>
        <FinishGradient id={`${id}f`} finish={finish} />
        <Gradient id={`${id}d`} colours={[finish.base, finish.light]} x2={0} />
      </defs>
      <Ground y={203} width={214} />
      <rect x="35" y="40" width="170" height="116" rx="9" fill={finish.dark} {...edge} />
      <rect x="37" y="42" width="166" height="112" rx="7.5" fill={night} />
      <Screen look={look} x={41} y={46} width={158} height={102} rx={3} />
      {maker === 'apple' && <path d="M106 45h28v4.5a3 3 0 0 1-3 3h-22a3 3 0 0 1-3-3z" fill={night} />}
      {maker !== 'apple' && <circle cx="120" cy="44" r="1" fill="#3a4150" />}
      <Deck look={look} keys={plays ? look.accent : night} />
    </>
  )
}

/** The keyboard is five dashed lines: at this size the eye does the rest. */
function Deck({ look: { id, finish, name }, keys }: { look: DeviceLook; keys: string }) {
  const redPoint = /thinkpad/.test(name)

  return (
    <>
      <path d="M35 155h170l19 37H16z" fill={`url(#${id}d)`} {...edge} />
      <g stroke={keys} strokeOpacity=".82">
        <path d="M47 161.5h146" strokeWidth="3" strokeDasharray="8.6 1.6" />
        <path d="M45 166.2h150" strokeWidth="3.4" strokeDasharray="9.2 1.6" />
        <path d="M42.5 171.4h155" strokeWidth="3.8" strokeDasharray="9.8 1.7" />
        <path d="M40 177h26m3 0h102m3 0h26" strokeWidth="4" strokeDasharray="12 1.8" />
      </g>
      {redPoint && <circle cx="120" cy="169" r="2" fill="#d33a32" />}
      <path d="M95 182h50l2.5 8h-55z" fill={finish.dark} fillOpacity=".35" />
      <path d="M16 192h208v3.5a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z" fill={`url(#${id}f)`} />
      <path d="M100 192h40a5 5 0 0 1-5 4h-30a5 5 0 0 1-5-4z" fill={finish.dark} />
    </>
  )
}
