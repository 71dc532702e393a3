import { finish } from '#web/art/devices/colour.ts'
import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { edge, FinishGradient, Ground, night, rubber } from './paint.tsx'

/** The one finish everybody expects of the best known earbuds. */
const porcelain = finish([210, 8, 91])

export function Headphones({ look: given }: { look: DeviceLook }) {
  const look = /airpods(?! max)/.test(given.name) ? { ...given, finish: porcelain } : given
  const isInEar = /buds|pods(?! max)|earbud|in-ear|\bear\b|wf-|freebuds|true wireless|tws|linkbuds/.test(look.name)

  return (
    <>
      <FinishGradient id={`${look.id}f`} finish={look.finish} />
      {isInEar ? <Earbuds look={look} /> : <OverEar look={look} />}
    </>
  )
}

function OverEar({ look }: { look: DeviceLook }) {
  const { id, accent } = look

  return (
    <>
      <Ground id={look.id} y={216} width={170} />
      <path d="M56 138C44 12 196 12 184 138" stroke={look.finish.dark} strokeWidth="15" strokeLinecap="round" />
      <path d="M56 138C44 12 196 12 184 138" stroke={look.finish.base} strokeWidth="10" strokeLinecap="round" />
      <path d="M83 60c20-22 54-22 74 0" stroke={rubber} strokeWidth="15" strokeLinecap="round" />
      <Cup id={id} accent={accent} />
      <g transform="matrix(-1 0 0 1 240 0)">
        <Cup id={id} accent={accent} />
      </g>
    </>
  )
}

function Cup({ id, accent }: { id: string; accent: string }) {
  return (
    <g transform="rotate(6 64 160)">
      <rect x="66" y="116" width="32" height="90" rx="15" fill={rubber} {...edge} />
      <rect x="34" y="112" width="46" height="98" rx="23" fill={`url(#${id}f)`} {...edge} />
      <path d="M45 138v46" stroke="#fff" strokeOpacity=".28" strokeWidth="4" strokeLinecap="round" />
      <circle cx="58" cy="196" r="2.5" fill={accent} />
      <path d="M56 108v18" stroke={night} strokeOpacity=".45" strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}

function Earbuds({ look }: { look: DeviceLook }) {
  const { id, accent } = look
  const hasStem = /pods|freebuds|ear\b|pro 3|buds ?3|redmi/.test(look.name)

  return (
    <>
      <Ground id={look.id} y={214} width={150} />
      <path d="M52 146v-24a30 30 0 0 1 30-30h76a30 30 0 0 1 30 30v24z" fill={look.finish.dark} {...edge} />
      <path d="M62 146v-20a24 24 0 0 1 24-24h68a24 24 0 0 1 24 24v20z" fill={night} fillOpacity=".35" />
      <Bud x={94} stem={hasStem} id={id} />
      <g transform="matrix(-1 0 0 1 240 0)">
        <Bud x={94} stem={hasStem} id={id} />
      </g>
      <path d="M46 142h148v34a34 34 0 0 1-34 34H80a34 34 0 0 1-34-34z" fill={`url(#${id}f)`} {...edge} />
      <path d="M46 146h148" stroke="#000" strokeOpacity=".2" strokeWidth="2" />
      <circle cx="120" cy="166" r="3" fill={accent} />
      <path d="M60 156v20a22 22 0 0 0 6 14" stroke="#fff" strokeOpacity=".3" strokeWidth="4" strokeLinecap="round" />
    </>
  )
}

function Bud({ x, stem, id }: { x: number; stem: boolean; id: string }) {
  return (
    <g transform={`rotate(${stem ? -4 : -10} ${x} 90)`}>
      <ellipse cx={x + 15} cy="66" rx="9" ry="12" fill={rubber} transform={`rotate(-20 ${x + 15} 66)`} />
      {stem && <rect x={x - 12} y="62" width="14" height="80" rx="7" fill={`url(#${id}f)`} {...edge} />}
      <circle cx={x} cy="70" r={stem ? 19 : 25} fill={`url(#${id}f)`} {...edge} />
      <ellipse cx={x - 5} cy="66" rx="4" ry="8" fill={night} fillOpacity=".7" />
    </g>
  )
}
