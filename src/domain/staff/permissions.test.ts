import { expect, test } from 'vitest'
import { may, permissions, roles } from './permissions.ts'

/** As it was agreed, written down a second time: whoever changes the table has to change it here, too. */
const agreed = `
  dashboard.see agent inspector warehouse finance pricing content auditor
  trades.see agent inspector warehouse finance auditor
  trades.receive warehouse
  trades.inspect inspector
  inspections.takeOver
  trades.decide agent
  trades.return warehouse
  cases.see agent inspector warehouse auditor
  cases.change agent inspector warehouse
  places.see agent inspector warehouse finance auditor
  places.change warehouse
  carrier.see warehouse auditor
  carrier.play warehouse
  payouts.see finance auditor
  payouts.prepare finance
  payouts.release finance
  customers.see agent finance auditor
  customers.change agent
  prices.see finance pricing auditor
  prices.change pricing
  prices.approve finance pricing
  prices.takeBack pricing
  catalogue.see agent inspector pricing content auditor
  catalogue.change pricing content
  businessQuotes.see agent pricing auditor
  businessQuotes.change agent pricing
  vouchers.see agent finance pricing auditor
  vouchers.change pricing
  redirects.see content auditor
  redirects.change content
  contact.see agent auditor
  contact.change agent
  reviews.see agent content auditor
  reviews.change agent content
  content.see content auditor
  content.change content
  newsletter.see content auditor
  newsletter.change content
  newsletter.send content
  partners.see finance content auditor
  partners.change content
  commission.change finance
  reports.see agent finance pricing auditor
  letters.see agent auditor
  letters.change agent
  letters.secrets
  errors.see auditor
  jobs.see auditor
  jobs.change
  patterns.see content auditor
  staff.see auditor
  staff.change
  audit.see auditor
  settings.see finance auditor
  settings.change
  accounts.propose
  accounts.confirm finance
  readiness.confirm
  views.share agent inspector warehouse finance pricing content
  views.assign`
  .trim()
  .split('\n')
  .map((line) => line.trim())

test('S6.05 each role may do what was agreed, and nothing else; administrators may do everything', () => {
  const found = permissions.map((permission) =>
    [permission, ...roles.filter((role) => role !== 'admin' && may({ roles: [role] }, permission))].join(' '),
  )

  expect(found).toEqual(agreed)
  expect(permissions.filter((permission) => !may({ roles: ['admin'] }, permission))).toEqual([])
})

test('S6.05 whoever has several roles may do what one of them may, and whoever has none nothing', () => {
  expect(may({ roles: ['inspector', 'finance'] }, 'payouts.release')).toBe(true)
  expect(may({ roles: ['auditor', 'warehouse'] }, 'trades.receive')).toBe(true)
  expect(permissions.filter((permission) => may({ roles: [] }, permission))).toEqual([])
})
