import { mkdtemp, cp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { readQuestionnaires } from '#demo/demo-catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { editQuestionnaire, startQuestionnaire } from '#domain/catalogue/questionnaires/editing/edit-questionnaire.ts'
import type { Questionnaire } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { writeQuestionnaires } from '#domain/catalogue/questionnaires/write-questionnaires.ts'
import { returnToQuestionnaire } from '#domain/catalogue/versions/decide-version.ts'
import { findVersion, findVersions } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion } from '#domain/catalogue/versions/write-version.ts'
import { priceFinding, termsOf } from '#domain/inspection/price-finding.ts'
import { createOffer } from '#domain/offers/create-offer.ts'
import { findOffers } from '#domain/offers/find-offers.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { migrate } from '#engines/database/migrate.ts'
import { silentLog } from '#engines/log/log.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { approveWithNumber, letMinutesPass } from '#tests/support/drivers/office/approvals.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { emptyDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { migrationsFolder } from '#tests/support/services/shops/migrations-folder.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import { takeQuestionnaireStep } from './look-at-questionnaire.ts'

const engines = useEngines({ stocked: true })
const visitor = crypto.randomUUID()
let [ana, bo, cleo, cy]: Colleague[] = []

beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'finance')
  cy = await hireColleague(engines(), 'cy', 'finance')
  cleo = await hireColleague(engines(), 'cleo', 'pricing', 'finance')
})

/** What a crack takes is another share. */
const withCrack =
  (bp: number) =>
  ({ questions, overrides }: Questionnaire): Questionnaire => ({
    overrides,
    questions: questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) =>
        question.code === 'DISPLAY_GLASS' && answer.code === 'CRACKED' ? { ...answer, effect: { bp } } : answer,
      ),
    })),
  })

async function draft(change: (body: Questionnaire) => Questionnaire): Promise<number> {
  const started = await startQuestionnaire(engines(), ana!, 'PHONE')
  const id = started.ok ? started.id : 0
  const edited = await editQuestionnaire(engines(), ana!, { id, revision: 0 }, (body) => ({
    body: change(body),
    before: null,
    after: null,
  }))
  expect(edited).toEqual({ ok: true })
  await changeVersion(engines(), ana!, 'questionnaire', { id, note: 'Glas ist teurer geworden', liveFrom: null })
  return id
}

const step = (colleague: Colleague | undefined, id: number, what: 'propose' | 'approve') =>
  takeQuestionnaireStep(engines(), colleague!, { id, step: what })

/** Beyond the guard rails: two approve it, and ten minutes later it counts. */
async function approved(change: (body: Questionnaire) => Questionnaire): Promise<number> {
  const id = await draft(change)
  expect(await step(ana, id, 'propose')).toEqual({ ok: true })
  expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'wrong-number' })
  for (const colleague of [bo, cy])
    expect(await approveWithNumber(engines(), colleague!, 'questionnaire', id)).toEqual({ ok: true })
  expect((await findVersion(engines(), 'questionnaire', id))?.phase).toBe('scheduled')
  await letMinutesPass(engines().db, id, 10)
  return id
}

async function offerNow() {
  const made = await createOffer(engines(), shopOf('de'), { visitor, ...usedPhone })
  if (!made.ok) throw new Error(made.reason)
  return made.offer
}

const versionsOf = async (code: string) =>
  (await findVersions(engines(), 'questionnaire')).filter(({ questionnaire }) => questionnaire === code)

