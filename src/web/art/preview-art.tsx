import { Logo, OWN_NAME } from './logo.tsx'

/** What social networks show of a page: so many pixels everywhere. */
export const previewSize = { width: 1200, height: 630 }

/**
 * A device on paper, beside our name as we draw it. A complete SVG file; no letters, so no font is needed: a shop with
 * another name has the device alone in the middle, and its name stands in the words beside the picture.
 */
export function PreviewArt({ brand, children }: { brand: string; children: React.ReactNode }) {
  const { width, height } = previewSize
  const isOwn = brand === OWN_NAME

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
    >
      <rect width={width} height={height} fill="#faf7f1" />
      {isOwn && (
        <>
          <g color="#0d5c4c" transform="translate(90 250)">
            <Logo width={380} />
          </g>
          <path d="M108 400h150" stroke="#e27a3f" strokeWidth="8" strokeLinecap="round" />
        </>
      )}
      <g transform={isOwn ? undefined : 'translate(-250 0)'}>
        <circle cx="850" cy="315" r="270" fill="#e0ede6" />
        {children}
      </g>
    </svg>
  )
}

/** Where the drawing of one device stands, and how large. */
export const onePlace = { x: 640, y: 105, size: 420 }

/** Three devices, for the whole shop. */
export const threePlaces = [
  { x: 600, y: 120, size: 330 },
  { x: 790, y: 150, size: 360 },
  { x: 650, y: 320, size: 220 },
]
