/** What a place is for. */
export const placeKinds = ['dock', 'shelf', 'bench', 'quarantine', 'returns'] as const

export type PlaceKind = (typeof placeKinds)[number]

export const isPlaceKind = (text: string): text is PlaceKind => (placeKinds as readonly string[]).includes(text)

/** Where devices can stand. */
export type Place = {
  code: string
  kind: PlaceKind
  /** How many devices fit; as many as come if it says nothing. */
  capacity: number | null
  isClosed: boolean
  /** How many stand there. */
  devices: number
}

/** P-A-03-2, as it is printed; nothing if it is no place. */
export function parsePlaceCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return /^P(-[A-Z0-9]{1,6}){1,4}$/.test(code) ? code : undefined
}
