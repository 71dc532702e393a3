import { useTranslate } from '#web/shop-context.tsx'

export function OfficeNotFound() {
  const t = useTranslate()
  return <h1>{t('office.notFound')}</h1>
}
