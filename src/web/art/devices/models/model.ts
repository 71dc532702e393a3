import type { backs } from './backs/all.ts'

/**
 * The colours a device was sold in when it came out, by their names: `#rrggbb`, or `#rrggbb/#rrggbb` where the camera or
 * the trim has a colour of its own. The first one is what people remember; it is drawn on the first model of the entry,
 * the second one on the second, and so on.
 */
export type LaunchColours = Readonly<Record<string, string>>

interface Entry {
  colours: LaunchColours
}

/** How a front looks: from a button below the screen to nothing but a hole in it. */
export type PhoneFront =
  | 'button'
  | 'wide-button'
  | 'chin'
  | 'wide-notch'
  | 'notch'
  | 'island'
  | 'drop'
  | 'hole'
  | 'left-hole'
  | 'right-hole'
  | 'right-pill'
  | 'none'
  | 'duo'

export interface PhoneModel extends Entry {
  /** Name → width and height in millimetres. */
  models: Readonly<Record<string, string>>
  back: keyof typeof backs
  front: PhoneFront
  /** How the frame meets the glass: a flat band, a soft curve, or glass that bends around it. */
  edges: 'flat' | 'round' | 'curved'
  /** Radius of the corners in millimetres; without it that of most phones. */
  corner?: number
  /** Millimetres between the frame and the screen; without it those of its kind of front. */
  bezel?: number
  /** Millimetres from the left edge to the right of a screen that unfolds. */
  unfolds?: number
}

export interface TabletModel extends Entry {
  models: Readonly<Record<string, string>>
  front: 'button' | 'bezel' | 'thin'
  back: keyof typeof backs
  pen?: boolean
}

export interface NotebookModel extends Entry {
  models: readonly string[]
  /** What the screen looks like at its upper edge, and how wide its frame is. */
  screen: 'notch' | 'thin' | 'wide' | 'tall'
  deck: 'black-keys' | 'white-keys' | 'touch-bar' | 'red-point' | 'keys'
}

export interface WatchModel extends Entry {
  models: readonly string[]
  face: keyof typeof import('#web/art/devices/shapes/watch-faces.tsx').watchCases
}

export interface ConsoleModel extends Entry {
  models: readonly string[]
  shape: keyof typeof import('#web/art/devices/shapes/consoles/all.ts').consoleShapes
}

export interface CameraModel extends Entry {
  models: readonly string[]
  body: keyof typeof import('#web/art/devices/shapes/camera-bodies.tsx').cameraBodies
}

export interface KnownModels {
  phone: PhoneModel
  tablet: TabletModel
  notebook: NotebookModel
  watch: WatchModel
  console: ConsoleModel
  camera: CameraModel
}
