interface LogoProps {
  /** In CSS pixels. */
  width: number
  /** Follows the width unless it is said. */
  height?: number
  /** What the shop is called, if not as the software is. */
  name?: string
}

/** Whoever is called otherwise has no word of ours beside the ring. */
export const OWN_NAME = 'umlauf'

/**
 * A ring that is an arrow going round, under the two dots of an umlaut, with the name beside it. One colour: that of the
 * text around it. It is silent: the link around it carries the name.
 */
export function Logo({ width, height = Math.round((width * 44) / 166), name = OWN_NAME }: LogoProps) {
  const isOwn = name === OWN_NAME

  return (
    <>
      <svg
        className="logo"
        viewBox={isOwn ? '0 0 166 44' : '0 0 40 44'}
        width={isOwn ? width : height}
        height={height}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={ring} strokeWidth="5" />
        <path d={arrowHead} fill="currentColor" strokeWidth="2" />
        <path d="M12.5 5.2h0M27.5 5.2h0" strokeWidth="6.6" />
        {isOwn && <path d={word} />}
      </svg>
      {!isOwn && name}
    </>
  )
}

const ring = 'M31.6 22.9a12.3 12.3 0 1 1-13.2-8.1'
const arrowHead = 'm18.2 9.9 8.6 4.6-7.6 6z'
const word = [
  'M47 21.3v11.5a7 7 0 0 0 14 0V21.3V40',
  'M69.3 40V21.3M69.3 27a5.5 5.5 0 0 1 11 0v13M80.3 27a5.5 5.5 0 0 1 11 0v13',
  'M99.6 12.5V40',
  'M122 28.4a7 7 0 0 0-14 0v4.5a7 7 0 0 0 14 0M122 21.3V40',
  'M130.4 21.3v11.5a7 7 0 0 0 14 0V21.3V40',
  'M154 40V19a6.2 6.2 0 0 1 6.2-6.2h1.6M150.2 22h10.4',
].join('')
