import { expect, test } from 'vitest'
import { officeScreenAt } from './office-screens.ts'

test.each([
  ['/payouts', 'payouts', '/payouts'],
  ['/PAYOUTS', 'payouts', '/payouts'],
  ['/payouts/', 'payouts', '/payouts'],
  ['/payouts.data', 'payouts', '/payouts.data'],
  ['/payouts/_.data', 'payouts', '/payouts.data'],
  ['/Payouts.data', 'payouts', '/payouts.data'],
  ['/', 'dashboard', '/'],
  ['/_.data', 'dashboard', '/_.data'],
  ['/.data', 'dashboard', '/_.data'],
  ['/Receipts/Accounting-Export', 'accountingExport', '/receipts/accounting-export'],
  ['/receipts/B-26-001016', 'receipt', '/receipts/B-26-001016'],
  ['/TRADES/t-26-001016', 'trade', '/trades/t-26-001016'],
  ['/newsletter/preview', 'newsletterPreview', '/newsletter/preview'],
] as const)('F-01 %s is the screen %s, spelt %s', (pathname, name, path) => {
  expect(officeScreenAt(pathname)).toEqual({ name, path })
})

test.each(['/no-such-place', '/payouts;x', '/payouts/x', '/_root.data', '/trades//', '/%70ayouts', '/trades/a%00b'])(
  'F-01 %s is spelt as no screen is, or is none',
  (pathname) => {
    const found = officeScreenAt(pathname)
    expect(found === undefined || found.path !== pathname).toBe(true)
  },
)
