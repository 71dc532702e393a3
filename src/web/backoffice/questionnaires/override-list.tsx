import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Differences, type ShownDifference } from './differences.tsx'
import type { QuestionNames } from './question-words.ts'

type ShownOverride = { code: string; places: string; differences: ShownDifference[] }

type Props = { id: number; overrides: readonly ShownOverride[]; names: QuestionNames; isDraft: boolean }

/** What is asked otherwise about some devices: the differences only. */
export function OverrideList({ id, overrides, names, isDraft }: Props) {
  const t = useOfficeTranslate()
  const mayEdit = useMay()('prices.change') && isDraft

  return (
    <section className="stack">
      <div className="cluster cluster--apart">
        <h2>{t('office.questionnaires.overrides')}</h2>
        {mayEdit && (
          <LinkButton href={`/questionnaires/${id}/overrides/new`} look="quiet" size="small">
            {t('office.questionnaires.addOverride')}
          </LinkButton>
        )}
      </div>
      <p className="office-soft">
        {t(overrides.length === 0 ? 'office.questionnaires.noOverrides' : 'office.questionnaires.overridesText')}
      </p>
      {overrides.map(({ code, places, differences }) => (
        <details key={code} className="office-action">
          <summary>
            {code} ·{' '}
            {places === '' ? t('office.questionnaires.nowhere') : t('office.questionnaires.holdsFor', { places })}
          </summary>
          {mayEdit && (
            <p>
              <a href={`/questionnaires/${id}/overrides/${code}`}>
                {t('office.questionnaires.edit')}
                <span className="visually-hidden"> {code}</span>
              </a>
            </p>
          )}
          {differences.length === 0 ? (
            <p className="office-soft">{t('office.questionnaires.noDifference')}</p>
          ) : (
            <Differences caption={code} differences={differences} names={names} />
          )}
        </details>
      ))}
    </section>
  )
}
