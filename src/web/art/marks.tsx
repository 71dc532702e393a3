import spriteUrl from './marks.svg?url&no-inline'

/** Small marks drawn by us: enough to recognise a name, nobody's logo copied. Their widths, at a height of 28. */
const widths = { dhl: 64, ups: 64, bank: 76, paypal: 76 } as const

/** A carrier or a way of being paid; the label is what a screen reader says. */
export function Mark({ name, label }: { name: keyof typeof widths; label: string }) {
  return (
    <svg width={widths[name]} height="28" role="img" aria-label={label}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}

/** Silent: the link around it carries the name. */
export function SocialMark({ network }: { network: 'facebook' | 'instagram' | 'youtube' }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true">
      <use href={`${spriteUrl}#${network}`} />
    </svg>
  )
}
