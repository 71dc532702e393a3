/** Nobody types so fast; scanners do. */
export const GAP_MILLISECONDS = 35

const SHORTEST = 4

/** A key that was pressed, and when. */
export type PressedKey = { key: string; at: number }

export type Reading =
  /** A character, and the how many-th it is of those that came fast. */
  | { kind: 'character'; place: number }
  | { kind: 'scan'; code: string }
  /** Nothing that a scanner would press: it ends what came before. */
  | { kind: 'other' }
  /** Shift and its like: scanners press them for capitals. */
  | { kind: 'silent' }

const silent = new Set(['Shift', 'CapsLock', 'AltGraph', 'Alt', 'Control'])

/** Tells a scanner from a typist: four characters at least, fast after each other, and Enter or Tab at the end. */
export function burstReader(): (pressed: PressedKey) => Reading {
  let text = ''
  let last = Number.NEGATIVE_INFINITY

  return ({ key, at }) => {
    if (silent.has(key)) return { kind: 'silent' }
    const isFast = at - last <= GAP_MILLISECONDS
    const code = isFast ? text : ''
    text = ''
    if (key === 'Enter' || key === 'Tab') return code.length >= SHORTEST ? { kind: 'scan', code } : { kind: 'other' }
    if ([...key].length !== 1) return { kind: 'other' }
    text = code + key
    last = at
    return { kind: 'character', place: [...text].length }
  }
}
