import { data, useActionData, useLoaderData } from 'react-router'
import { findSeriesNames } from '#domain/catalogue/rules/find-rules.ts'
import { newRepairPaths } from '#domain/catalogue/rules/read-repairs.ts'
import { readRules, type RuleProblems } from '#domain/catalogue/rules/read-rules.ts'
import { ruleAt, ruleChanges, ruleFields, ruleSections, type Rules } from '#domain/catalogue/rules/rule-fields.ts'
import { returnToRules } from '#domain/catalogue/versions/decide-version.ts'
import { findLiveVersion, findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion } from '#domain/catalogue/versions/write-version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { BackTestSection } from '#web/backoffice/back-tests/back-test-section.tsx'
import { loadBackTest } from '#web/backoffice/back-tests/show-back-test.ts'
import { formText } from '#web/backoffice/form-text.ts'
import { localMoment, readMoment } from '#web/backoffice/frame/office-time.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office, type OfficeForm } from '#web/backoffice/office-handlers.ts'
import { actOnVersion, refuse, versionSteps, type Refused } from '#web/backoffice/versions/act-on-version.ts'
import { AffectedOffersLink } from '#web/backoffice/versions/affected-offers-link.tsx'
import { GuardRails } from '#web/backoffice/versions/guard-rails.tsx'
import { loadGuard } from '#web/backoffice/versions/load-guard.ts'
import { VersionFacts } from '#web/backoffice/versions/version-facts.tsx'
import { VersionSteps } from '#web/backoffice/versions/version-steps.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RuleChanges } from './rule-changes.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'

export const loader = office.read('prices.see', async ({ engines, storefronts, colleague, params }) => {
  const found = await findVersion<Rules>(engines, 'rules', numberIn(params['id']))
  if (!found) throw data(null, { status: 404 })
  const live = await findLiveVersion<Rules>(engines, 'rules')
  const { body, ...version } = found
  const countries = Object.keys(storefronts.countries)
  return {
    version,
    series: await findSeriesNames(engines),
    sections: ruleSections(countries, body.repairs).map(({ name, fields }) => ({
      name,
      fields: fields.map(({ path, unit }) => ({ path, unit, value: ruleAt(body, path) })),
    })),
    changes: ruleChanges(countries, live.body, body),
    guard: await loadGuard(engines, colleague, 'rules', found),
    isMine: version.author === colleague.id,
    moment: version.liveFrom ? localMoment(version.liveFrom) : '',
    backTest: await loadBackTest(engines, version.id),
  }
})

export const action = office.choose('step', versionSteps, async (asked) => {
  const { engines, colleague, params, chosen: step } = asked
  const id = numberIn(params['id'])
  return actOnVersion(
    asked,
    { kind: 'rules', id, step },
    {
      takeBack: () => returnToRules(engines, colleague, id),
      change: () => change(asked, id),
    },
  )
})

/** What is typed is kept whatever is wrong with it. */
async function change({ engines, storefronts, colleague, form }: OfficeForm, id: number) {
  const found = await findVersion<Rules>(engines, 'rules', id)
  if (!found) throw data(null, { status: 404 })
  const countries = Object.keys(storefronts.countries)
  const fields = ruleFields(countries, found.body.repairs).map(({ path }) => path)
  const names = ['note', 'moment', ...fields, ...newRepairPaths]
  const typed = Object.fromEntries(names.map((name) => [name, formText(form, name)]))
  const series = await findSeriesNames(engines)
  const read = readRules(found.body, { countries, series }, (path) => typed[path] ?? '')
  if (!read.ok) return refuse('invalid', { problems: read.problems, typed })
  const liveFrom = readMoment(typed['moment'] ?? '')
  if (liveFrom === undefined) return refuse<RuleProblems>('moment-unreadable', { typed })
  return changeVersion(engines, colleague, 'rules', { id, body: read.rules, note: typed['note'] ?? '', liveFrom })
}

export default function RuleSetScreen() {
  const t = useOfficeTranslate()
  const { version, series, sections, changes, guard, isMine, moment, backTest } = useLoaderData<typeof loader>()
  const failed = useActionData<Refused<RuleProblems>>()
  const { id, number, phase, note } = version
  const title = number === null ? t('office.versions.untitled', { id }) : t('office.versions.title', { number })

  return (
    <>
      <p>
        <a href="/rules">{t('office.rules.back')}</a>
      </p>
      <VersionFacts version={version} title={`${t('office.frame.screen.rules')} · ${title}`} />
      {failed && <Notice look="danger" live="alert" title={t(`office.versions.problem.${failed.problem}`)} />}
      {phase !== 'live' && <RuleChanges changes={changes} series={series} />}
      {guard && <GuardRails guard={guard} />}
      <VersionSteps version={version} kind="rules" isMine={isMine} isEmpty={changes.length === 0} guard={guard} />
      <BackTestSection version={version} test={backTest} />
      <AffectedOffersLink version={version} />
      {phase === 'draft' && isMine ? (
        <RuleForm
          {...{ series, sections, note, moment }}
          problems={failed?.problems ?? {}}
          typed={failed?.typed ?? {}}
        />
      ) : (
        <RuleList sections={sections} series={series} />
      )}
    </>
  )
}
