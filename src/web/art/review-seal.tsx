interface SealProps {
  label: string
  /** One short word in the middle, such as "4,8". */
  word: string
  /** One short line below it. */
  line: string
  size?: number
}

export function ReviewSeal({ label, word, line: text, size = 112 }: SealProps) {
  return (
    <svg viewBox="0 0 112 112" width={size} height={size} role="img" aria-label={label} fill="none">
      <path d={scallop} fill="var(--color-brand, #0d5c4c)" />
      <circle
        cx="56"
        cy="56"
        r="42"
        stroke="var(--color-on-brand, #fff)"
        strokeOpacity=".55"
        strokeDasharray="1 4"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="var(--color-on-brand, #fff)" textAnchor="middle" fontFamily="inherit">
        <text x="56" y="62" fontSize="26" fontWeight="700">
          {word}
        </text>
        <text x="56" y="78" fontSize="10.5" fontWeight="600">
          {text}
        </text>
      </g>
      {[-2, -1, 0, 1, 2].map((place) => (
        <path
          key={place}
          d={star}
          fill="var(--color-on-brand, #fff)"
          transform={`rotate(${place * 23} 56 56) translate(56 25)`}
        />
      ))}
    </svg>
  )
}

const star = 'M0-5.5 1.6-2l3.9.5-2.9 2.7.8 3.800L0 3.2-3.4 5l.8-3.8-2.9-2.7 3.9-.5z'
const scallop = Array.from({ length: 24 }, (_, at) => {
  const point = (tx: number, reach: number) => {
    const angle = (tx / 24) * 2 * Math.PI
    return `${Math.round(560 + reach * 10 * Math.sin(angle)) / 10} ${Math.round(560 - reach * 10 * Math.cos(angle)) / 10}`
  }
  return `${at === 0 ? `M${point(0, 51)}` : ''}Q${point(at + 0.5, 57)} ${point(at + 1, 51)}`
}).join('')
