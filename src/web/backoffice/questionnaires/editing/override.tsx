import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { questionsOf } from '#domain/catalogue/questionnaires/editing/change-body.ts'
import { findPlaces, isSamePlace } from '#domain/catalogue/questionnaires/editing/override-places.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { Differences } from '#web/backoffice/questionnaires/differences.tsx'
import { ownDifferences, readVersion } from '#web/backoffice/questionnaires/load-questionnaire.ts'
import { namesOf, questionNamed } from '#web/backoffice/questionnaires/question-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { changeOverride, type OverrideFailure } from './change-override.ts'

export const loader = office.read('prices.see', async (asked) => {
  const { engines, params } = asked
  const { body, version } = await readVersion(asked)
  const code = params['code'] ?? ''
  const override = body.overrides.find((each) => each.code === code)
  if (!override && code !== 'new') throw data(null, { status: 404 })
  const places = await findPlaces(engines, body)
  const questions = override ? questionsOf(body, code) : []
  const names = namesOf([questions, body.questions])
  return {
    version: { id: version.id, revision: version.revision, phase: version.phase },
    code: override?.code ?? null,
    names,
    places: (override?.places ?? []).map((place) => {
      const named = places.find((each) => isSamePlace(each.place, place))
      const words = named ? [named.maker, named.series, named.model].filter(Boolean).join(' ') : JSON.stringify(place)
      return { key: JSON.stringify(place), words }
    }),
    differences: override ? ownDifferences(body, override) : [],
    /** What can be changed, with what is left out. */
    questions: [...new Set([...questions, ...body.questions].map((each) => each.code))].map((each) => ({
      code: each,
      name: questionNamed(names, each),
    })),
  }
})

const steps = {
  create: ['prices.change'],
  addPlace: ['prices.change'],
  removePlace: ['prices.change'],
  remove: ['prices.change'],
} as const

export const action = office.choose('step', steps, async (asked) => {
  const { params, chosen } = asked
  const result = await changeOverride(asked, chosen)
  if (!result.ok) return data(result.failure, { status: result.failure.field ? 422 : 409 })
  return redirect(`/questionnaires/${params['id']}${result.code === null ? '' : `/overrides/${result.code}`}`)
})

export default function OverrideScreen() {
  const t = useOfficeTranslate()
  const { version, code } = useLoaderData<typeof loader>()
  const failed = useActionData<OverrideFailure>()
  const mayEdit = useMay()('prices.change') && version.phase === 'draft'

  return (
    <>
      <p>
        <a href={`/questionnaires/${version.id}`}>{t('office.questionnaires.backToVersion')}</a>
      </p>
      <h1>
        {code === null ? t('office.questionnaires.override.new') : t('office.questionnaires.override.title', { code })}
      </h1>
      {failed?.problem && <Notice look="danger" live="alert" title={t(`office.versions.problem.${failed.problem}`)} />}
      {!mayEdit && <Notice look="info" title={t('office.questionnaires.form.readOnly')} />}
      {code === null ? mayEdit && <Create failed={failed} /> : <Known failed={failed} mayEdit={mayEdit} />}
    </>
  )
}

type Part = { failed: OverrideFailure | undefined }

function Revision({ failed }: Part) {
  const { version } = useLoaderData<typeof loader>()
  return <input type="hidden" name="revision" value={failed?.revision ?? version.revision} />
}

function useErrorAt(failed: OverrideFailure | undefined, field: string) {
  const t = useOfficeTranslate()
  return failed?.field?.name === field ? { error: t(`office.questionnaires.override.${failed.field.problem}`) } : {}
}

function Create({ failed }: Part) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="stack office-form" noValidate>
      <Revision failed={failed} />
      <TextInput
        name="code"
        label={t('office.questionnaires.override.code')}
        hint={t('office.questionnaires.override.codeHint')}
        defaultValue={failed?.typed['code']}
        {...useErrorAt(failed, 'code')}
      />
      <p>
        <Button type="submit" name="step" value="create">
          {t('office.questionnaires.override.create')}
        </Button>
      </p>
    </Form>
  )
}

function Known({ failed, mayEdit }: Part & { mayEdit: boolean }) {
  const t = useOfficeTranslate()
  const { version, code, names, differences, questions } = useLoaderData<typeof loader>()
  const question = (each: string) => `/questionnaires/${version.id}/questions/${each}?override=${code}`

  return (
    <>
      <Places failed={failed} mayEdit={mayEdit} />
      <section className="stack">
        <h2>{t('office.questionnaires.override.differences')}</h2>
        {differences.length === 0 ? (
          <p className="office-soft">{t('office.questionnaires.noDifference')}</p>
        ) : (
          <Differences
            caption={t('office.questionnaires.override.differences')}
            differences={differences}
            names={names}
          />
        )}
      </section>
      {mayEdit && (
        <section className="stack">
          <h2>{t('office.questionnaires.override.changeQuestion')}</h2>
          <ul className="cluster">
            {questions.map(({ code: each, name }) => (
              <li key={each}>
                <a href={question(each)}>{name}</a>
              </li>
            ))}
          </ul>
          <p>
            <a href={question('new')}>{t('office.questionnaires.override.ask')}</a>
          </p>
          <Form method="post">
            <Revision failed={failed} />
            <Button type="submit" name="step" value="remove" look="danger">
              {t('office.questionnaires.override.remove')}
            </Button>
          </Form>
        </section>
      )}
    </>
  )
}

function Places({ failed, mayEdit }: Part & { mayEdit: boolean }) {
  const t = useOfficeTranslate()
  const { places } = useLoaderData<typeof loader>()

  return (
    <section className="stack">
      <h2>{t('office.questionnaires.override.places')}</h2>
      {places.length === 0 && <p className="office-soft">{t('office.questionnaires.nowhere')}</p>}
      <ul className="stack stack--tight">
        {places.map(({ key, words }) => (
          <li key={key} className="cluster">
            {words}
            {mayEdit && (
              <Form method="post">
                <Revision failed={failed} />
                <input type="hidden" name="place" value={key} />
                <Button type="submit" name="step" value="removePlace" look="ghost" size="small">
                  {t('office.questionnaires.override.removePlace')}
                  <span className="visually-hidden"> {words}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <AddPlace failed={failed} />}
    </section>
  )
}

function AddPlace({ failed }: Part) {
  const t = useOfficeTranslate()

  return (
    <Form method="post" className="office-filters" noValidate>
      <Revision failed={failed} />
      <TextInput
        name="maker"
        label={t('office.questionnaires.override.maker')}
        defaultValue={failed?.typed['maker']}
        {...useErrorAt(failed, 'maker')}
      />
      <TextInput
        name="series"
        label={t('office.questionnaires.override.series')}
        hint={t('office.questionnaires.override.seriesHint')}
        defaultValue={failed?.typed['series']}
      />
      <TextInput
        name="model"
        label={t('office.questionnaires.override.model')}
        hint={t('office.questionnaires.override.modelHint')}
        defaultValue={failed?.typed['model']}
      />
      <Button type="submit" name="step" value="addPlace" look="quiet">
        {t('office.questionnaires.override.add')}
      </Button>
    </Form>
  )
}
