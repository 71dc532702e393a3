import { data, Form, redirect, useActionData, useLoaderData } from 'react-router'
import { allLanguages } from '#domain/catalogue/entries/languages.ts'
import { placeOf, questionsOf } from '#domain/catalogue/questionnaires/editing/change-body.ts'
import { effectChoices, questionForm } from '#domain/catalogue/questionnaires/editing/question-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { formatsFor } from '#web/backoffice/frame/formats.ts'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { answerNamed, namesOf, questionNamed, titleOf } from '#web/backoffice/questionnaires/question-words.ts'
import { readVersion } from '#web/backoffice/questionnaires/load-questionnaire.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { changeQuestion, type QuestionFailure } from './change-question.ts'

/** Of a new question nothing is known yet. */
const NEW = 'new'

export const loader = office.read('prices.see', async (asked) => {
  const { colleague, params, url } = asked
  const { body, version, code: questionnaire } = await readVersion(asked)
  const override = url.searchParams.get('override')
  const questions = questionsOf(body, override)
  const code = params['code'] ?? ''
  const question = questions.find((each) => each.code === code)
  const isKnown = code === NEW || question !== undefined || body.questions.some((each) => each.code === code)
  if (!isKnown || (override !== null && body.overrides.every((each) => each.code !== override)))
    throw data(null, { status: 404 })
  const others = questions.filter((each) => each.code !== code)
  const names = namesOf([questions])
  return {
    version: { id: version.id, revision: version.revision, phase: version.phase },
    questionnaire,
    override,
    /** Asked of others only: an override leaves it out. */
    isDropped: code !== NEW && !question,
    title: question ? titleOf(question) : code,
    isNew: code === NEW,
    typed: questionForm(
      question,
      question ? placeOf(questions, code) : (others.at(-1)?.code ?? ''),
      formatsFor(colleague).typedHundredths,
    ),
    known: question?.answers.length ?? 0,
    languages: allLanguages,
    choices: effectChoices,
    questions: others.map((each) => ({ value: each.code, label: questionNamed(names, each.code) })),
    answers: (question?.answers ?? []).map((each) => ({
      value: each.code,
      label: answerNamed(names, code, each.code),
    })),
    conditions: others.flatMap((each) =>
      each.answers.map((answer) => ({
        value: `${each.code}=${answer.code}`,
        label: `${questionNamed(names, each.code)}: ${answerNamed(names, each.code, answer.code)}`,
      })),
    ),
  }
})

const steps = { save: ['prices.change'], remove: ['prices.change'], restore: ['prices.change'] } as const

export const action = office.choose('step', steps, async (asked) => {
  const { params, url, chosen } = asked
  const failure = await changeQuestion(asked, chosen, url.searchParams.get('override'))
  if (failure) return data(failure, { status: failure.problems ? 422 : 409 })
  const override = url.searchParams.get('override')
  return redirect(`/questionnaires/${params['id']}${override === null ? '' : `/overrides/${override}`}`)
})

export default function QuestionScreen() {
  const t = useOfficeTranslate()
  const { version, override, title, isNew, isDropped } = useLoaderData<typeof loader>()
  const failed = useActionData<QuestionFailure>()
  const mayEdit = useMay()('prices.change') && version.phase === 'draft'

  return (
    <>
      <p>
        <a href={`/questionnaires/${version.id}${override === null ? '' : `/overrides/${override}`}`}>
          {t('office.questionnaires.backToVersion')}
        </a>
      </p>
      <div className="stack stack--tight">
        <h1 lang={isNew ? undefined : 'de'}>{isNew ? t('office.questionnaires.form.new') : title}</h1>
        {override !== null && (
          <p className="lead">
            {t('office.questionnaires.form.only', { override })} {t('office.questionnaires.form.onlyText')}
          </p>
        )}
      </div>
      {failed && <Notice look="danger" live="alert" title={t(`office.versions.problem.${failed.problem}`)} />}
      {!mayEdit && <Notice look="info" title={t('office.questionnaires.form.readOnly')} />}
      {!isDropped && <Fields failed={failed} mayEdit={mayEdit} />}
      {mayEdit && !isNew && <OtherSteps revision={failed?.revision ?? version.revision} />}
    </>
  )
}

function Fields({ failed, mayEdit }: { failed: QuestionFailure | undefined; mayEdit: boolean }) {
  const t = useOfficeTranslate()
  const { version, typed, known, languages, choices, questions, answers, conditions, isNew } =
    useLoaderData<typeof loader>()
  const shown = { typed: failed?.typed ?? typed, problems: failed?.problems ?? {}, languages, questions }

  return (
    <Form method="post" className="stack stack--loose" noValidate>
      <input type="hidden" name="revision" value={failed?.revision ?? version.revision} />
      <QuestionFields {...shown} conditions={conditions} isNew={isNew} />
      <AnswerFields {...shown} {...{ known, answers, choices }} />
      {mayEdit && (
        <p>
          <Button type="submit" name="step" value="save">
            {failed?.problem === 'changed-meanwhile'
              ? t('office.questionnaires.form.onTop')
              : t('office.questionnaires.form.save')}
          </Button>
        </p>
      )}
    </Form>
  )
}

function OtherSteps({ revision }: { revision: number }) {
  const t = useOfficeTranslate()
  const { override, isDropped } = useLoaderData<typeof loader>()

  return (
    <Form method="post" className="cluster">
      <input type="hidden" name="revision" value={revision} />
      {!isDropped && (
        <Button type="submit" name="step" value="remove" look="danger">
          {t('office.questionnaires.form.remove')}
        </Button>
      )}
      {override !== null && (
        <Button type="submit" name="step" value="restore" look="quiet">
          {t('office.questionnaires.form.restore')}
        </Button>
      )}
    </Form>
  )
}
