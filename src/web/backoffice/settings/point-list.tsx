import { Form } from 'react-router'
import type { Point } from '#domain/settings/readiness/readiness.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { officeKey } from '#web/backoffice/frame/office-key.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'

export type ShownPoint = Omit<Point, 'missing'> & { missing: { what: string; isSetting: boolean }[] }

type Failed = { problem: string; point: string; words: string } | undefined

/** What has to be done, with its state, what is missing, and where it is mended. */
export function PointList({ points, failed }: { points: readonly ShownPoint[]; failed: Failed }) {
  return (
    <ul className="stack">
      {points.map((point) => (
        <PointItem key={point.name} point={point} failed={failed} />
      ))}
    </ul>
  )
}

function PointItem({ point, failed }: { point: ShownPoint; failed: Failed }) {
  const t = useOfficeTranslate()
  const { formatMoment } = useFormats()
  const { name, country, weight, isDone, missing, by, href } = point
  const look = isDone ? 'success' : weight === 'must' ? 'danger' : 'warning'

  return (
    <li id={country === null ? name : `${name}-${country}`} className="stack stack--tight">
      <h3 className="cluster">
        {t(`office.settings.readiness.point.${name}`)}{' '}
        <Badge look={look}>{t(`office.settings.readiness.${isDone ? 'done' : 'missing'}`)}</Badge>{' '}
        <Badge>{t(`office.settings.readiness.${weight}`)}</Badge>
      </h3>
      {!isDone && <p>{t(`office.settings.readiness.pointText.${name}`)}</p>}
      {missing.length > 0 && (
        <p>
          {missing
            .map(({ what, isSetting }) => (isSetting ? t(officeKey(`office.settings.field.${what}`)) : what))
            .join(', ')}
        </p>
      )}
      {by && (
        <p className="office-soft">
          {t('office.settings.readiness.confirmed', { name: by.username, when: formatMoment(by.at) })}
          {by.words && `: ${by.words}`}
        </p>
      )}
      {!isDone && href !== null && !href.startsWith('/readiness') && (
        <p>
          <a href={href}>{t('office.settings.readiness.mend')}</a>
        </p>
      )}
      <ConfirmForm point={point} failed={failed} />
    </li>
  )
}

/** What no program can see is confirmed by a person. */
function ConfirmForm({ point: { name, country, isDone }, failed }: { point: ShownPoint; failed: Failed }) {
  const t = useOfficeTranslate()
  const may = useMay()
  if (isDone || !may('readiness.confirm') || (name !== 'texts' && name !== 'carrier' && name !== 'backup')) return null
  const refused = failed?.point === name ? failed : undefined

  return (
    <Form method="post" className="stack stack--tight office-form" noValidate>
      {name === 'texts' ? (
        <p>
          <a href="/content">{t('office.settings.readiness.read')}</a>
        </p>
      ) : (
        <TextInput
          label={t('office.settings.readiness.words')}
          name="words"
          defaultValue={refused?.words ?? ''}
          {...(refused && { error: t(officeKey(`office.settings.problem.${refused.problem}`)) })}
        />
      )}
      <div>
        <Button type="submit" name="intent" value={country === null ? name : `${name} ${country}`} look="quiet">
          {t(`office.settings.readiness.confirm.${name}`)}
        </Button>
      </div>
    </Form>
  )
}
