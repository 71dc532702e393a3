import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/menu.tsx'

type Props = { keptUntil: string; address: string }

/** Until when the list is kept, and how it is gone at once. */
export function DeleteList({ keptUntil, address }: Props) {
  const t = useTranslate()

  return (
    <Disclosure title={t('deviceList.delete.title', { date: keptUntil })}>
      <form method="post" action={address} className="stack">
        <input type="hidden" name="intent" value="delete" />
        <p>{t('deviceList.delete.text')}</p>
        <p>
          <Button type="submit" look="danger">
            {t('deviceList.delete.submit')}
          </Button>
        </p>
      </form>
    </Disclosure>
  )
}
