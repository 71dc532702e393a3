import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { answerByRules, type FoundDevice, type TradeInFile } from '#tests/support/drivers/office/programs.ts'
import { ask } from '#tests/support/services/shops/shop-under-test.ts'

test('F-13 a handheld has a questionnaire of its own, in the file, in the search and in its schema', async () => {
  const { questionnaires } = (await ask('de', '/.well-known/trade-in.json')).json<TradeInFile>()
  const [found] = (await ask('de', '/api/quotes/devices?text=nintendo+switch+lite')).json<FoundDevice[]>()
  const { questions } = questionnaires[found!.questionnaire]!
  const schema = new URL(found!.answersSchema).pathname
  const isGood = new Ajv2020({ strict: false }).compile((await ask('de', schema)).json())
  const answers = answerByRules(questions)
  const body = JSON.stringify({ device: found!.device, answers })
  const headers = { 'content-type': 'application/json' }

  expect(found!.questionnaire).toBe('CONSOLE.HANDHELD.POCKET')
  expect(questions.map(({ code }) => code)).not.toContain('CONTROLLERS')
  expect(questionnaires['CONSOLE']!.questions.map(({ code }) => code)).toContain('CONTROLLERS')
  expect(isGood(answers)).toBe(true)
  expect(isGood({ ...answers, CONTROLLERS: 'NONE' })).toBe(false)
  expect((await ask('de', '/api/quotes', { method: 'POST', headers, body })).status).toBe(201)
  expect((await ask('de', schema.replace('HANDHELD', 'TOASTER'))).status).toBe(404)
})
