import type { ComparedLine } from '#domain/content/texts/compare-texts.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

const marks = { same: ' ', added: '+', removed: '−' }

type Props = {
  lines: ComparedLine[]
  /** Which version it is compared with; without one it is the file. */ version: number | undefined
}

/** What visitors would read otherwise than today, line by line. */
export function Comparison({ lines, version }: Props) {
  const t = useOfficeTranslate()
  if (lines.length === 0) return null
  const title = version === undefined ? t('office.content.compareFile') : t('office.content.compare', { version })

  return (
    <section className="stack">
      <h2>{title}</h2>
      {lines.every(({ change }) => change === 'same') ? (
        <p className="office-soft">{t('office.content.nothingChanges')}</p>
      ) : (
        <div className="table-frame" tabIndex={0} role="region" aria-label={title}>
          <pre className="office-compare">
            {lines.map(({ change, text }, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Line key={index} change={change} text={text} />
            ))}
          </pre>
        </div>
      )}
    </section>
  )
}

function Line({ change, text }: ComparedLine) {
  const line = `${marks[change]} ${text}\n`
  if (change === 'same') return line
  return change === 'added' ? <ins>{line}</ins> : <del>{line}</del>
}
