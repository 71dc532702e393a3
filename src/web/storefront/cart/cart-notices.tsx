import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { acknowledgePrices, refreshPrices } from './priced-cart.ts'
import { LostVoucher } from './seller-kind.tsx'
import type { PricedCart } from './use-priced-cart.ts'

/** What the visitor has to know about the prices before he goes on. */
export function CartNotices({ priced, onAnswered }: { priced: PricedCart; onAnswered: () => void }) {
  const t = useTranslate()
  const { status, lines, voucherProblem, lostVoucher } = priced

  const retry = () => {
    void refreshPrices()
    onAnswered()
  }
  const seen = () => {
    acknowledgePrices()
    onAnswered()
  }

  return (
    <>
      {status === 'failed' && (
        <Notice look="warning" live="alert">
          <p>{t('cart.failed')}</p>
          <Button look="quiet" size="small" onClick={retry}>
            {t('cart.retry')}
          </Button>
        </Notice>
      )}
      {status !== 'failed' && lines.some(({ former }) => former !== undefined) && (
        <Notice live="status">
          <p>{t('cart.renewed.text')}</p>
          <Button look="quiet" size="small" onClick={seen}>
            {t('cart.renewed.seen')}
          </Button>
        </Notice>
      )}
      {lostVoucher && <LostVoucher code={lostVoucher} />}
      {voucherProblem !== undefined && (
        <Notice look="warning" live="status">
          <p>{voucherProblem}</p>
        </Notice>
      )}
    </>
  )
}
