import spriteUrl from './business.svg?url&no-inline'

/** Width and height of each drawing. */
export const businessDrawings = {
  cabinet: [520, 480],
  list: [240, 180],
  offer: [240, 180],
  boxes: [240, 180],
  certificate: [240, 180],
} as const

/** What companies see: the same hand and colours as the other scenes, in a file that only they load. */
export function BusinessArt({ name }: { name: keyof typeof businessDrawings }) {
  const [width, height] = businessDrawings[name]

  return (
    <svg className="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
