import { expect, test } from 'vitest'
import { readDraft } from './draft.ts'
import { listProblems, paidOtherwise, problemsOf, typed, type FormState } from './form-state.ts'

const state: FormState = {
  draft: readDraft({ firstName: 'Ana' }),
  problems: { terms: 'missing', phone: 'invalid', iban: 'mistyped', birthdate: 'missing' },
}

test('S5.10 complaints are listed from top to bottom', () => {
  expect(listProblems(state.problems).map(([field]) => field)).toEqual(['birthdate', 'phone', 'iban', 'terms'])
})

test('a field that is right again loses its complaint, the others keep theirs', () => {
  const { draft, problems } = typed(state, 'phone', '030 901820', () => ({}))

  expect(draft.phone).toBe('030 901820')
  expect(problems).toEqual({ birthdate: 'missing', iban: 'mistyped', terms: 'missing' })
})

test('a field that is still wrong says what is wrong now', () => {
  expect(typed(state, 'birthYear', '2020', () => ({ birthdate: 'too-young' })).problems.birthdate).toBe('too-young')
})

test('a field that nobody complained about is not checked while it is typed into', () => {
  expect(typed(state, 'email', 'a', () => ({ email: 'invalid' })).problems).toBe(state.problems)
})

test('whoever chooses another way to be paid hears nothing more about the first one', () => {
  expect(paidOtherwise(state).problems).toEqual({ terms: 'missing', phone: 'invalid', birthdate: 'missing' })
})

test('S1.23 what only the other kind of seller is asked is not complained about', () => {
  const problems = { birthdate: 'missing', company: 'missing', vatId: 'mistyped', privateSale: 'missing' } as const

  expect(problemsOf({ ...problems, phone: 'invalid' }, true)).toEqual({
    company: 'missing',
    vatId: 'mistyped',
    phone: 'invalid',
  })
  expect(problemsOf(problems, false)).toEqual({ birthdate: 'missing', privateSale: 'missing' })
})
