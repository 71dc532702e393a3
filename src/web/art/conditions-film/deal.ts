import { colour, stroke } from './drawing.ts'

export const drawCoin = (): string =>
  `<circle r="64" fill="${colour.accent}" ${stroke(6)}/>
    <path d="M24-23a32 32 0 1 0 0 46M-40-7H4M-40 9H4" fill="none" ${stroke(8.5)}/>`

/** Where the money arrives: the same card as in the scene of the payout. */
export const drawCard = (): string =>
  `<rect x="-170" y="-108" width="340" height="216" rx="34" fill="${colour.surface}" ${stroke(6)}/>
    <path d="M-170-48H170" ${stroke(6)}/>
    <path d="M-130 10h110M-130 52h70" ${stroke(14, colour.brandMid)}/>`

/** What was said is what is paid. */
export const drawEquals = (): string => `<path d="M-36-17H36M-36 17H36" ${stroke(13, colour.brand)}/>`

export const drawApproval = (): string =>
  `<circle r="46" fill="${colour.brand}" ${stroke(7, colour.surface)}/>
    <path d="M-19 2l13 14 25-30" fill="none" ${stroke(10, colour.surface)}/>`