describe('a version of a questionnaire', () => {
  test('is there for every kind of device from the beginning, under number one', async () => {
    const all = await findVersions(engines(), 'questionnaire')
    expect(all).toHaveLength(8)
    expect(all.every(({ number, phase, origin }) => number === 1 && phase === 'live' && origin === 'shop')).toBe(true)
  })

  test('ME-02 C7.8 counts once another has approved it; an offer keeps its own, and a second look uses that', async () => {
    const before = await offerNow()
    const worse = { ...before.answers, DISPLAY_GLASS: ['CRACKED'] }
    const asThen = priceFinding(termsOf(before), before, worse).cents

    const id = await approved(withCrack(6_000))

    const [kept] = await findOffers(engines(), shopOf('de'), visitor, [before.id])
    expect(kept).toMatchObject({ questionnaireVersion: before.questionnaireVersion, questions: before.questions })
    expect(priceFinding(termsOf(kept!), kept!, worse).cents).toBe(asThen)
    const after = await offerNow()
    expect(after.questionnaireVersion).toBe(id)
    expect(priceFinding(termsOf(after), after, worse).cents).toBeLessThan(asThen)
    expect(await versionsOf('PHONE')).toMatchObject([
      { phase: 'live', number: 2 },
      { phase: 'replaced', number: 1 },
    ])
    expect(await versionsOf('TABLET')).toMatchObject([{ phase: 'live', number: 1 }])
  })

  test('is proposed only after somebody has looked at it, and changed by nobody from then on', async () => {
    const id = await draft(withCrack(6_500))
    await expect(decideVersion(engines(), ana!, 'questionnaire', { id, step: 'propose' })).rejects.toThrow('looked')
    expect(await step(ana, id, 'propose')).toEqual({ ok: true })
    const again = editQuestionnaire(engines(), ana!, { id, revision: 1 }, (body) => ({
      body,
      before: null,
      after: null,
    }))
    expect(await again).toEqual({ ok: false, reason: 'not-from-here' })
    await expect(sql`update versions set body = '{}' where id = ${id}`.execute(engines().db)).rejects.toThrow(
      /four_eyes|stays/,
    )
    await takeQuestionnaireStep(engines(), ana!, { id, step: 'withdraw' })
  })

  test('is not approved by anybody who has worked on it, whatever asks for that', async () => {
    const id = await draft(withCrack(6_500))
    const touch = { body: undefined, before: null, after: null }
    await editQuestionnaire(engines(), cleo!, { id, revision: 1 }, (body) => ({ ...touch, body }))
    await step(ana, id, 'propose')
    expect(await step(cleo, id, 'approve')).toEqual({ ok: false, reason: 'own-proposal' })
    await expect(
      sql`
        update versions set status = 'approved', number = 99, live_from = now(), decided_by = ${cleo!.id}
        where id = ${id}`.execute(engines().db),
    ).rejects.toThrow(/four_eyes/)
    await takeQuestionnaireStep(engines(), ana!, { id, step: 'withdraw' })
  })

  test('F-32 is taken back in one step, by one person, under a new number', async () => {
    const [live, first] = await versionsOf('PHONE').then((all) => all.filter(({ number }) => number !== null))
    expect(await returnToQuestionnaire(engines(), bo!, first!.id)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await returnToQuestionnaire(engines(), ana!, first!.id)).toMatchObject({ ok: true })
    expect(await returnToQuestionnaire(engines(), ana!, first!.id)).toEqual({ ok: false, reason: 'counts-already' })
    expect((await findVersion(engines(), 'questionnaire', live!.id))?.phase).toBe('taken-back')
    const { questions } = await offerNow()
    expect(questions).toEqual((await findVersionOffer(first!.id)).questions)
  })
})

/** What the first version asks about the phone that tests sell. */
async function findVersionOffer(id: number) {
  const past = { ...engines(), now: () => new Date('2001-01-01') }
  const found = (await findDevice(past, 'de_DE', usedPhone.device))!.device
  expect(found.questionnaireVersion).toBe(id)
  return found
}

