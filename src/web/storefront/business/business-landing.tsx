import { useTranslate } from '#web/shop-context.tsx'
import { SoonScreen } from '../soon.tsx'

export default function BusinessLanding() {
  const t = useTranslate()

  return (
    <SoonScreen
      title={t('business.title')}
      lead={t('business.lead')}
      description={t('business.description')}
      soon={t('business.soon')}
    />
  )
}
