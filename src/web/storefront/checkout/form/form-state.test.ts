import { describe, expect, test } from 'vitest'
import { readDraft } from './draft.ts'
import { left, listProblems, paidOtherwise, problemsOf, typed, type FormState } from './form-state.ts'

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
  expect(typed(state, 'birthdate', '1.1.2020', () => ({ birthdate: 'too-young' })).problems.birthdate).toBe('too-young')
})

test('a field that nobody complained about is not checked while it is typed into', () => {
  expect(typed(state, 'email', 'a', () => ({ email: 'invalid' })).problems).toBe(state.problems)
})

describe('EX-04 F-55 a field that somebody leaves', () => {
  const fresh: FormState = { draft: readDraft({ email: 'ana@', houseLine: 'Ringstraße' }), problems: {} }
  const wrong = () => ({ email: 'invalid', phone: 'missing', street: 'invalid' }) as const

  test('is judged, and no other', () => {
    expect(left(fresh, 'email', wrong).problems).toEqual({ email: 'invalid' })
    expect(left(fresh, 'houseLine', wrong).problems).toEqual({ street: 'invalid' })
    expect(left(fresh, 'houseLine', () => ({ houseNumber: 'missing' })).problems).toEqual({ houseNumber: 'missing' })
  })

  test('and that is still empty is waited for', () => {
    expect(left(fresh, 'phone', wrong).problems).toEqual({})
    expect(left({ ...fresh, problems: { phone: 'missing' } }, 'phone', wrong).problems).toEqual({ phone: 'missing' })
  })

  test('and that is right now is not complained about any more', () => {
    expect(left({ ...fresh, problems: { email: 'invalid' } }, 'email', () => ({})).problems).toEqual({})
  })
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
