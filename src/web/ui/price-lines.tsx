import { classNames } from '#web/ui/class-names.ts'

interface PriceLine {
  /** Where two lines may have the same label. */
  id?: string
  label: string
  /** Already written in the words of the country: "482,00 €". */
  amount: string
  note?: string
  look?: 'plain' | 'gain' | 'muted'
}

export function PriceLines({ lines, total }: { lines: PriceLine[]; total?: PriceLine }) {
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <Line key={line.id ?? line.label} {...line} />
      ))}
      {total && <Line {...total} className="price-lines__total" />}
    </dl>
  )
}

function Line({ label, amount, note, look = 'plain', className }: PriceLine & { className?: string }) {
  return (
    <div className={classNames('price-lines__line', look !== 'plain' && `price-lines__line--${look}`, className)}>
      <dt>{label}</dt>
      <dd className="price-lines__amount">{amount}</dd>
      {note && <dd className="price-lines__note">{note}</dd>}
    </div>
  )
}
