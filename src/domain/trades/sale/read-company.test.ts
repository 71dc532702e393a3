import { expect, test } from 'vitest'
import { readCompany } from './read-company.ts'

const company = { company: 'Muster GmbH', vatId: 'DE136695976', taxMode: 'standard' as const }

test('S1.23 a company is kept as documents will name it', () => {
  const typed = { ...company, company: '  Muster \n GmbH ', vatId: 'de 136 695 976' }

  expect(readCompany(typed)).toEqual({ ok: true, company })
})

test('S1.23 everything that is wrong with a company is said at once', () => {
  expect(readCompany({ ...company, company: ' ', vatId: '' })).toEqual({
    ok: false,
    problems: { company: 'missing', vatId: 'missing' },
  })
  expect(readCompany({ ...company, company: 'M'.repeat(121), vatId: 'DE136695977' })).toEqual({
    ok: false,
    problems: { company: 'too-long', vatId: 'mistyped' },
  })
})
