import { brand, ink, mid, round, Scene, soft, warm, type SceneProps } from './scene.tsx'

/** The ring has lost its arrow, and one dot has rolled away. */
export function NotFoundScene({ label }: SceneProps) {
  return (
    <Scene width={320} height={220} label={label}>
      <ellipse cx="160" cy="196" rx="136" ry="10" fill={soft} />
      <path d="M204 84a58 58 0 1 1-34-20" stroke={brand} strokeWidth="18" {...round} />
      <path d="m222 44 26 4-14 22z" fill={brand} stroke={brand} strokeWidth="8" {...round} />
      <path d="M130 30h0" stroke={warm} strokeWidth="26" strokeLinecap="round" />
      <path d="M270 182h0" stroke={warm} strokeWidth="26" strokeLinecap="round" />
      <path d="M238 150c8 6 12 12 14 20M222 170c6 4 10 8 14 14" stroke={mid} strokeWidth="4" {...round} />
      <path d="M140 112h0M176 112h0" stroke={ink} strokeWidth="10" strokeLinecap="round" />
      <path d="M144 142q14-12 28 0" stroke={ink} strokeWidth="5" {...round} />
    </Scene>
  )
}
