import { appleBacks } from './apple.ts'
import { googleBacks } from './google.ts'
import { otherBacks } from './others.ts'
import { samsungBacks } from './samsung.ts'
import { tabletBacks } from './tablets.ts'

export const backs = { ...appleBacks, ...samsungBacks, ...googleBacks, ...tabletBacks, ...otherBacks } as const
