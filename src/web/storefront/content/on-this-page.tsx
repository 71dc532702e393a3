import { plainText, type Block } from '#domain/content/texts/markdown.ts'
import { useTranslate } from '#web/shop-context.tsx'

/** Fewer parts are seen at a glance. */
const MIN_PARTS = 4

/** The parts of a long text, each a link. */
export function OnThisPage({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslate()
  const parts = blocks.filter((block) => block.kind === 'heading' && block.level === 2)
  if (parts.length < MIN_PARTS) return null

  return (
    <nav className="card card--quiet stack stack--tight" aria-labelledby="on-this-page">
      <p id="on-this-page">
        <strong>{t('page.onThisPage')}</strong>
      </p>
      <ul className="link-list">
        {parts.map(({ id, children }) => (
          <li key={id}>
            <a href={`#${id}`}>{plainText(children)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
