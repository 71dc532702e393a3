import { storedThings, type StoredThing } from '#shop/stored-things.ts'
import { useTranslate } from '#web/shop-context.tsx'

/** Everything that the shop may leave in a browser: what is needed, and what waits for a yes. */
export function StoredThings() {
  const t = useTranslate()

  return (
    <>
      <h3>{t('privacy.needed')}</h3>
      <p>{t('privacy.neededText')}</p>
      <ThingTable things={storedThings.filter(({ onlyAfterYes }) => !onlyAfterYes)} />
      <h3>{t('privacy.counted')}</h3>
      <p>{t('privacy.countedText')}</p>
      <ThingTable things={storedThings.filter(({ onlyAfterYes }) => onlyAfterYes)} />
    </>
  )
}

function ThingTable({ things }: { things: readonly StoredThing[] }) {
  const t = useTranslate()

  return (
    <table className="stored-things">
      <thead>
        <tr>
          <th scope="col">{t('privacy.what')}</th>
          <th scope="col">{t('privacy.how')}</th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ name, place, purpose, lasts }) => (
          <tr key={name}>
            <td>
              {t(`privacy.purpose.${purpose}`)}
              <br />
              <code>{name}</code>
            </td>
            <td>
              {t(`privacy.place.${place}`)}
              {typeof lasts === 'number' ? t('privacy.days', { days: lasts }) : t(`privacy.lasts.${lasts}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
