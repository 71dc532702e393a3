import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Cents that are added in TypeScript or by the database. */
const adds = /\bsumCents\(|\bcents\([^)]*\+ |\bsum\([^)]*cents|reduce\(.*[cC]ents|[cC]ents\)? \+ |\+ [\w.]*[cC]ents\b/

/** Who may add amounts, and which. Devices and vouchers are added in one of them. */
const whoAdds = {
  'src/domain/offers/vouchers/with-voucher.ts': 'devices and voucher, of whatever is paid or will be',
  'src/domain/trades/money/payout-of.ts': 'devices of a trade',
  'src/domain/trades/money/payout-facts.ts': 'what was paid of a voucher, payout by payout',
  'src/domain/trades/money/payout-lines.ts': 'alike devices, to print them as one line',
  'src/domain/trades/corrections/corrections-store.ts': 'devices of a trade whose price was corrected',
  'src/domain/trades/sale/validate-cart.ts': 'offers that become a trade',
  'src/domain/trades/sale/tax.ts': 'goods of a deal, for the law’s threshold',
  'src/domain/trades/letters/money-letters.ts': 'devices, to say whether they brought more than promised; not printed',
  'src/domain/trades/money/commission-store.ts': 'devices as payouts say it, for a partner',
  'src/domain/cart/price-cart.ts': 'lines of a cart',
  'src/shop/money/line-money.ts': 'lines of a cart, before the shop has answered',
  'src/domain/offers/pricing/price-device.ts': 'what the price of one device is made of',
  'src/domain/offers/pricing/worth.ts': 'a device, what comes along with it, and the tax and bonus of its price',
  'src/domain/offers/measuring/measure-rules.ts': 'all prices before and after a change of rules, to weigh it',
  'src/domain/offers/measuring/measure-questionnaire.ts': 'all prices before and after other questions, to weigh them',
  'src/domain/catalogue/price-lists/measure-prices.ts': 'all prices before and after a new list, to weigh it',
  'src/domain/offers/checks/check-amounts.ts': 'what a device would come to at best and at worst, to check questions',
  'src/domain/business/lists/sum-list.ts': 'rows of a list',
  'src/domain/business/quotes/business-quote.ts': 'lines of a quote',
  'src/domain/business/quotes/decisions/line-margin.ts': 'what is left of lines of a quote, for colleagues only',
  'src/domain/back-tests/tally.ts': 'what devices of the past cost and leave, before and after, for colleagues only',
  'src/domain/payouts/batches/batch-store.ts': 'payouts of a batch',
  'src/domain/payouts/batches/four-eyes.ts': 'payouts that one colleague released alone',
  'src/domain/payouts/receipts/without-receipted.ts': 'what receipts say already, and what none says yet',
  'src/domain/payouts/bank-files/sepa-file.ts': 'transfers of a file',
  'src/domain/reports/report-store.ts': 'payouts of a period, and what devices turned out to be worth',
  'src/web/backoffice/payouts/to-pay.tsx': 'trades that can be paid',
  'src/web/embed/frame-messages.ts': 'devices that were sold, as a partner is told',
  'src/demo/trades/demo-receipts.ts': 'invented trades, which have no voucher',
  'src/demo/trades/payout-rows.ts': 'invented trades, which have no voucher',
  'src/demo/trades/trade-rows.ts': 'invented trades, which have no voucher',
}

test('F-10 nobody adds amounts but those who are known for it', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const adding = files.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => adds.test(line)),
  )

  expect(adding.toSorted()).toEqual(Object.keys(whoAdds).toSorted())
})

test('F-10 the voucher is added to devices in one place', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const both = /sumCents\(\[.*voucher|voucher[\w.?]*\)? \+ \w|\w \+ \(?voucher[\w.?]*/i
  const adding = files.filter((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .some((line) => both.test(line)),
  )

  expect(adding).toEqual(['src/domain/offers/vouchers/with-voucher.ts'])
})
