import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { cents } from '#shop/money/money.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { hasDepreciationSince } from '#domain/catalogue/versions/version-reads-store.ts'
import { insertVersion, writeStep } from '#domain/catalogue/versions/version-store.ts'
import { subjectOf } from '#domain/catalogue/versions/write-version.ts'
import { releasesOf, setPrices } from './board-store.ts'
import { depreciated, lossOf } from './depreciation.ts'
import type { SetPrice } from './current-prices.ts'
import type { PriceRow } from './price-file.ts'
import { insertRows } from './version-prices-store.ts'
import { successorMonths } from './successors.ts'

export const PROPOSE_DEPRECIATION = 'propose-depreciation'

export type DepreciationResult =
  | { ok: true; id: number; rows: number }
  | { ok: false; reason: 'not-yours-to-do' | 'nothing-changes' | 'one-is-open' }

type Needs = Pick<Engines, 'db' | 'now'>

const DAY = 24 * 60 * 60_000

/** Writes down what devices have lost in value since their prices were set. Without an author the shop speaks for itself. */
export async function proposeDepreciation({ db, now }: Needs, colleague?: Colleague): Promise<DepreciationResult> {
  if (colleague && !may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  const at = now()
  const rows = await fallenPrices(db, await findRules({ db, now }), at)
  if (rows.length === 0) return { ok: false, reason: 'nothing-changes' }

  return db.transaction().execute(async (tx): Promise<DepreciationResult> => {
    const draft = { kind: 'prices', origin: 'depreciation', body: null, note: '', createdAt: at } as const
    const id = await insertVersion(tx, { ...draft, author: colleague?.id ?? null, liveFrom: null })
    if (id === undefined) return { ok: false, reason: 'one-is-open' }
    await insertRows(tx, id, rows)
    await writeStep(tx, id, { status: 'proposed', at, decidedBy: null, reason: '' })
    if (colleague) {
      const after = { status: 'proposed', origin: 'depreciation', rows: rows.length }
      const change = { action: 'version.depreciate', subject: subjectOf('prices', id), before: null, after }
      await writeAudit(tx, colleague, change, at)
    }
    return { ok: true, id, rows: rows.length }
  })
}

/** Every night; speaks up once a month, whatever became of the proposal. */
export async function proposeMonthlyDepreciation(engines: Needs): Promise<void> {
  const monthBegins = new Date(`${priceDay(engines.now()).slice(0, 7)}-01T00:00:00Z`)
  if (await hasDepreciationSince(engines.db, monthBegins)) return
  await proposeDepreciation(engines)
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Every price of a device that is bought, as far as it has fallen. */
async function fallenPrices(db: Engines['db'], rules: RuleSet, at: Date): Promise<PriceRow[]> {
  const [releases, prices] = await Promise.all([releasesOf(db), setPrices(db, at)])
  const today = priceDay(at)
  const byDevice = new Map(releases.map((release) => [release.id, release]))
  const successors = successorMonths(releases)

  return prices.flatMap((price) => {
    const release = byDevice.get(price.deviceId)
    if (!release) return []
    const successor = successors.get(price.deviceId)
    const loss = lossOf(rules, {
      category: release.category,
      ageMonths: monthOf(today) - release.month,
      days: Math.round((Date.parse(today) - Date.parse(priceDay(price.liveFrom))) / DAY),
      hasNewSuccessor:
        successor !== undefined && successor > monthOf(priceDay(price.liveFrom)) && successor <= monthOf(today),
    })
    return fallen(rules, price, loss)
  })
}

function fallen(rules: RuleSet, { deviceId, country, segment, cents: before }: SetPrice, loss: number): PriceRow[] {
  const after = depreciated(rules, before, loss)
  // Rounding alone is no reason for a new price.
  return loss === 0 || after >= before ? [] : [{ deviceId, country, segment, cents: cents(after) }]
}
