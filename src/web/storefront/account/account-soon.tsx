import { useTranslate } from '#web/shop-context.tsx'
import { SoonScreen } from '../soon.tsx'

type AccountScreen =
  | 'overview'
  | 'register'
  | 'management'
  | 'addressChange'
  | 'paymentChange'
  | 'passwordReset'
  | 'passwordForgot'

export function AccountSoon({ screen }: { screen: AccountScreen }) {
  const t = useTranslate()

  return (
    <SoonScreen
      title={t(`account.${screen}.title`)}
      lead={t(`account.${screen}.lead`)}
      description={t('account.description')}
      soon={t('account.soon')}
    />
  )
}
