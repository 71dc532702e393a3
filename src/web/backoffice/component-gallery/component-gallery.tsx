import { useOfficeTranslate } from '#web/shop-context.tsx'
import { ArtPatterns } from './art-patterns.tsx'
import { ContentPatterns } from './content-patterns.tsx'
import { FormPatterns } from './form-patterns.tsx'
import { OverlayPatterns } from './overlay-patterns.tsx'

/** Every part of the design system on one page: to look at, to copy from, and to test. */
export default function ComponentGallery() {
  const t = useOfficeTranslate()

  return (
    <>
      <div className="stack">
        <h1>{t('office.frame.screen.patterns')}</h1>
        <p className="lead">{t('office.frame.patternsText')}</p>
      </div>
      <FormPatterns />
      <OverlayPatterns />
      <ContentPatterns />
      <ArtPatterns />
    </>
  )
}
