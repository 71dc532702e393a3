/** Small marks drawn by us: enough to recognise a name, nobody's logo copied. */
interface MarkProps {
  /** What a screen reader says. */
  label: string
  height?: number
}

const carriers = {
  dhl: { word: 'DHL', ground: '#ffcc00', ink: '#b00d27', slant: -12 },
  ups: { word: 'UPS', ground: '#3b1f10', ink: '#ffb81c', slant: 0 },
} as const

export function CarrierMark({ carrier, label, height = 28 }: MarkProps & { carrier: keyof typeof carriers }) {
  const { word, ground, ink, slant } = carriers[carrier]

  return (
    <svg viewBox="0 0 64 28" height={height} width={(height * 64) / 28} role="img" aria-label={label}>
      <rect width="64" height="28" rx="6" fill={ground} />
      <text {...lettering} x="32" y="20" fill={ink} transform={`translate(${slant ? 4.2 : 0} 0) skewX(${slant})`}>
        {word}
      </text>
    </svg>
  )
}

export function PayoutMark({ payout, label, height = 28 }: MarkProps & { payout: 'bank' | 'paypal' }) {
  return (
    <svg viewBox="0 0 76 28" height={height} width={(height * 76) / 28} role="img" aria-label={label}>
      <rect x=".5" y=".5" width="75" height="27" rx="6" fill="#fff" stroke="#d9d4c8" />
      {payout === 'bank' ? <BankSign /> : <PaypalLetters />}
    </svg>
  )
}

function BankSign() {
  return (
    <g fill="none" stroke="#14211d" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      <path d="m18 10.5 8-4 8 4zM20 13v5.5M26 13v5.5M32 13v5.5M18 21.5h16" />
      <path d="M41 14h16M52.5 9.5 57 14l-4.5 4.5" stroke="#0d5c4c" />
    </g>
  )
}

function PaypalLetters() {
  return (
    <text {...lettering} x="38" y="19.5" fontSize="15.5" fontStyle="italic" fill="#1f2f6b">
      Pay
      <tspan fill="#0070ba">Pal</tspan>
    </text>
  )
}

const socials = {
  facebook:
    'M6.5 3.75h11a2.75 2.75 0 0 1 2.75 2.75v11a2.75 2.75 0 0 1-2.75 2.75h-11a2.75 2.75 0 0 1-2.75-2.75v-11A2.75 2.75 0 0 1 6.5 3.75zM16.5 8h-.75a2.25 2.25 0 0 0-2.25 2.25v10M10.5 13.25h5.25',
  instagram:
    'M8.25 3.750h7.5a4.5 4.5 0 0 1 4.5 4.5v7.5a4.5 4.5 0 0 1-4.5 4.5h-7.5a4.5 4.5 0 0 1-4.5-4.5v-7.5a4.5 4.5 0 0 1 4.5-4.5zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M16.6 7.300v.1',
  youtube: 'M6 5.750h12a3 3 0 0 1 3 3v6.5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-6.5a3 3 0 0 1 3-3zM10.25 9.250v5.5L15 12z',
} as const

/** Silent: the link around it carries the name. */
export function SocialMark({ network }: { network: keyof typeof socials }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" {...line} aria-hidden="true">
      <path d={socials[network]} />
    </svg>
  )
}

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
  const point = (turn: number, reach: number) => {
    const angle = (turn / 24) * 2 * Math.PI
    return `${Math.round(560 + reach * 10 * Math.sin(angle)) / 10} ${Math.round(560 - reach * 10 * Math.cos(angle)) / 10}`
  }
  return `${at === 0 ? `M${point(0, 51)}` : ''}Q${point(at + 0.5, 57)} ${point(at + 1, 51)}`
}).join('')

const lettering = { fontFamily: 'inherit', fontSize: 17, fontWeight: 850, textAnchor: 'middle' } as const
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
