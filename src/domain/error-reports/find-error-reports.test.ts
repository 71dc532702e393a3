import { expect, test } from 'vitest'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findErrorReports } from './find-error-reports.ts'

const engines = useEngines()

test('S2.42 an error report is found with the number that the visitor saw, and without anything about them', async () => {
  await engines().errors.report(new Error('Broken for ana@example.com'), {
    side: 'server',
    requestId: 'request-1',
    url: '/kontakt?token=1',
    application: 'umlauf-de',
  })

  const newest = { sort: 'at', descending: true, limit: 50 } as const
  const find = async (question: object) => (await findErrorReports(engines(), { ...newest, ...question })).rows

  expect(await find({})).toEqual([
    expect.objectContaining({
      message: 'Error: Broken for [email]',
      requestId: 'request-1',
      url: '/kontakt',
      application: 'umlauf-de',
      occurrences: 1,
    }),
  ])
  for (const question of [{ text: 'request-1' }, { text: 'broken FOR' }, { side: 'server' }]) {
    expect(await find(question)).toHaveLength(1)
  }
  for (const question of [{ text: '%' }, { text: 'request-2' }, { side: 'browser' }]) {
    expect(await find(question)).toEqual([])
  }
})
