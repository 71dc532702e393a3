import { drawingNames, pieceNames, type Meanings } from '#domain/content/texts/meanings.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'

const rules = ['headings', 'stress', 'links', 'lists', 'tables', 'open'] as const

/** How a text is typed, and everything that it can count on in this country. */
export function WritingHelp({ meanings, language }: { meanings: Meanings; language: string }) {
  const t = useOfficeTranslate()
  const facts = Object.entries(meanings.facts).map(([name, { text }]) => [`{${name}}`, text] as const)
  const drawing = t('office.content.help.drawing')

  return (
    <details>
      <summary>{t('office.content.help.title')}</summary>
      <div className="stack office-soft">
        <p>{t('office.content.help.text')}</p>
        <Typed lines={rules.map((name) => [t(`office.content.help.${name}`)])} />
        <p>{t('office.content.help.facts')}</p>
        <Typed lines={facts} language={language} />
        <p>{t('office.content.help.targets')}</p>
        <Typed lines={Object.entries(meanings.links)} language={language} />
        <p>{t('office.content.help.drawings')}</p>
        <Typed lines={drawingNames.map((name) => [`![${drawing}](drawing:${name})`])} />
        <p>{t('office.content.help.pieces')}</p>
        <Typed lines={pieceNames.map((name) => [`::${name}`])} />
      </div>
    </details>
  )
}

type TypedProps = { lines: readonly (readonly [typed: string, shown?: string])[]; language?: string }

/** What is typed, and what becomes of it in the texts of a country. */
function Typed({ lines, language }: TypedProps) {
  return (
    <ul>
      {lines.map(([typed, shown]) => (
        <li key={typed}>
          <code>{typed}</code>
          {shown !== undefined && (
            <>
              : <span lang={language}>{shown}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
