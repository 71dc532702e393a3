import { useOfficeTranslate } from '#web/shop-context.tsx'

export default function Desk() {
  const t = useOfficeTranslate()

  return <h1>{t('office.frame.desk')}</h1>
}
