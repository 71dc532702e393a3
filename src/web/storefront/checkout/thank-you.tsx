import { useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { SoonScreen } from '../soon.tsx'

export default function ThankYou() {
  const t = useTranslate()
  const transactionId = useCheckoutState((state) => state.transactionId)

  return (
    <SoonScreen title={t('thankYou.title')} description={t('thankYou.description')} soon={t('thankYou.soon')}>
      {transactionId === 0 ? (
        <p className="lead">{t('thankYou.none')}</p>
      ) : (
        <p className="lead">
          {t('thankYou.number')}: <strong data-transaction>{transactionId}</strong>
        </p>
      )}
    </SoonScreen>
  )
}
