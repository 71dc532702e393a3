import { expect, test } from 'vitest'
import { openCase } from '#domain/cases/open-case.ts'
import { findCase } from '#domain/cases/find-cases.ts'
import { addCasePhotos } from '#domain/cases/update-case.ts'
import { answerClarification } from '#domain/clarification/answer-clarification.ts'
import type { AnswerKind } from '#domain/clarification/clarification.ts'
import { findClarification, pathToClarification } from '#domain/clarification/find-clarification.ts'
import { findClaimedItem } from '#domain/inspection/claimed-item.ts'
import { firstFinding, type Finding } from '#domain/inspection/finding.ts'
import { inspectItem, type Outcome } from '#domain/inspection/inspect-item.ts'
import { takeItem } from '#domain/inspection/take-item.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { samplePhotos } from '#tests/support/fixtures/sample-photos.ts'
import { shopOf, soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { askAboutDevice, findCaseOfDevice } from './ask-about-device.ts'
import { settleCases } from './settle-cases.ts'

const MINUTE = 60_000
const clock = movableClock(new Date('2026-11-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const photos = [samplePhotos.jpegWithPlace.bytes]
const germany = shopOf('de')

const inspector = () => newColleague(engines(), 'inspector')

const tradeNow = async ({ id }: Pick<Trade, 'id'>) => (await findTrade(engines().db, id))!

async function otherDevice(): Promise<number> {
  const texts = engines().db.selectFrom('device_texts').select('device_id')
  return (await texts.where('url', '=', 'apple-iphone-13-128-gb').executeTakeFirstOrThrow()).device_id
}

const answered = { ...firstFinding(usedPhone.answers), imei: '490154203237518' }
const cracked = { ...answered, answers: { ...usedPhone.answers, DISPLAY_GLASS: ['CRACKED'] } }

/** A case of a device of a trade that has arrived. */
async function openedCase(kind: 'other-model' | 'one-too-many') {
  const first = await inspector()
  const trade = await soldTrade(engines())
  await step(engines(), trade, await newColleague(engines(), 'warehouse'), 'receive')
  const opened = await openCase(engines(), first, { kind, trade: itemReference(trade.number, 0), photos })
  if (!opened.ok) throw new Error(opened.reason)
  return { first, trade, number: opened.number }
}

const ask = async (who: Colleague, number: number, finding: Finding = cracked) => {
  clock.moveBy(MINUTE)
  const asked = { deviceId: await otherDevice(), finding, reason: '', key: crypto.randomUUID() }
  return askAboutDevice(engines(), storefronts, who, number, asked)
}

/** The seller chooses one of the options that he has; tells which they were. */
async function answer(trade: Trade, position: number, kind: AnswerKind): Promise<AnswerKind[]> {
  clock.moveBy(MINUTE)
  const { id } = (await tradeNow(trade)).items[position]!
  const path = (await pathToClarification(engines(), countries.de, { id, tradeNumber: trade.number }))!
  const [, , token = '', number = ''] = path.split('/')
  const { options } = (await findClarification(engines(), germany, { token, trade: number }))!
  const optionId = options.find((option) => option.kind === kind)!.id
  await answerClarification(engines(), storefronts, germany, { token, trade: number, optionId })
  clock.moveBy(MINUTE)
  await settleCases(engines())
  return options.map((option) => option.kind)
}

test.each([
  ['one-too-many', 1],
  ['other-model', 0],
] as const)('a second look at %s is blind, by somebody else, and asks the seller again', async (kind, position) => {
  const { first, trade, number } = await openedCase(kind)
  expect(await ask(first, number)).toEqual({ ok: true })
  expect(await answer(trade, position, 'second-look')).toContain('second-look')
  expect((await findCase(engines(), number))!.found).toMatchObject({ state: 'open' })

  const second = await inspector()
  const { id } = (await tradeNow(trade)).items[position]!
  expect(await takeItem(engines(), storefronts, first, id)).toEqual({ ok: false, reason: 'own-finding' })
  expect(await ask(first, number)).toEqual({ ok: false, reason: 'own-finding' })
  await takeItem(engines(), storefronts, second, id)
  const view = (await findClaimedItem(engines(), storefronts, second, itemReference(trade.number, position)))!
  expect(view).toMatchObject({ isBlind: true, photos: [] })
  expect(view.finding.answers).toEqual(kind === 'one-too-many' ? {} : trade.items[0]!.offer.answers)
  expect(view.item.offer.lines).toEqual(kind === 'one-too-many' ? [] : trade.items[0]!.offer.lines)

  expect(await ask(second, number, answered)).toEqual({ ok: false, reason: 'evidence-missing' })
  await addCasePhotos(engines(), second, number, photos)
  expect(await ask(second, number, answered)).toEqual({ ok: true })
  expect((await findCase(engines(), number))!.found).toMatchObject({ state: 'waiting', itemId: id })
  const letters = engines().db.selectFrom('letters').select('text_body as text').where('to_address', '=', trade.email)
  const asked = (await letters.where('kind', '=', 'clarification').orderBy('created_at').execute()).map(
    ({ text }) => text.includes('statt Apple') === (kind === 'other-model'),
  )
  expect(asked).toEqual([true, true])

  expect(await answer(trade, position, 'accept')).toEqual(['accept', 'return', 'recycle'])
  const bought = (await tradeNow(trade)).items[position]!
  expect(bought).toMatchObject({ status: 'ACCEPTED', finalCents: bought.offer.cents })
  expect(bought.offer.answers['DISPLAY_GLASS']).toEqual(usedPhone.answers['DISPLAY_GLASS'])
  expect((await findCase(engines(), number))!.found).toMatchObject({ state: 'closed', result: 'bought' })
})

/** A device too many is an item by now, and on the bench of somebody else: its seller wanted a second look. */
async function secondLookAtOneTooMany() {
  const { first, trade, number } = await openedCase('one-too-many')
  await ask(first, number)
  await answer(trade, 1, 'second-look')
  const second = await inspector()
  await takeItem(engines(), storefronts, second, (await tradeNow(trade)).items[1]!.id)
  return { second, reference: itemReference(trade.number, 1) }
}

test('what nobody announced is neither accepted nor asked about at the bench', async () => {
  const { second, reference } = await secondLookAtOneTooMany()
  const end = (outcome: Outcome) =>
    inspectItem(engines(), storefronts, second, { reference, finding: answered, outcome, key: crypto.randomUUID() })

  expect(await end({ kind: 'matches' })).toEqual({ ok: false, reason: 'unannounced' })
  const differs = { kind: 'differs', reasons: ['The glass is cracked'], photoIds: [] } as const
  expect(await end(differs)).toEqual({ ok: false, reason: 'unannounced' })
  expect(await end({ kind: 'suspicious', reason: 'Reported as stolen' })).toMatchObject({ ok: true })
})

test('what nobody announced is instead of nothing, also in a case about another model', async () => {
  const { second, reference } = await secondLookAtOneTooMany()
  const opened = await openCase(engines(), second, { kind: 'other-model', trade: reference })
  if (!opened.ok) throw new Error(opened.reason)

  const about = (await findCaseOfDevice(engines(), opened.number))!
  expect(about.item).toMatchObject({ position: 1, isUnannounced: true })
  expect(about.announced).toBeUndefined()
})
