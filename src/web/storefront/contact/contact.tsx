import { useShop, useTranslate } from '#web/shop-context.tsx'
import { SoonScreen } from '../soon.tsx'

export default function Contact() {
  const t = useTranslate()
  const { recipient } = useShop().country.contact

  return (
    <SoonScreen
      title={t('contact.title')}
      lead={t('contact.lead')}
      description={t('contact.description')}
      soon={t('contact.soon')}
    >
      <p>
        {t('contact.mail')} <a href={`mailto:${recipient}`}>{recipient}</a>
      </p>
    </SoonScreen>
  )
}
