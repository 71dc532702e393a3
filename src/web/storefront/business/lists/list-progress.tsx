import { useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'

type Props = { matched: number; total: number; address: string }

/** How far the list has come. The page looks again by itself; without scripts a link does. */
export function ListProgress({ matched, total, address }: Props) {
  const t = useTranslate()

  return (
    <section className="stack" data-list="running">
      <progress className="bar" value={matched} max={total} aria-label={t('deviceList.running.title')} />
      <p>
        <strong>{t('deviceList.running.rows', { matched, total })}</strong> {t('deviceList.running.text')}
      </p>
      <p>
        <LinkButton href={address} look="quiet">
          {t('deviceList.running.reload')}
        </LinkButton>
      </p>
    </section>
  )
}
