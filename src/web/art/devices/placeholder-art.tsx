import { Ground } from './shapes/paint.tsx'

/** A device of which there is no picture yet: its outline on a quiet card. A complete SVG file, like `DeviceArt`. */
export function PlaceholderArt({ size }: { size?: number }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="6 6 228 228" width={size} height={size} fill="none">
      <Ground id="placeholder" y={214} width={120} />
      <rect x="42" y="54" width="110" height="76" rx="8" fill="#e0ede6" stroke="#8fb3a5" strokeWidth="3" />
      <path d="M30 130h134l8 12a4 4 0 0 1-3 6H25a4 4 0 0 1-3-6z" fill="#e0ede6" stroke="#8fb3a5" strokeWidth="3" />
      <rect x="128" y="78" width="70" height="132" rx="13" fill="#f4f8f5" stroke="#5f8f7e" strokeWidth="3" />
      <path d="M153 92h20" stroke="#5f8f7e" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M177.8 146.6a15 15 0 1 1-14.4-18.9"
        stroke="#5f8f7e"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <circle cx="163" cy="143" r="4" fill="#e27a3f" />
    </svg>
  )
}
