import { useOfficeTranslate } from '#web/shop-context.tsx'

export function OfficeNotFound() {
  const t = useOfficeTranslate()
  return <h1>{t('office.notFound')}</h1>
}
