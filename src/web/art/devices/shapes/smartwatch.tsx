import { finish } from '#web/art/devices/colour.ts'
import { type DeviceLook, pick } from '#web/art/devices/device-look.ts'
import { FinishGradient, Ground } from './paint.tsx'
import { watchCases } from './watch-faces.tsx'

const straps = [finish('#2f3237'), finish('#e6dccd'), finish('#3c4d66'), finish('#6f7f74')]

export function Smartwatch({ look }: { look: DeviceLook }) {
  const { id, seed } = look
  const known = look.known?.kind === 'watch' ? look.known.entry : undefined
  const face = known?.face ?? usualFace(look)
  const strap = known ? look.trim : pick(straps, seed >>> 5)
  const Case = watchCases[face]
  const half = face === 'band' ? 25 : 36

  return (
    <>
      <FinishGradient id={`${id}f`} finish={look.finish} />
      <FinishGradient id={`${id}b`} finish={strap} />
      <Ground id={id} y={228} width={110} />
      <path
        d={`M${120 - half} 84 ${126 - half} 22a12 12 0 0 1 12-11h${2 * half - 36}a12 12 0 0 1 12 11l6 62zM${120 - half} 156l6 60a12 12 0 0 0 12 11h${2 * half - 36}a12 12 0 0 0 12-11l6-60z`}
        fill={`url(#${id}b)`}
        stroke={strap.rim}
      />
      <path d="M120 190h0M120 202h0M120 214h0" stroke="#000" strokeOpacity=".3" strokeWidth="5" strokeLinecap="round" />
      <Case look={look} />
    </>
  )
}

function usualFace({ maker, name }: DeviceLook): keyof typeof watchCases {
  if (maker === 'apple') return /ultra/.test(name) ? 'ultra' : 'wide-square'
  if (/band|fit\d|charge/.test(name)) return 'band'
  if (/redmi|fit|versa|gts|bip|cmf watch pro$/.test(name)) return 'square'
  return /ultra|pro|t rex|peak|vertical|vertix|grit|falcon|horizon/.test(name) ? 'rugged' : 'round'
}