describe('an import', () => {
  const importAgain = async (change: (text: string) => string) => {
    const files = await readQuestionnaires('seeds')
    const changed = JSON.parse(change(JSON.stringify(files))) as typeof files
    return engines()
      .db.transaction()
      .execute((tx) => writeQuestionnaires(tx, changed, new Date()))
  }

  test('that says the same writes nothing', async () => {
    const before = await findVersions(engines(), 'questionnaire')
    await importAgain((text) => text)
    const after = await findVersions(engines(), 'questionnaire')
    expect(after.filter(({ questionnaire }) => questionnaire !== 'PHONE')).toHaveLength(
      before.filter(({ questionnaire }) => questionnaire !== 'PHONE').length,
    )
  })

  test('that says something new is the next version, but leaves alone what colleagues have written', async () => {
    const before = (await versionsOf('PHONE')).length
    const kept = await importAgain((text) =>
      text.replaceAll('Ist die Konsole neu', 'Ist sie neu').replaceAll('Gehört das Gerät dir', 'Ist es deins'),
    )

    expect(kept).toContain('PHONE')
    expect(await versionsOf('PHONE')).toHaveLength(before)
    const [newest, first] = await versionsOf('CONSOLE')
    expect(newest).toMatchObject({ number: 2, phase: 'live', origin: 'import' })
    expect(first).toMatchObject({ number: 1, phase: 'replaced' })
    const bodies = await Promise.all(
      [first!, newest!].map(({ id }) => findVersion<Questionnaire>(engines(), 'questionnaire', id)),
    )
    const ids = bodies.map((each) => each!.body.questions.map(({ id, answers }) => [id, answers.map((one) => one.id)]))
    expect(ids[1]).toEqual(ids[0])
  })
})

test('what a shop has asked before there were versions becomes the first one', async () => {
  const database = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql') && name < '0059')
  for (const name of names) await cp(join(migrationsFolder, name), join(folder, name))
  await migrate(database.url, folder, silentLog)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`
    insert into questions (id, questionnaire, code, position, kind, ordered) values (7, 'PHONE', 'POWER', 1, 'single', true);
    insert into questions (id, questionnaire, code, position, kind, show_if) values (3, 'PHONE', 'NEW', 0, 'single', null);
    insert into question_texts (question_id, locale, title, question) values
      (7, 'de_DE', 'Strom', 'Geht es an?'), (7, 'de_AT', 'Strom', 'Geht es an?'), (7, 'fr_FR', '', 'Il s’allume ?'),
      (3, 'de_DE', '', 'Neu?'), (3, 'de_AT', '', 'Neuwertig?');
    insert into answers (id, question_id, code, position, effect) values (70, 7, 'NO', 1, '{"bp": 6000}'), (71, 7, 'YES', 0, '{}');
    insert into answer_texts (answer_id, locale, text) values (70, 'de_DE', 'Nein'), (71, 'de_DE', 'Ja'), (71, 'it_IT', 'Sì');
    insert into question_overrides (id, questionnaire, code, changes) values (2, 'PHONE', 'APPLE', '{"drop": ["NEW"]}');
    insert into manufacturers (id, name, position, image_path) values (5, 'Apple', 0, '');
    insert into question_override_places (override_id, manufacturer_id) values (2, 5);
  `)
  await migrate(database.url, migrationsFolder, silentLog)
  const { rows } = await client.query("select number, status, origin, body from versions where kind = 'questionnaire'")
  const next = await client.query("select nextval('question_ids')::int as id")
  await client.end()
  await Promise.all([database.drop(), rm(folder, { recursive: true })])

  const plain = { sellerOnly: false, showIf: null, kind: 'single' }
  expect(rows).toEqual([
    {
      number: 1,
      status: 'approved',
      origin: 'shop',
      body: {
        questions: [
          {
            ...plain,
            id: 3,
            code: 'NEW',
            ordered: false,
            title: {},
            question: { de: 'Neu?', 'de-AT': 'Neuwertig?' },
            description: {},
            answers: [],
          },
          {
            ...plain,
            id: 7,
            code: 'POWER',
            ordered: true,
            title: { de: 'Strom' },
            question: { de: 'Geht es an?', fr: 'Il s’allume ?' },
            description: {},
            answers: [
              { id: 71, code: 'YES', text: { de: 'Ja', it: 'Sì' }, effect: {} },
              { id: 70, code: 'NO', text: { de: 'Nein' }, effect: { bp: 6000 } },
            ],
          },
        ],
        overrides: [{ id: 2, code: 'APPLE', drop: ['NEW'], places: [{ manufacturer: 5 }] }],
      },
    },
  ])
  expect(next.rows[0].id).toBeGreaterThan(71)
})
