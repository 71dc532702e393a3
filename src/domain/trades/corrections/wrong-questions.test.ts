import { beforeAll, expect, test } from 'vitest'
import { editQuestionnaire, startQuestionnaire } from '#domain/catalogue/questionnaires/editing/edit-questionnaire.ts'
import type { Questionnaire, StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { returnToQuestionnaire } from '#domain/catalogue/versions/decide-version.ts'
import { findVersions } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion } from '#domain/catalogue/versions/write-version.ts'
import { takeQuestionnaireStep } from '#domain/offers/checks/look-at-questionnaire.ts'
import { createOffer } from '#domain/offers/create-offer.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { approveWithNumber, letMinutesPass } from '#tests/support/drivers/office/approvals.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findAffectedOffers } from './find-affected-offers.ts'

const engines = useEngines({ stocked: true })
let [ana, bo, cy]: Colleague[] = []

beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'finance')
  cy = await hireColleague(engines(), 'cy', 'finance')
})

const cracked = { ...usedPhone, answers: { ...usedPhone.answers, DISPLAY_GLASS: ['CRACKED'] } }

async function offerOf(asked: typeof usedPhone) {
  const made = await createOffer(engines(), shopOf('de'), { visitor: crypto.randomUUID(), ...asked })
  if (!made.ok) throw new Error(made.reason)
  return made.offer
}

/** A version of the questions about phones counts; each of them goes far enough to need two. */
async function ask(change: (question: StoredQuestion) => StoredQuestion[]): Promise<number> {
  const started = await startQuestionnaire(engines(), ana!, 'PHONE')
  const id = started.ok ? started.id : 0
  const changed = ({ questions, overrides }: Questionnaire) => ({ overrides, questions: questions.flatMap(change) })
  await editQuestionnaire(engines(), ana!, { id, revision: 0 }, (body) => ({
    body: changed(body),
    before: null,
    after: null,
  }))
  await changeVersion(engines(), ana!, 'questionnaire', { id, note: 'Glas', liveFrom: null })
  const remark = 'So ist es gemeint.'
  expect(await takeQuestionnaireStep(engines(), ana!, { id, step: 'propose', remark })).toEqual({ ok: true })
  for (const colleague of [bo, cy])
    expect(await approveWithNumber(engines(), colleague!, 'questionnaire', id)).toEqual({ ok: true })
  await letMinutesPass(engines().db, id, 10)
  return id
}

async function backToTheFirst(): Promise<void> {
  const all = await findVersions(engines(), 'questionnaire')
  const first = all.find(({ questionnaire, number }) => questionnaire === 'PHONE' && number === 1)!
  expect(await returnToQuestionnaire(engines(), ana!, first.id)).toMatchObject({ ok: true })
}

const affectedBy = async (version: number) =>
  (await findAffectedOffers(engines(), storefronts, version, { sort: 'created', descending: true, limit: 50 }))!.page
    .rows

test('F-32 an offer that was made while wrong questions counted is listed with what the right ones give', async () => {
  const right = await offerOf(cracked)
  const version = await ask((question) => [
    {
      ...question,
      answers: question.answers.map((answer) =>
        question.code === 'DISPLAY_GLASS' && answer.code === 'CRACKED' ? { ...answer, effect: { bp: 100 } } : answer,
      ),
    },
  ])
  const [whole, wrong] = [await offerOf(usedPhone), await offerOf(cracked)]
  await backToTheFirst()

  const rows = new Map((await affectedBy(version)).map((row) => [row.id, row]))
  expect([...rows.keys()].toSorted()).toEqual([whole.id, wrong.id].toSorted())
  expect(wrong.cents).toBeGreaterThan(right.cents)
  expect(rows.get(wrong.id)).toMatchObject({ right: right.cents, difference: wrong.cents - right.cents })
  expect(rows.get(wrong.id)!.choices).toEqual(['honour', 'ask'])
  expect(rows.get(whole.id)).toMatchObject({ right: whole.cents, difference: 0, choices: ['honour'] })
})

test('F-32 who was never asked what is asked again has no right price, and can only be given what was promised', async () => {
  const version = await ask((question) => (question.code === 'DISPLAY_GLASS' ? [] : [question]))
  const { DISPLAY_GLASS: _, ...answers } = usedPhone.answers as Record<string, string[]>
  const offer = await offerOf({ ...usedPhone, answers } as typeof usedPhone)
  await backToTheFirst()

  expect(await affectedBy(version)).toMatchObject([{ id: offer.id, right: null, choices: ['honour'] }])
})
