import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** As easy as writing one, and possible for as long as the review is there. */
export function WithdrawForm() {
  const t = useTranslate()

  return (
    <form method="post" className="stack stack--tight">
      <h2>{t('review.withdraw.title')}</h2>
      <p>{t('review.withdraw.text')}</p>
      <p>
        <Button type="submit" name="intent" value="withdraw" look="quiet">
          {t('review.withdraw.button')}
        </Button>
      </p>
    </form>
  )
}
