import { useTranslate } from '#web/shop-context.tsx'
import type { ShownClarification } from './show-clarification.ts'

/** Two prices side by side. What changed says so in words, too. */
export function PriceComparison({ asked: { lines, prices } }: { asked: ShownClarification }) {
  const t = useTranslate()
  const sum = lines.at(-1)!

  return (
    <section className="stack">
      <h2 id="compared">{t('clarification.compared')}</h2>
      <table className="compare" aria-labelledby="compared">
        <thead>
          <tr>
            <th scope="col">{t('clarification.reason')}</th>
            <th scope="col">{t('clarification.before')}</th>
            <th scope="col">{t('clarification.after')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, -1).map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </tbody>
        <tfoot>
          <Line line={sum} />
        </tfoot>
      </table>
      <p className="field__hint">{t(`clarification.${prices}`)}</p>
    </section>
  )
}

function Line({ line: { name, before, after, differs } }: { line: ShownClarification['lines'][number] }) {
  const t = useTranslate()

  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {name}
        {differs && <span className="visually-hidden"> ({t('clarification.changed')})</span>}
      </th>
      <td>{before}</td>
      <td>{after}</td>
    </tr>
  )
}
