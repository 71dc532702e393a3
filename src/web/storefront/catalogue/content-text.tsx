import { useTranslate } from '#web/shop-context.tsx'

/** What the merchant says about a category, a maker or a series; an empty line begins a new paragraph. */
export function ContentText({ text }: { text: string }) {
  const t = useTranslate()
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return null

  return (
    <section className="prose" data-content>
      <h2>{t('catalogue.about')}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
