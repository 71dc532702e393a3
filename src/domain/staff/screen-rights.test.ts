import { expect, test } from 'vitest'
import { officeScreens, type OfficeScreenName } from '#shop/office-screens.ts'
import { officeRights } from '#tests/support/fixtures/routes/office-rights.ts'
import { roles } from './permissions.ts'
import { mayChange, maySee, screenRights } from './screen-rights.ts'

test('F-74 what is a screen has rights, and what has rights is a screen', () => {
  expect(Object.keys(screenRights).toSorted()).toEqual(Object.keys(officeScreens).toSorted())
})

test('S6.05 each role opens the screens and sends the forms of its work', () => {
  for (const role of roles) {
    const colleague = { roles: [role] }
    for (const [name, { opens, sends }] of Object.entries(officeRights)) {
      const screen = name as OfficeScreenName
      expect(maySee(colleague, screen), `${role} opens ${name}`).toBe(opens.split(' ').includes(role))
      expect(mayChange(colleague, screen), `${role} sends ${name}`).toBe(sends.split(' ').includes(role))
    }
  }
})
