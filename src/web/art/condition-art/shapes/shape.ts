import { put } from '#web/art/conditions-film/drawing.ts'
import { on, paint } from '../paint.ts'

/** One kind of device, as the questions about its condition see it. */
export interface ConditionShape {
  /** As a seller knows it; its screen, where it has one, is lit or dark. */
  whole: (lit: boolean) => string
  /** The housing near by, whole or dropped, and what is seen on it. */
  housing: (dented: boolean, marks: string) => string
  /** The glass of the display near by: what it shows, and what is seen on it. */
  glass?: (screen: string, marks: string) => string
  bent?: string
}

type Place = { x?: number; y?: number; scale?: number; wide?: number }

/** Glass: dark when it is off, with one clean reflection. */
export const pane = (outline: string, place: Place, screen: string, marks: string): string =>
  `<path d="${outline}" fill="${paint.glass}"/>${on(
    outline,
    put(place, screen ? screen + marks : `<path d="M-90-90H6L-58 90H-90Z" fill="${paint.glassLight}"/>${marks}`),
    'g',
  )}`

/** A plate of painted metal: what belongs to it, a sheen, and what happened to it. */
export const plate = (outline: string, parts: string, place: Place, marks: string): string =>
  `<path d="${outline}" fill="${paint.body}"/>${parts}${on(
    outline,
    `<path d="M-80-80H-4L-60 90H-80Z" fill="#fff" fill-opacity=".08"/>${marks && put(place, marks)}`,
    'p',
  )}`
