import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { readRules, type RuleProblems } from '#domain/catalogue/rules/read-rules.ts'
import { ruleAt, ruleChanges, ruleFields, ruleSections, type Rules } from '#domain/catalogue/rules/rule-fields.ts'
import { findVersion } from '#domain/catalogue/versions/find-versions.ts'
import {
  changeVersion,
  returnToVersion,
  takeVersionStep,
  type ChangeVersionResult,
  type ReturnResult,
  type VersionStepResult,
} from '#domain/catalogue/versions/write-version.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { formText } from '#web/backoffice/form-text.ts'
import { localMoment, readLocalMoment } from '#web/backoffice/frame/office-time.ts'
import { numberIn } from '#web/backoffice/number-in.ts'
import { office, type OfficeForm } from '#web/backoffice/office-handlers.ts'
import { VersionFacts } from '#web/backoffice/versions/version-facts.tsx'
import { VersionSteps } from '#web/backoffice/versions/version-steps.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RuleChanges } from './rule-changes.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'

export const loader = office.read('prices.see', async ({ engines, storefronts, colleague, params }) => {
  const found = await findVersion<Rules>(engines, 'rules', numberIn(params['id']))
  if (!found) throw data(null, { status: 404 })
  const { body, ...version } = found.version
  const countries = Object.keys(storefronts.countries)
  return {
    version,
    sections: ruleSections(countries).map(({ name, fields }) => ({
      name,
      fields: fields.map(({ path, unit }) => ({ path, unit, value: ruleAt(body, path) })),
    })),
    changes: ruleChanges(countries, found.live.body, body),
    isMine: version.author === colleague.id,
    moment: version.liveFrom ? localMoment(version.liveFrom) : '',
  }
})

const steps = {
  change: ['prices.change'],
  propose: ['prices.change'],
  withdraw: ['prices.change'],
  approve: ['prices.approve'],
  reject: ['prices.approve'],
  return: ['prices.takeBack'],
} as const

type Failed = Extract<ChangeVersionResult | VersionStepResult | ReturnResult, { ok: false }>['reason']

type Refused = {
  problem: Failed | 'invalid' | 'moment-unreadable'
  problems?: RuleProblems
  typed?: Readonly<Record<string, string>>
}

export const action = office.choose('step', steps, async (asked) => {
  const { engines, colleague, params, form, chosen: step } = asked
  const id = numberIn(params['id'])
  if (step === 'change') return change(asked, id)
  if (step === 'return') {
    const back = await returnToVersion(engines, colleague, 'rules', { id })
    return back.ok ? redirect(`/rules/${back.id}`) : refuse(back.reason, 409)
  }
  const result = await takeVersionStep(engines, colleague, 'rules', { id, step, reason: formText(form, 'reason') })
  if (result.ok) return redirect(`/rules/${id}`)
  return refuse(result.reason, result.reason === 'reason-missing' || result.reason === 'note-missing' ? 422 : 409)
})

const refuse = (problem: Refused['problem'], status: 409 | 422, more: Omit<Refused, 'problem'> = {}) =>
  data<Refused>({ problem, ...more }, { status })

/** What is typed is kept whatever is wrong with it. */
async function change({ engines, storefronts, colleague, form }: OfficeForm, id: number) {
  const found = await findVersion<Rules>(engines, 'rules', id)
  if (!found) throw data(null, { status: 404 })
  const countries = Object.keys(storefronts.countries)
  const names = ['note', 'moment', ...ruleFields(countries).map(({ path }) => path)]
  const typed = Object.fromEntries(names.map((name) => [name, formText(form, name)]))
  const read = readRules(found.version.body, countries, (path) => typed[path] ?? '')
  if (!read.ok) return refuse('invalid', 422, { problems: read.problems, typed })
  const liveFrom = typed['moment'] === '' ? null : readLocalMoment(typed['moment'] ?? '')
  if (liveFrom === undefined) return refuse('moment-unreadable', 422, { typed })

  const wanted = { id, body: read.rules, note: typed['note'] ?? '', liveFrom }
  const result = await changeVersion(engines, colleague, 'rules', wanted)
  return result.ok ? redirect(`/rules/${id}`) : refuse(result.reason, 409, { typed })
}

export default function RuleSetScreen() {
  const t = useOfficeTranslate()
  const { version, sections, changes, isMine, moment } = useLoaderData<typeof loader>()
  const failed = useActionData<Refused>()
  const { id, number, phase, note } = version
  const title = number === null ? t('office.versions.untitled', { id }) : t('office.versions.title', { number })

  return (
    <>
      <p>
        <a href="/rules">{t('office.rules.back')}</a>
      </p>
      <VersionFacts version={version} title={`${t('office.frame.screen.rules')} · ${title}`} />
      {failed && <Notice look="danger" live="alert" title={t(`office.versions.problem.${failed.problem}`)} />}
      <VersionSteps version={version} isMine={isMine} />
      {phase !== 'live' && <RuleChanges changes={changes} />}
      {phase === 'draft' && isMine ? (
        <RuleForm {...{ sections, note, moment }} problems={failed?.problems ?? {}} typed={failed?.typed ?? {}} />
      ) : (
        <RuleList sections={sections} />
      )}
    </>
  )
}
