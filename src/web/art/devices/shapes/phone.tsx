import type { DeviceLook } from '#web/art/devices/device-look.ts'
import { phoneFacts, type PhoneFacts } from '#web/art/devices/models/phone-facts.ts'
import { FinishGradient, Ground, r } from './paint.tsx'
import { PhoneBack } from './phone-back.tsx'
import { PhoneFront } from './phone-front.tsx'

/** How large a millimetre is drawn: the largest phone just fits, so that a small one looks small beside it. */
const scale = 1.25
const ground = 221
/** The front stands behind the back, a little further away. */
const distance = 4

/** Back and front as shops show them: the back tells the model, the front the generation. */
export function Phone({ look }: { look: DeviceLook }) {
  const facts = phoneFacts(look)
  const { width, height, frontWidth } = facts
  const step = width * stepOf(facts)
  const k = r(Math.min(scale * 100, 21600 / (step + frontWidth))) / 100
  const left = r(120 - (k * (step + frontWidth)) / 2)

  return (
    <>
      <FinishGradient id={`${look.id}f`} finish={look.finish} />
      <Ground id={look.id} y={ground} width={k * (step + frontWidth) + 14} />
      <g transform={`translate(${left} ${r(ground - k * height)}) scale(${k})`}>
        <g transform={`translate(${r(step)} ${-distance})`}>
          <PhoneFront look={look} facts={facts} />
        </g>
        <rect x="1.6" y="1.2" width={width} height={height} rx={facts.corner} fill="#000" opacity=".2" />
        <PhoneBack look={look} facts={facts} />
      </g>
    </>
  )
}

/** How much of the front is seen: more if there is something in its left corner, less if it is wide. */
function stepOf({ front, frontWidth, width }: PhoneFacts): number {
  if (frontWidth > width) return 0.52
  return front === 'left-hole' ? 0.93 : 0.78
}
