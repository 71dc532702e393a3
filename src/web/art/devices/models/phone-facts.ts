import { type DeviceLook, pick } from '#web/art/devices/device-look.ts'
import { backs } from './backs/all.ts'
import type { Back } from './backs/back.ts'
import type { PhoneFront, PhoneModel } from './model.ts'

/** What a phone's drawing needs, in millimetres. */
export interface PhoneFacts {
  width: number
  height: number
  frontWidth: number
  corner: number
  bezel: number
  back: Back
  front: PhoneFront
  edges: PhoneModel['edges']
}

type Habit = Pick<PhoneModel, 'back' | 'front' | 'edges' | 'unfolds' | 'corner'> & { size?: [number, number] }

const bezels: Record<PhoneModel['edges'], number> = { flat: 2.6, round: 3, curved: 1.5 }

export function phoneFacts(look: DeviceLook): PhoneFacts {
  const known = look.known?.kind === 'phone' ? look.known : undefined
  const phone: Habit & Partial<PhoneModel> = known?.entry ?? habit(look)
  const [width, height] = known?.size ?? phone.size ?? usualSize(look.name)

  return {
    width,
    height,
    frontWidth: phone.unfolds ?? width,
    corner: phone.corner ?? (look.maker === 'apple' ? 11.6 : 10.5),
    bezel: phone.bezel ?? bezels[phone.edges],
    back: backs[phone.back],
    front: phone.front,
    edges: phone.edges,
  }
}

function usualSize(name: string): [number, number] {
  if (/mini|compact|\bse\b/.test(name)) return [66, 138]
  return /max|plus|ultra|xl\b/.test(name) ? [77, 163] : [73, 156]
}

/** How each maker arranges what we have no entry for; makers without a habit get one by their name. */
function habit({ maker, name, seed }: DeviceLook): Habit {
  if (/\bfold|iphone duo|trifold|mate x|magic v|find n\d$/.test(name)) return folding
  if (/flip|razr|pocket/.test(name)) return { back: 'flip-cover', front: 'hole', edges: 'flat', size: [73, 166] }
  if (maker === 'apple') return appleHabit(name)
  if (maker === 'samsung' && isOldGalaxy.test(name)) return { ...old, size: [69, 139] }
  if (maker === 'samsung' && /\bs\d\d/.test(name))
    return { back: /ultra/.test(name) ? 'five-rings' : 'three-rings', front: 'hole', edges: 'flat' }
  if (maker === 'samsung')
    return { back: 'three-small-rings', front: /galaxy [ajm][0-4]/.test(name) ? 'drop' : 'hole', edges: 'round' }
  if (maker === 'google')
    return /nexus|pixel (?:2|xl)|pixel$/.test(name)
      ? { ...old, front: 'chin' }
      : { back: 'google-island', front: 'hole', edges: 'flat' }
  if (maker === 'sony')
    return /xperia (?:x|l\d)/.test(name)
      ? { back: 'one-small', front: 'chin', edges: 'flat' }
      : { back: 'sony-pill', front: 'chin', edges: 'flat' }
  if (maker === 'oneplus' || maker === 'honor') return { back: 'round-left', front: 'hole', edges: 'curved' }
  if (maker === 'fairphone') return { back: 'fair-triangle', front: 'hole', edges: 'round' }
  if (maker === 'nothing') return { back: 'nothing-two', front: 'hole', edges: 'flat' }
  return pick(common, seed >>> 3)
}

const folding: Habit = { back: 'fold-pill', front: 'duo', edges: 'flat', corner: 5, unfolds: 130, size: [68, 155] }

const old: Habit = { back: 'middle-one', front: 'wide-button', edges: 'round' }

const isOldGalaxy =
  /galaxy (?:j\d|a[3-9] |a\d$|s [ai]|s[2-6]\b|note (?:edge|i|[34])|note$|k |core|grand|ace|young|trend|alpha|xcover [2-4])/

const common: readonly Habit[] = [
  { back: 'pill-column', front: 'hole', edges: 'flat' },
  { back: 'square-four', front: 'hole', edges: 'round' },
  { back: 'round-middle', front: 'hole', edges: 'curved' },
  { back: 'three-small-rings', front: 'hole', edges: 'flat' },
  { back: 'box-mixed', front: 'left-hole', edges: 'round' },
]

/** A phone that is newer than this table looks like the newest in it. */
function appleHabit(name: string): Habit {
  if (/pro/.test(name)) return { back: 'plateau-three', front: 'island', edges: 'round' }
  return { back: /\de\b/.test(name) ? 'one-large' : 'pill-large', front: 'island', edges: 'flat' }
}
