import { readImei } from '#domain/catalogue/identification/imei.ts'
import { photoFilesIn, writePhotos, type PhotosResult } from '#domain/inspection/photos/photos.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { parseItemReference, parseTradeNumber } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Engines } from '#engines/engines.ts'
import { caseFacts, type CaseFacts } from '#shop/case-facts.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { scannedText } from '#shop/formats/scanned-text.ts'
import { manyLines, oneLine } from '#shop/forms/typed-text.ts'
import { newId } from '#shop/ids.ts'
import { dueOf, MAX_CASE_TEXT_LENGTH, type CaseKind } from './case.ts'
import { caseNumber } from './case-number.ts'
import { caseById, nextSerial, writeCase } from './case-store.ts'
import { record } from './record-step.ts'

export type NewCase = Partial<CaseFacts> & {
  kind: CaseKind
  /** The number of the trade, or the reference of one of its devices: T-26-004711-2. */
  trade?: string | undefined
  /** Whatever was scanned: a trade, a device, a tracking number or an IMEI. */
  code?: string | undefined
  place?: string | undefined
  /** Where to write to, if no trade says it. */
  country?: CountryCode | undefined
  photos?: readonly Uint8Array[]
  /** The same key opens one case, however often it is sent. */
  key?: string | undefined
}

export type OpenCaseResult =
  | { ok: true; number: number }
  | { ok: false; reason: 'trade-missing' | 'no-such-trade' | 'item-missing' | 'text-missing' | 'email-wrong' }
  | Extract<PhotosResult, { ok: false }>

type Needs = Pick<Engines, 'db' | 'files' | 'readers' | 'now'>

/** Only a parcel may be nobody's; what is about one device says which. */
const needsItem: ReadonlySet<CaseKind> = new Set(['other-model', 'swapped-identity'])

/** What nobody announced is none of the devices that somebody did. */
const isItemless: ReadonlySet<CaseKind> = new Set(['parcel-without-order', 'one-too-many'])

const onlyItemOf = (trade: Trade | undefined) => (trade?.items.length === 1 ? trade.items[0] : undefined)

/** Where parcels come from, if nothing else is known. */
const USUAL_COUNTRY: CountryCode = 'de'

/** Something does not fit: gives it a number, and everything that is known about it. */
export async function openCase(engines: Needs, colleague: Colleague, asked: NewCase): Promise<OpenCaseResult> {
  if (!may(colleague, 'cases.change')) return { ok: false, reason: 'not-yours-to-do' }
  const about = await subjectOf(engines, asked)
  if (about === undefined) return { ok: false, reason: 'no-such-trade' }
  const facts = factsOf({ ...about.facts, ...given(asked) })
  const { kind, key, photos = [] } = asked
  if (facts.email !== '' && !isEmailAddress(facts.email)) return { ok: false, reason: 'email-wrong' }
  if (kind === 'parcel-without-order') {
    if (Object.values(facts).every((text) => text === '')) return { ok: false, reason: 'text-missing' }
  } else if (about.trade === undefined) return { ok: false, reason: 'trade-missing' }
  const item = isItemless.has(kind) ? undefined : (about.item ?? onlyItemOf(about.trade))
  if (needsItem.has(kind) && item === undefined) return { ok: false, reason: 'item-missing' }
  const files = await photoFilesIn(engines, photos)
  if (!files.ok) return files

  const now = engines.now()
  const id = key ?? newId(now)
  return engines.db.transaction().execute(async (tx): Promise<OpenCaseResult> => {
    const number = caseNumber(now.getUTCFullYear(), await nextSerial(tx))
    const isNew = await writeCase(tx, {
      ...facts,
      id,
      number,
      kind,
      openedAt: now,
      openedBy: colleague.id,
      dueAt: dueOf(kind, now),
      place: placeOf(asked.place ?? ''),
      country: about.trade?.country ?? asked.country ?? USUAL_COUNTRY,
      tradeId: about.trade?.id ?? null,
      itemId: item?.id ?? null,
    })
    if (!isNew) return { ok: true, number: (await caseById(tx, id))!.number }
    await writePhotos(tx, engines, colleague, { caseId: id, itemId: item?.id ?? null }, files.photos)
    await record(tx, colleague, { id, number }, { event: 'opened', text: facts.description, after: { kind } }, now)
    return { ok: true, number }
  })
}

/** What the scanned code and the named trade say. Nothing, if a trade is named that does not exist. */
async function subjectOf({ db }: Pick<Engines, 'db'>, asked: NewCase) {
  const [named, code] = [scannedText(asked.trade ?? ''), scannedText(asked.code ?? '')]
  const isNumber = parseItemReference(code) !== undefined || parseTradeNumber(code) !== undefined
  const text = named !== '' ? named : isNumber ? code : ''
  const facts = isNumber ? {} : factsOfCode(code)
  if (text === '') return { trade: undefined, item: undefined, facts }
  const reference = parseItemReference(text)
  const number = reference?.number ?? parseTradeNumber(text)
  const trade = number === undefined ? undefined : await findTradeByNumber({ db }, number)
  if (!trade) return undefined
  const item = reference && trade.items.find(({ position }) => position === reference.position)
  return reference && !item ? undefined : { trade, item, facts }
}

/** What is no number of ours stands on the device, or on the box. */
function factsOfCode(code: string): Partial<CaseFacts> {
  const imei = readImei(code)
  if (imei !== undefined) return { imei }
  return code === '' ? {} : { trackingNumber: code }
}

/** What was typed wins over what was scanned, unless it is empty. */
const given = (asked: NewCase): Partial<CaseFacts> =>
  Object.fromEntries(
    caseFacts.filter((field) => (asked[field] ?? '').trim() !== '').map((field) => [field, asked[field]]),
  )

/** The code of a shelf, typed or scanned. */
export const placeOf = (typed: string): string => oneLine(scannedText(typed)).toUpperCase().slice(0, 40)

/** As it is kept: codes without spaces, so that they are found again. */
export function factsOf(typed: Partial<CaseFacts>): CaseFacts {
  const code = (text = '') => oneLine(text).replaceAll(' ', '').toUpperCase().slice(0, 40)
  return {
    sender: oneLine(typed.sender ?? '').slice(0, 200),
    email: oneLine(typed.email ?? '').slice(0, 200),
    trackingNumber: code(typed.trackingNumber),
    imei: readImei(typed.imei ?? '') ?? code(typed.imei),
    serialNumber: code(typed.serialNumber),
    description: manyLines(typed.description ?? '').slice(0, MAX_CASE_TEXT_LENGTH),
  }
}
