import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { voucherCode, type Voucher } from './voucher.ts'
import { readVoucherForm, type VoucherForm, type VoucherProblems } from './voucher-form.ts'
import { countUses, insertVoucher, updateVoucher, voucherByCode } from './voucher-store.ts'

export type ChangeVoucherResult =
  | { ok: true; code: string }
  | { ok: false; reason: 'not-yours-to-do' | 'unknown-voucher' | 'already-over' }
  | { ok: false; reason: 'invalid'; problems: VoucherProblems }

type Needs = Pick<Engines, 'db' | 'now'>

const invalid = (problems: VoucherProblems) => ({ ok: false, reason: 'invalid', problems }) as const

export async function createVoucher(
  { db, now }: Needs,
  colleague: Colleague,
  form: VoucherForm,
): Promise<ChangeVoucherResult> {
  if (!may(colleague, 'vouchers.change')) return { ok: false, reason: 'not-yours-to-do' }
  const { voucher, problems } = readVoucherForm(form)
  if (!voucher) return invalid(problems)
  const at = now()
  if (voucher.validUntil <= at) return invalid({ until: 'already-over' })

  return db.transaction().execute(async (tx): Promise<ChangeVoucherResult> => {
    if (!(await insertVoucher(tx, voucher))) return invalid({ code: 'code-taken' })
    const { code } = voucher
    const change = { action: 'voucher.create', subject: `voucher ${code}`, before: null, after: voucher }
    await writeAudit(tx, colleague, change, at)
    return { ok: true, code }
  })
}

/** What a used voucher promised stays: its value is worked out again when a trade is paid. */
const valueFields = [
  ['kind', 'kind'],
  ['basisPoints', 'percent'],
  ['cents', 'euros'],
  ['mostCents', 'mostEuros'],
  ['leastTradeCents', 'leastEuros'],
] as const

/** Other days and limits; and another value as long as nobody has used it. */
export async function changeVoucher(
  { db, now }: Needs,
  colleague: Colleague,
  form: VoucherForm,
): Promise<ChangeVoucherResult> {
  if (!may(colleague, 'vouchers.change')) return { ok: false, reason: 'not-yours-to-do' }
  const { voucher, problems } = readVoucherForm(form)
  if (!voucher) return invalid(problems)
  const { code } = voucher

  return db.transaction().execute(async (tx): Promise<ChangeVoucherResult> => {
    const before = await voucherByCode(tx, code, { lock: true })
    if (!before) return { ok: false, reason: 'unknown-voucher' }
    const { used } = await countUses(tx, code, undefined)
    const refused = refuseChange(before, voucher, used)
    if (Object.keys(refused).length > 0) return invalid(refused)

    await updateVoucher(tx, voucher)
    const change = { action: 'voucher.change', subject: `voucher ${code}`, before, after: voucher }
    await writeAudit(tx, colleague, change, now())
    return { ok: true, code }
  })
}

function refuseChange(before: Voucher, after: Voucher, used: number): VoucherProblems {
  const problems: VoucherProblems = {}
  if (after.totalLimit !== null && after.totalLimit < used) problems.totalLimit = 'limit-below-used'
  if (used === 0) return problems
  for (const [property, field] of valueFields) {
    if (before[property] !== after[property]) problems[field] = 'value-is-fixed'
  }
  return problems
}

/** From this moment on nobody can use it; trades that have it keep it. */
export async function endVoucher(
  { db, now }: Needs,
  colleague: Colleague,
  typed: string,
): Promise<ChangeVoucherResult> {
  if (!may(colleague, 'vouchers.change')) return { ok: false, reason: 'not-yours-to-do' }
  const code = voucherCode(typed)

  return db.transaction().execute(async (tx): Promise<ChangeVoucherResult> => {
    const at = now()
    const before = await voucherByCode(tx, code, { lock: true })
    if (!before) return { ok: false, reason: 'unknown-voucher' }
    if (before.validUntil <= at) return { ok: false, reason: 'already-over' }

    // One that has not begun yet never will.
    const after = { ...before, validFrom: before.validFrom > at ? at : before.validFrom, validUntil: at }
    await updateVoucher(tx, after)
    await writeAudit(tx, colleague, { action: 'voucher.end', subject: `voucher ${code}`, before, after }, at)
    return { ok: true, code }
  })
}
