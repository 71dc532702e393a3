import { useActionData, useLoaderData } from 'react-router'
import { returnToQuestionnaire } from '#domain/catalogue/versions/decide-version.ts'
import { changeVersion } from '#domain/catalogue/versions/write-version.ts'
import { takeQuestionnaireStep } from '#domain/offers/checks/look-at-questionnaire.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { BackTestSection } from '#web/backoffice/back-tests/back-test-section.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { readMoment } from '#web/backoffice/frame/office-time.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { actOnVersion, refuse, versionSteps, type Refused } from '#web/backoffice/versions/act-on-version.ts'
import { AffectedOffersLink } from '#web/backoffice/versions/affected-offers-link.tsx'
import { DraftForm } from '#web/backoffice/versions/draft-form.tsx'
import { GuardRails } from '#web/backoffice/versions/guard-rails.tsx'
import { VersionFacts } from '#web/backoffice/versions/version-facts.tsx'
import { VersionSteps } from '#web/backoffice/versions/version-steps.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Differences } from './differences.tsx'
import { Findings } from './findings.tsx'
import { loadQuestionnaire } from './load-questionnaire.ts'
import { OverrideList } from './override-list.tsx'
import { QuestionList } from './question-list.tsx'

export const loader = office.read('prices.see', loadQuestionnaire)

export const action = office.choose('step', versionSteps, async (asked) => {
  const { engines, colleague, params, form, chosen: step } = asked
  const id = numberIn(params['id'])
  const typed = { remark: formText(form, 'remark'), note: formText(form, 'note'), moment: formText(form, 'moment') }
  return actOnVersion(
    asked,
    { kind: 'questionnaire', id, step },
    {
      typed: { remark: typed.remark },
      takeBack: () => returnToQuestionnaire(engines, colleague, id),
      decide: (taken) =>
        takeQuestionnaireStep(engines, colleague, {
          id,
          step: taken,
          reason: formText(form, 'reason'),
          number: formText(form, 'number'),
          remark: typed.remark,
        }),
      change: async () => {
        const liveFrom = readMoment(typed.moment)
        if (liveFrom === undefined) return refuse('moment-unreadable', { typed })
        return changeVersion(engines, colleague, 'questionnaire', { id, liveFrom, note: typed.note })
      },
    },
  )
})

export default function QuestionnaireScreen() {
  const t = useOfficeTranslate()
  const { version, title, questions, names, overrides, isMine, moment, changes, guard, backTest } =
    useLoaderData<typeof loader>()
  const failed = useActionData<Refused>()
  const { id, number, phase, note } = version
  const named = number === null ? t('office.versions.untitled', { id }) : t('office.versions.title', { number })
  const isDraft = phase === 'draft'

  return (
    <>
      <p>
        <a href="/questionnaires">{t('office.questionnaires.back')}</a>
      </p>
      <VersionFacts version={version} title={`${title} · ${named}`} />
      {failed && <Notice look="danger" live="alert" title={t(`office.versions.problem.${failed.problem}`)} />}
      <p>
        <LinkButton href={`/questionnaires/${id}/play`} look="quiet">
          {t('office.questionnaires.play')}
        </LinkButton>
      </p>
      {phase !== 'live' && <Changes />}
      {(isDraft || phase === 'proposed') && <Checked />}
      {guard && <GuardRails guard={guard} />}
      <VersionSteps
        version={version}
        kind="questionnaire"
        isMine={isMine}
        isEmpty={changes.length === 0}
        guard={guard}
        asked={<Remark typed={failed?.typed?.['remark']} />}
      />
      <AffectedOffersLink version={version} />
      {isDraft && isMine && (
        <DraftForm note={failed?.typed?.['note'] ?? note} moment={failed?.typed?.['moment'] ?? moment} />
      )}
      <QuestionList {...{ id, questions, names, isDraft }} />
      <OverrideList {...{ id, overrides, names, isDraft }} />
      <BackTestSection version={version} test={backTest} />
    </>
  )
}

function Changes() {
  const t = useOfficeTranslate()
  const { changes, names } = useLoaderData<typeof loader>()

  return (
    <section className="stack">
      <h2>{t('office.questionnaires.changes')}</h2>
      {changes.length === 0 ? (
        <p className="office-soft">{t('office.questionnaires.same')}</p>
      ) : (
        <>
          <p className="office-soft">{t('office.questionnaires.changesAgainst')}</p>
          <Differences caption={t('office.questionnaires.changes')} differences={changes} names={names} />
        </>
      )}
    </section>
  )
}

function Checked() {
  const { findings, names } = useLoaderData<typeof loader>()
  return <Findings findings={findings} names={names} />
}

/** Only where the checks have warned of something that the version which counts does not have. */
function Remark({ typed }: { typed: string | undefined }) {
  const t = useOfficeTranslate()
  const { findings } = useLoaderData<typeof loader>()
  if (!findings.some(({ level, isKnown }) => level === 'warning' && !isKnown)) return null

  return (
    <TextInput
      label={t('office.versions.remarkField')}
      hint={t('office.versions.remarkHint')}
      name="remark"
      defaultValue={typed}
      maxLength={500}
    />
  )
}
