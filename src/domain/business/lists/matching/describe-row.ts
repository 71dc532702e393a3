import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { MatchedRow, RefusedRow, RowDetails, RowProblem, RowRemark } from '#domain/business/lists/device-list.ts'
import { priceFaults, type AskAbout } from './faults/price-faults.ts'
import { mayTellFaults, readCondition } from './faults/read-condition.ts'
import { pricesByGrade } from './price-of-row.ts'
import { gradeNamed, readGrade } from './read-grade.ts'
import { isEmptyCell, readQuantity, type ReadImei, type TypedRow } from './read-row.ts'

/** A device, and what it brings in the best condition; nothing if it is not bought. */
export type PricedDevice = { id: number; fullName: string; price: Pick<Terms, 'rules' | 'base'> | undefined }

const MAX_DETAIL_LENGTH = 80

const remarkOn = (kind: RowRemark['kind'], detail: string): RowRemark => ({
  kind,
  detail: detail.slice(0, MAX_DETAIL_LENGTH),
})

/** One cell that nobody understands is a remark: the row counts as if the cell were empty. */
export function readDetails(said: TypedRow, imei: string | null, problem: ReadImei['problem']): RowDetails {
  const written = isEmptyCell(said.quantity) && said.quantity !== '0' ? 1 : readQuantity(said.quantity)
  // An IMEI is of one device.
  const isOne = imei !== null && written !== undefined && written > 1
  const remarks = [
    ...(problem ? [remarkOn(problem, said.imei)] : []),
    ...(written === undefined ? [remarkOn('quantity-invalid', said.quantity)] : []),
    ...(isOne ? [remarkOn('quantity-of-imei', said.quantity)] : []),
  ]
  return { grade: null, quantity: isOne ? 1 : (written ?? 1), imei, faults: {}, remarks, choices: [] }
}

export const refuseRow = (
  reason: RowProblem,
  detail: string,
  details: RowDetails,
  device?: Pick<PricedDevice, 'id' | 'fullName'>,
): RefusedRow => ({
  ok: false,
  reason,
  detail: detail.slice(0, MAX_DETAIL_LENGTH),
  ...(device && { device: device.id, deviceName: device.fullName }),
  ...details,
})

/** A row whose device is known: how that looks, what is wrong with it, and what it brings. */
export async function describeRow(
  device: PricedDevice,
  said: TypedRow,
  details: RowDetails,
  askAbout: AskAbout,
): Promise<MatchedRow> {
  const state = await readState(device, said, askAbout)
  const described = { ...details, ...state.read, remarks: [...details.remarks, ...state.remarks] }
  if (!device.price) return refuseRow('not-bought', device.fullName, described, device)
  if (state.isUnclear) return refuseRow('fault-unclear', state.detail, described, device)
  return priceRow(device, described, askAbout)
}

/** The same once everything is said. */
export async function priceRow(device: PricedDevice, details: RowDetails, askAbout: AskAbout): Promise<MatchedRow> {
  const { id, fullName, price } = device
  if (!price) return refuseRow('not-bought', fullName, details, device)
  const { rules, base } = price
  const priced = { ok: true, device: id, deviceName: fullName, ...details, base } as const
  if (Object.keys(details.faults).length === 0) return { ...priced, prices: pricesByGrade(rules, base, 1) }

  const asked = await askAbout(id)
  const faultPrices = asked?.terms && priceFaults(asked.terms, asked.questions, details.faults)
  if (!faultPrices)
    return refuseRow('fault-refused', saidAbout(asked?.questions ?? [], details.faults), details, device)
  return { ...priced, prices: faultPrices[0]!.prices, faultPrices }
}

/** Answers in the words in which they were asked for. */
const saidAbout = (questions: readonly Question[], faults: Answers): string =>
  questions
    .flatMap(({ code, title, question, answers }) =>
      answers
        .filter((answer) => faults[code]?.includes(answer.code))
        .map(({ text }) => (text.length < 6 ? `${title || question}: ${text}` : text)),
    )
    .join(', ')

type State = {
  read: Pick<RowDetails, 'grade' | 'faults'>
  remarks: RowRemark[]
  /** Something is broken, and nobody can tell what; in whose words. */
  isUnclear: boolean
  detail: string
}

/** In a column of defects some only tick what is broken. */
const isTick = (text: string): boolean => /^(?:x|ja?|y(?:es)?|s[ií]|oui|1|true|wahr)$/i.test(text)

/** Most rows name a grade or nothing: only for all others the questions about the device are needed. */
async function readState(device: PricedDevice, said: TypedRow, askAbout: AskAbout): Promise<State> {
  const looks = isEmptyCell(said.grade) ? '' : said.grade
  const defects = isTick(said.defects) ? 'defekt' : isEmptyCell(said.defects) ? '' : said.defects
  const grade = looks === '' ? null : (gradeNamed(looks) ?? (mayTellFaults(looks) ? undefined : readGrade(looks)))
  const told = [said.name, said.note].filter(mayTellFaults)
  const none: State = { read: { grade: grade ?? null, faults: {} }, remarks: [], isUnclear: false, detail: '' }
  if (grade !== undefined && defects === '' && told.length === 0) return none

  const questions = (await askAbout(device.id))?.questions ?? []
  const ofLooks = grade === undefined ? readCondition(looks, questions) : undefined
  const ofDefects = readCondition(defects, questions, true)
  const ofWords = told.map((text) => readCondition(text, questions))
  const all = [ofDefects, ...(ofLooks ? [ofLooks] : []), ...ofWords]
  const faults = Object.assign({}, ...all.map((each) => each.faults).toReversed()) as Answers
  const isUnread = ofLooks && ofLooks.grade === null && Object.keys(ofLooks.faults).length === 0 && !ofLooks.isUnclear
  return {
    read: { grade: grade ?? ofLooks?.grade ?? ofDefects.grade, faults },
    remarks: [
      ...(isUnread && ofLooks.unread.length > 0 ? [remarkOn('grade-unknown', looks)] : []),
      ...(ofDefects.unread.length > 0 ? [remarkOn('defects-unread', ofDefects.unread.join(', '))] : []),
    ],
    isUnclear: Object.keys(faults).length === 0 && all.some((each) => each.isUnclear),
    detail: [defects, looks, ...told].find((text) => text !== '') ?? '',
  }
}
