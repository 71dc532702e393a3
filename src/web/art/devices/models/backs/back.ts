/**
 * What stands on the back of a phone, in millimetres from its upper left corner, or from the middle of its upper edge.
 * Lists are written as text, so that a layout is a line: plates `x y width height radius tone`, eyes `x y radius`.
 */
export interface Back {
  /** Where x is counted from. */
  from?: 'middle'
  /** `full` is as wide as the phone. Tones: `glass` and `dark` of the phone, `trim` of its second colour, `black`. */
  plates?: string
  eyes: string
  /** Eyes in rings of metal, as expensive ones are. */
  ringed?: boolean
  flash?: string
  /** Microphones, sensors, lasers: dark dots. */
  dots?: string
  /** A touched ring for the finger. */
  finger?: string
  /** Seams of antennas, hinges and glass: path data. */
  seams?: string
  /** A screen on the outside of what folds: `x y width height radius`. */
  cover?: string
}
