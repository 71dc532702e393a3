import spriteUrl from './scenes.svg?url&no-inline'

/** Width and height of each drawing. */
export const sceneSizes = {
  hero: [520, 480],
  describe: [240, 180],
  parcel: [240, 180],
  inspection: [240, 180],
  payout: [240, 180],
  'not-found': [320, 220],
} as const

/** Quiet pictures of one hand. They take the colours of the page, so every scheme and skin has its own. */
export function Scene({ name }: { name: keyof typeof sceneSizes }) {
  const [width, height] = sceneSizes[name]

  return (
    <svg className="scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
